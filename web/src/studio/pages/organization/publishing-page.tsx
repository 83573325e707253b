import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/roles';
import { useCurrentUser } from '../../../lib/session/current-user.ts';
import * as text from '../../../strings/en/studio-settings.ts';
import { PublishingForm } from '../../settings/publishing-form.tsx';
import { SettingsPage } from './settings-page.tsx';

/** Review, public pages, home, contact and feeds. */
export function PublishingPage() {
  const user = useCurrentUser();
  const mayDecidePages = Boolean(user && hasAtLeast(user.role, Role.Admin));
  return (
    <SettingsPage title={text.publishing}>
      {(organization) => (
        <PublishingForm key={organization.id} organization={organization} mayDecidePages={mayDecidePages} />
      )}
    </SettingsPage>
  );
}
