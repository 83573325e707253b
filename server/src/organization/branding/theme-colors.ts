import { themeColorKeys } from '@tv/contract/branding/theme-colors';

const known: ReadonlySet<string> = new Set(themeColorKeys);

export const isThemeColorKey = (key: string): boolean => known.has(key);

export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value);

/** Filters to known keys with a valid colour. */
export const knownColors = (stored: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => isThemeColorKey(entry[0]) && isColor(entry[1]),
    ),
  );
