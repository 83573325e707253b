import type { Palette } from './brand-colors.ts';

/** The colours that the stylesheet of the themes (`tokens.css`) gives to one theme, by name. */
export function readPalette(stylesheet: string, theme: string): Palette {
  const block = new RegExp(`\\[data-theme='${theme}'\\][^{]*\\{([^}]*)\\}`).exec(stylesheet)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--(\w+): (#\w+);/g)].map(([, key = '', color = '']) => [key, color]),
  );
}
