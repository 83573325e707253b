import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@tv/contract/languages/languages';
import { pageLanguage } from '@tv/contract/languages/page-language';
import { everyLanguage } from './strings/every-language.ts';
import { textOf, type Text } from './strings/text.ts';

const texts = Object.fromEntries(
  Object.entries(everyLanguage).map(([language, own]) => [language, textOf(language as Language, own)]),
) as Record<Language, Text>;

export const textIn = (language: Language): Text => texts[language];

/**
 * The texts in the language that the portal's pages use for the sender of a request. `organization`: the default of the
 * organization that the page shows.
 */
export const textFor = (headers: IncomingHttpHeaders, organization: Language | undefined): Text =>
  textIn(pageLanguage(headers, { organization }));
