import { CaptionSettings } from '../features/settings/caption-settings.tsx';
import { ThemeSettings } from '../features/settings/theme-settings.tsx';
import { useTitle } from '../lib/title.ts';
import { PageHead } from '../ui/page-head.tsx';

/** What a person chooses for this device. */
export function SettingsPage() {
  useTitle('Settings');
  return (
    <>
      <PageHead title="Settings" fact="For this device" />
      <ThemeSettings />
      <CaptionSettings />
    </>
  );
}
