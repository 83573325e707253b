import * as text from '@tv/strings/en/studio/item/machine-captions.ts';
import { CaptionsSettings } from '../../machine-captions/captions-settings.tsx';
import { SettingsPage } from './settings-page.tsx';

/** What machines may do for the captions of the organization. */
export const CaptionsSettingsPage = () => (
  <SettingsPage title={text.title}>
    {(organization, isAdmin) => <CaptionsSettings organization={organization} mayAllow={isAdmin} />}
  </SettingsPage>
);
