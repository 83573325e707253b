import { CaptionSettings } from '../features/settings/caption-settings.tsx';
import { FeedSettings } from '../features/settings/feed-settings.tsx';
import { LanguageSettings } from '../features/settings/language-settings.tsx';
import { NotificationSettings } from '../features/settings/notification-settings.tsx';
import { OrganizationSettings } from '../features/settings/organization-settings.tsx';
import { PlaybackSettings } from '../features/settings/playback-settings.tsx';
import { ThemeSettings } from '../features/settings/theme-settings.tsx';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import * as text from '@tv/strings/en/settings/settings-page.ts';

/** What a person chooses: for this device, and what they hear of anywhere. */
export function SettingsPage() {
  useTitle(text.settings);
  return (
    <>
      <PageHead title={text.settings} />
      <ThemeSettings />
      <LanguageSettings />
      <CaptionSettings />
      <PlaybackSettings />
      <NotificationSettings />
      <FeedSettings />
      <OrganizationSettings />
    </>
  );
}
