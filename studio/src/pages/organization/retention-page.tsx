import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/organization/retention.ts';
import { HoldsSection } from '../../retention/holds-section.tsx';
import { RulesSection } from '../../retention/rules-section.tsx';
import { UpcomingSection } from '../../retention/upcoming-section.tsx';
import { OrganizationFrame } from './organization-frame.tsx';

/** What becomes of old content and what must stay, for admins. */
export function RetentionPage() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  return (
    <OrganizationFrame title={text.retention}>
      <RulesSection organizationId={organizationId} />
      <UpcomingSection organizationId={organizationId} />
      <HoldsSection organizationId={organizationId} />
    </OrganizationFrame>
  );
}
