import { readFileSync } from 'node:fs';
import { artwork } from './artwork.ts';
import type { Palette } from './artwork.ts';
import { contrast, isColor, mix } from './color.ts';

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

/** What these pages write on what, and the least contrast between the two. Where it is broken, both fall back. */
const pairs: [string, string, number][] = [
  ['primaryTextColor', 'mainBackgroundColor', 4.5],
  ['primaryTextColor', 'fieldBackgroundColor', 4.5],
  ['secondaryTextColor', 'mainBackgroundColor', 4.5],
  ['errorTextColor', 'mainBackgroundColor', 4.5],
  ['errorTextColor', 'errorBackgroundColor', 4.5],
  ['fieldOutlineColor', 'mainBackgroundColor', 3],
  ['focusRingColor', 'mainBackgroundColor', 3],
  ['buttonPrimaryTextColor', 'buttonPrimaryDefaultColor', 4.5],
  ['buttonPrimaryTextColor', 'buttonPrimaryHoverColor', 4.5],
  ['primaryTextColor', 'buttonSecondaryDefaultColor', 4.5],
  ['primaryTextColor', 'buttonSecondaryHoverColor', 4.5],
];
const mayChange = [
  'mainBackgroundColor',
  'primaryTextColor',
  'errorTextColor',
  'buttonPrimaryDefaultColor',
  'buttonPrimaryHoverColor',
  'buttonPrimaryTextColor',
  'buttonSecondaryDefaultColor',
  'buttonSecondaryHoverColor',
];

function readable(wanted: Colors, theme: Colors) {
  const kept: Colors = {};
  for (const key of mayChange) if (isColor(wanted[key])) kept[key] = wanted[key];
  // Dropping one can break another pair; each round drops at least one, so it ends.
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const [front, back, least] of pairs) {
      const [text, ground] = [kept[front] ?? theme[front], kept[back] ?? theme[back]];
      if (!(front in kept || back in kept) || !text || !ground || contrast(text, ground) >= least) continue;
      delete kept[front];
      delete kept[back];
      isSettled = false;
    }
  }
  return kept;
}

/** The portal's own landscape in another light: no turbines, since not everybody has some. */
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

/** The picture beside the form. */
export function lookArt(theme: Theme, wanted: Colors) {
  const { buttonPrimaryDefaultColor: accent = '', mainBackgroundColor: ground = '' } = {
    ...own[theme],
    ...readable(wanted, own[theme]),
  };
  return artwork(palette(theme, accent, ground));
}

/** An organization's colours over both themes, never over high contrast; its pictures lie in `folder`. */
export function lookStyles(folder: string, wanted: Colors) {
  const block = (theme: Theme) => {
    const kept = readable(wanted, own[theme]);
    const lines = Object.entries(kept).map(([key, color]) => `--${key}:${color};`);
    return `color-scheme:${theme};${lines.join('')}--art:url('${folder}/${theme}.svg');`;
  };
  const [light, dark] = [block('light'), block('dark')];
  return [
    `[data-theme='dark']{${dark}}[data-theme='light']{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
    `@media (prefers-color-scheme:light){:root:not([data-theme]){${light}}}`,
  ].join('\n');
}
