import type * as english from './strings/en/tv.ts';
import { language } from './language.ts';

/** What commands say to people, in their language. The others are not loaded. */
export const text = (await import(`./strings/${language}/tv.ts`)) as typeof english;
