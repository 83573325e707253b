import type { Language } from '@tv/contract/languages/languages';
import { everyLanguage } from './strings/every-language.ts';
import { mailTexts, type MailTexts } from './strings/mail-texts.ts';

const all = Object.fromEntries(
  Object.entries(everyLanguage).map(([language, { mails }]) => [language, mailTexts(mails)]),
) as Record<Language, MailTexts>;

export const textsIn = (language: Language): MailTexts => all[language];
