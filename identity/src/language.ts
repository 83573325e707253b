import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@tv/contract/languages';
import { pageLanguage } from '@tv/contract/page-language';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import type { Text } from './strings/en.ts';

const texts: Record<Language, Text> = { en, de };

/** The texts in the language that the portal's pages use for the sender of a request. */
export const textFor = (headers: IncomingHttpHeaders) => texts[pageLanguage(headers)];
