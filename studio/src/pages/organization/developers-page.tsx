import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/developers/developers.ts';
import { ApplicationsSection } from '../../developers/applications-section.tsx';
import { KeysSection } from '../../developers/keys-section.tsx';
import { OtherSitesSection } from '../../developers/other-sites-section.tsx';
import { OrganizationFrame } from './organization-frame.tsx';

/** What programs of the organization and of others work with. Each section is a line here. */
export function DevelopersPage() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  return (
    <OrganizationFrame title={text.developers}>
      <KeysSection organizationId={organizationId} />
      <ApplicationsSection organizationId={organizationId} />
      <OtherSitesSection />
    </OrganizationFrame>
  );
}
