import { accountLanguageCookie, languageCookie, type Language } from '@tv/contract/languages';
import { call } from '../../lib/api/call.ts';
import { toast } from '../../lib/layout/toasts.ts';
import { keepLanguage } from '../../lib/session/language-cookies.ts';
import * as text from '../../strings/en/notifications.ts';

/** Saves the language with the account and on this device, and reloads the page: each language is a build of its own. Empty: none is chosen. */
export async function chooseLanguage(language: Language | ''): Promise<void> {
  try {
    await call('PUT /Users/Me/Language', { body: { language } });
  } catch {
    return toast(text.notSaved);
  }
  for (const name of [languageCookie, accountLanguageCookie] as const)
    keepLanguage(name, language === '' ? undefined : language);
  location.reload();
}
