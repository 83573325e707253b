import type { Browser } from '@tv/contract/playback/playing-figures';

/** The browser of a user agent. The order counts: nearly all name Safari, and those built on Chromium name Chrome. */
const browsers: [RegExp, Browser][] = [
  [/\bedg(e|a|ios)?\//i, 'edge'],
  [/samsungbrowser\//i, 'samsung'],
  [/\b(opr|opera|yabrowser|vivaldi|ucbrowser|electron)\b/i, 'other'],
  [/\b(firefox|fxios)\//i, 'firefox'],
  [/\b(chrome|chromium|crios|headlesschrome)\//i, 'chrome'],
  [/\bversion\/[\d.]+ .*safari\//i, 'safari'],
];

export const browserOf = (userAgent: string | undefined): Browser =>
  browsers.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'other';
