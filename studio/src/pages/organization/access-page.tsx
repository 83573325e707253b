import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/organization/access.ts';
import { ConnectionsSection } from '../../access/connections-section.tsx';
import { DirectorySection } from '../../access/directory-section.tsx';
import { DomainsSection } from '../../access/domains-section.tsx';
import { LinksSection } from '../../access/links-section.tsx';
import { OrganizationFrame } from './organization-frame.tsx';

/** How people come in: links for managers, domains, sign-in providers and the directory for admins. */
export function AccessPage() {
  const user = useCurrentUser();
  const organizationId = user?.organizationId ?? '';
  return (
    <OrganizationFrame title={text.access}>
      <LinksSection organizationId={organizationId} />
      {user && hasAtLeast(user.role, Role.Admin) && (
        <>
          <DomainsSection organizationId={organizationId} />
          <ConnectionsSection organizationId={organizationId} />
          <DirectorySection organizationId={organizationId} />
        </>
      )}
    </OrganizationFrame>
  );
}
