import * as text from '@tv/strings/en/studio/organization/settings.ts';
import { PublishingForm } from '../../settings/publishing-form.tsx';
import { SettingsPage } from './settings-page.tsx';

/** Review, public pages, home, contact and feeds. */
export const PublishingPage = () => (
  <SettingsPage title={text.publishing}>
    {(organization, isAdmin) => (
      <PublishingForm key={organization.id} organization={organization} mayDecidePages={isAdmin} />
    )}
  </SettingsPage>
);
