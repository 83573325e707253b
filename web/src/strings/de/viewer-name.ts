import { locale } from './locale.ts';

export const visitor = 'Besucher';

export const viewerNow = (now: Date) =>
  now.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
