import { readFileSync } from 'node:fs';
import { resolveBrandColors } from '@tv/contract/branding/brand-colors';
import { mix } from '@tv/contract/branding/colors';
import { artwork } from './artwork.ts';
import type { Palette } from './artwork.ts';

type Colors = Record<string, string>;
export type Theme = 'light' | 'dark';

const styles = readFileSync(new URL('pages.css', import.meta.url), 'utf8');
const own: Record<Theme, Colors> = { light: {}, dark: {} };
for (const [, key = '', light = '', dark = ''] of styles.matchAll(
  /--(\w+): light-dark\((#\w{6}), (#\w{6})\)/g,
)) {
  own.light[key] = light;
  own.dark[key] = dark;
}

/** The theme colours that the sign-in pages use. */
const used = [
  'mainBackgroundColor',
  'primaryTextColor',
  'errorTextColor',
  'buttonPrimaryDefaultColor',
  'buttonPrimaryHoverColor',
  'buttonPrimaryTextColor',
  'buttonSecondaryDefaultColor',
  'buttonSecondaryHoverColor',
  'buttonSecondaryTextColor',
];

/** The colours of a theme that an organization changes. */
function changed(wanted: Colors, theme: Theme): { colors: Colors; isDark: boolean } {
  const chosen = Object.fromEntries(used.map((key) => [key, wanted[key]]));
  const { colors, isDark } = resolveBrandColors(chosen, own, theme);
  return {
    colors: Object.fromEntries(Object.entries(colors).filter(([key, color]) => color !== own[theme][key])),
    isDark,
  };
}

/** The portal's landscape in an organization's colours, without wind turbines. */
function palette(theme: Theme, accent: string, ground: string): Palette {
  const tint = (from: string, shares: number[]) => shares.map((share) => mix(from, accent, share));
  const isDark = theme === 'dark';
  const [top = '', high = '', low = '', edge = ''] = tint(
    ground,
    isDark ? [0.02, 0.1, 0.26, 0.5] : [0.34, 0.2, 0.08, 0.24],
  );
  const near = isDark ? ground : '#141a22';
  const far = mix(ground, accent, isDark ? 0.38 : 0.5);
  return {
    sky: [top, high, low, edge],
    ribbons: isDark
      ? [accent, mix(accent, '#ffffff', 0.35), mix(accent, ground, 0.4)]
      : ['#ffffff', '#ffffff', '#ffffff'],
    ridges: [0, 0.3, 0.55, 0.75, 0.9].map((share) => mix(far, near, isDark ? share : share * 0.75)),
    turbine: undefined,
    stars: isDark ? 110 : 0,
  };
}

/** The picture beside the form in an organization's colours. */
export function brandingArtwork(theme: Theme, wanted: Colors) {
  const { buttonPrimaryDefaultColor: accent = '', mainBackgroundColor: ground = '' } = {
    ...own[theme],
    ...changed(wanted, theme).colors,
  };
  return artwork(palette(theme, accent, ground));
}

/** A style sheet with an organization's colours for the light and dark theme. High contrast stays as it is. `folder`: the address of its pictures. */
export function brandingStyles(folder: string, wanted: Colors) {
  const block = (theme: Theme) => {
    const { colors, isDark } = changed(wanted, theme);
    const lines = Object.entries(colors).map(([key, color]) => `--${key}:${color};`);
    const logos = isDark ? '--lightLogo:none;--darkLogo:block;' : '--lightLogo:block;--darkLogo:none;';
    return `color-scheme:${isDark ? 'dark' : 'light'};${logos}${lines.join('')}--art:url('${folder}/${theme}.svg');`;
  };
  const [light, dark] = [block('light'), block('dark')];
  return [
    `[data-theme='dark']{${dark}}[data-theme='light']{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
    `@media (prefers-color-scheme:light){:root:not([data-theme]){${light}}}`,
  ].join('\n');
}
