import { languages } from '@tv/contract/languages';
import { chooseLanguage } from './choose-language.ts';
import { language } from '../../strings/en/locale.ts';
import * as text from '../../strings/en/settings.ts';
import { Choice } from '../../ui/choice.tsx';
import { SettingsSection } from './settings-section.tsx';

const options = languages.map((value) => ({ value, text: text.languageNames[value] }));

export const LanguageSettings = () => (
  <SettingsSection title={text.language} help={text.languageHelp}>
    <Choice label={text.language} value={language} options={options} onChange={chooseLanguage} />
  </SettingsSection>
);
