import { chooseTheme, themeNames, themes, useThemeChoice } from '../../lib/theme.ts';
import { Choice } from '../../ui/choice.tsx';
import { SettingsSection } from './settings-section.tsx';

const options = themes.map((value) => ({ value, text: themeNames[value] }));

export const ThemeSettings = () => (
  <SettingsSection
    title="Theme"
    help="System default follows your device: dark or light, or high contrast where more contrast is asked for."
  >
    <Choice label="Theme" value={useThemeChoice()} options={options} onChange={chooseTheme} />
  </SettingsSection>
);
