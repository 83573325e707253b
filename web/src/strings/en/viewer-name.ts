import { locale } from './locale.ts';

/** Over the picture, where the viewer has no name. */
export const visitor = 'Visitor';

/** The day and the minute, which tell when a picture of the screen was taken. */
export const viewerNow = (now: Date) =>
  now.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
