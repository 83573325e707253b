import { readFileSync } from 'node:fs';
import { resolveBrandColors } from '@tv/contract/brand-colors';
import { readPalette } from '@tv/contract/read-palette';

/** The organization's colours that a theme does not show, because something drawn in them could not be read. */
export function fallenBackColors(wanted: Record<string, string>): { dark: string[]; light: string[] } {
  const stylesheet = readFileSync(new URL('../../web/src/ui/tokens.css', import.meta.url), 'utf8');
  const bases = { dark: readPalette(stylesheet, 'dark'), light: readPalette(stylesheet, 'light') };
  const fallenBack = (theme: 'dark' | 'light') => resolveBrandColors(wanted, bases, theme).fallenBack;
  return { dark: fallenBack('dark'), light: fallenBack('light') };
}
