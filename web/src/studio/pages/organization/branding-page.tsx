import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/roles';
import { useCurrentUser } from '../../../lib/session/current-user.ts';
import * as text from '../../../strings/en/studio-branding.ts';
import { BrandingForm } from '../../branding/branding-form.tsx';
import { SettingsPage } from './settings-page.tsx';

/** How the organization looks. */
export function BrandingPage() {
  const user = useCurrentUser();
  const mayRename = Boolean(user && hasAtLeast(user.role, Role.Admin));
  return (
    <SettingsPage title={text.branding}>
      {(organization) => (
        <BrandingForm key={organization.id} organization={organization} mayRename={mayRename} />
      )}
    </SettingsPage>
  );
}
