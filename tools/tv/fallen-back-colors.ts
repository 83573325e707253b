import { readFileSync } from 'node:fs';
import { resolveBrandColors, type Palette } from '@tv/contract/brand-colors';

/** The organization's colours that a theme does not show, because something drawn in them could not be read. */
export function fallenBackColors(wanted: Record<string, string>): { dark: string[]; light: string[] } {
  const stylesheet = readFileSync(new URL('../../web/src/ui/tokens.css', import.meta.url), 'utf8');
  const bases = { dark: paletteOf('dark', stylesheet), light: paletteOf('light', stylesheet) };
  const fallenBack = (theme: 'dark' | 'light') => resolveBrandColors(wanted, bases, theme).fallenBack;
  return { dark: fallenBack('dark'), light: fallenBack('light') };
}

function paletteOf(theme: string, stylesheet: string): Palette {
  const [, block = ''] = new RegExp(`\\[data-theme='${theme}'\\][^{]*\\{([^}]*)\\}`).exec(stylesheet) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/--(\w+): (#\w+);/g)].map(([, key = '', color = '']) => [key, color]),
  );
}
