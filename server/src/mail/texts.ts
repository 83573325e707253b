import type { Language } from '@tv/contract/languages';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import type { MailTexts } from './strings/mail-texts.ts';

const all: Record<Language, MailTexts> = { en, de };

export const textsIn = (language: Language): MailTexts => all[language];
