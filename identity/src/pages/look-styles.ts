import { readFileSync } from 'node:fs';
import { contrast, isColor } from './contrast.ts';

type Colors = Record<string, string>;

const styles = readFileSync(new URL('pages.css', import.meta.url), 'utf8');
const own: Record<'light' | 'dark', Colors> = { light: {}, dark: {} };
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

/** The picture beside the form is the portal's own; an organization has light in its colour instead. */
function art({ buttonPrimaryDefaultColor: light, mainBackgroundColor: ground }: Colors) {
  return `radial-gradient(90% 70% at 70% 100%, ${light}, transparent), linear-gradient(160deg, ${ground} 30%, color-mix(in srgb, ${ground}, ${light} 45%))`;
}

/** An organization's colours over both themes, never over high contrast. */
export function lookStyles(wanted: Colors) {
  const block = (theme: 'light' | 'dark') => {
    const kept = readable(wanted, own[theme]);
    const lines = Object.entries(kept).map(([key, color]) => `--${key}:${color};`);
    return `color-scheme:${theme};${lines.join('')}--art:${art({ ...own[theme], ...kept })};`;
  };
  const [light, dark] = [block('light'), block('dark')];
  return [
    `[data-theme='dark']{${dark}}[data-theme='light']{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
    `@media (prefers-color-scheme:light){:root:not([data-theme]){${light}}}`,
  ].join('\n');
}
