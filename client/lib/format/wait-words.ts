import { locale } from '@tv/strings/en/locale.ts';

/** A wait in the largest unit that it fills, rounded up: `2 minutes`. */
export function waitWords(seconds: number): string {
  const [length, unit] =
    seconds < 60
      ? ([1, 'second'] as const)
      : seconds < 3600
        ? ([60, 'minute'] as const)
        : ([3600, 'hour'] as const);
  const count = Math.max(1, Math.ceil(seconds / length));
  return count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
}
