import { chooseTheme, themeNames, themes, useThemeChoice } from '@tv/client/lib/appearance/theme.ts';
import * as text from '@tv/strings/en/settings/settings.ts';
import { Choice } from '@tv/ui/forms/choice.tsx';
import { SettingsSection } from './settings-section.tsx';

const options = themes.map((value) => ({ value, text: themeNames[value] }));

export const ThemeSettings = () => (
  <SettingsSection title={text.theme} help={text.themeHelp}>
    <Choice label={text.theme} value={useThemeChoice()} options={options} onChange={chooseTheme} />
  </SettingsSection>
);
