import {
  accountLanguageCookie,
  type Language,
  languageCookie,
  languages,
} from '@tv/contract/languages/languages';
import { chosenLanguage } from '@tv/contract/languages/page-language';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { keepLanguage } from '@tv/client/lib/session/language-cookies.ts';
import * as notifications from '@tv/strings/en/settings/notifications.ts';
import * as text from '@tv/strings/en/settings/settings.ts';
import { Choice } from '@tv/ui/forms/choice.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The name of a language in itself, as it begins a line: `Français`. */
function ownName(value: Language): string {
  const name = new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value;
  return name.charAt(0).toLocaleUpperCase(value) + name.slice(1);
}

const options: { value: Language | ''; text: string; lang?: string }[] = [
  { value: '', text: text.automatic },
  ...languages.map((value) => ({ value, text: ownName(value), lang: value })),
];

export const LanguageSettings = () => (
  <SettingsSection title={text.language} help={text.languageHelp}>
    <Choice
      label={text.language}
      value={chosenLanguage({ cookie: document.cookie }) ?? ''}
      options={options}
      onChange={(language) => void chooseLanguage(language)}
    />
  </SettingsSection>
);

/** Saves the language with the account and on this device, and reloads the page: each language is a build of its own. Empty: none is chosen. */
async function chooseLanguage(language: Language | ''): Promise<void> {
  try {
    await call('PUT /Users/Me/Language', { body: { language } });
  } catch {
    return toast(notifications.notSaved);
  }
  for (const name of [languageCookie, accountLanguageCookie] as const)
    keepLanguage(name, language === '' ? undefined : language);
  location.reload();
}
