import { themeColorKeys, type ThemeColorKey } from '@tv/contract/theme-colors';
import { contrast, isColor, opaque } from './contrast.ts';

export type Colors = Partial<Record<ThemeColorKey, string>>;

/** Text, what it lies on, and the least contrast between the two. Where it is broken, both fall back. */
export const pairs: readonly [ThemeColorKey, ThemeColorKey, number][] = [
  ['primaryTextColor', 'mainBackgroundColor', 4.5],
  ['primaryTextColor', 'secondaryBackgroundColor', 4.5],
  ['primaryTextColor', 'headerAndSideMenuBackgroundColor', 4.5],
  ['primaryTextColor', 'navigationItemsHoverColor', 4.5],
  ['primaryTextColor', 'menuItemsHoverColor', 4.5],
  ['primaryTextColor', 'menuItemsActiveColor', 4.5],
  ['primaryTextColor', 'categoryCardBackgroundColor', 4.5],
  ['primaryTextColor', 'categoryCardHoverColor', 4.5],
  ['primaryTextColor', 'tagsBackgroundColor', 4.5],
  ['primaryTextColor', 'tagsBackgroundHoverColor', 4.5],
  ['textLinkColor', 'mainBackgroundColor', 4.5],
  ['errorTextColor', 'mainBackgroundColor', 4.5],
  ['navigationItemsActiveTextColor', 'navigationItemsActiveBackgroundColor', 4.5],
  ['buttonPrimaryTextColor', 'buttonPrimaryDefaultColor', 4.5],
  ['buttonPrimaryTextColor', 'buttonPrimaryHoverColor', 4.5],
  ['buttonSecondaryTextColor', 'buttonSecondaryDefaultColor', 4.5],
  ['buttonSecondaryTextColor', 'buttonSecondaryHoverColor', 4.5],
  ['buttonNeutralTextColor', 'buttonNeutralDefaultColor', 4.5],
  ['buttonNeutralTextColor', 'buttonNeutralHoverColor', 4.5],
  ['counterTextColor', 'counterBackgroundColor', 4.5],
  ['counterBackgroundColor', 'mainBackgroundColor', 3],
  ['buttonPrimaryDefaultColor', 'mainBackgroundColor', 3],
  ['followingCategoryColor', 'mainBackgroundColor', 4.5],
  ['discoverCategoryColor', 'mainBackgroundColor', 4.5],
];

/** An organization's colours that keep every text readable over a theme's own; the rest is left out. */
export function readableColors(wanted: Record<string, string>, theme: Record<ThemeColorKey, string>): Colors {
  const kept: Colors = {};
  for (const key of themeColorKeys) {
    const color = wanted[key];
    if (color && isColor(color)) kept[key] = color;
  }
  const shown = (key: ThemeColorKey) => kept[key] ?? theme[key];
  // Dropping one colour can break another pair; each round drops at least one, so it ends.
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const [front, back, least] of pairs) {
      if (!(front in kept) && !(back in kept)) continue;
      const ground = opaque(shown(back), shown('mainBackgroundColor'));
      if (contrast(opaque(shown(front), ground), ground) >= least) continue;
      delete kept[front];
      delete kept[back];
      isSettled = false;
    }
  }
  return kept;
}

let sheet: CSSStyleSheet | undefined;
const laidOver = ['dark', 'light'] as const;
const known = new Map<string, Record<ThemeColorKey, string>>();

/** Reads the themes' own colours while the page is empty: later, all of it would have to be styled for that. */
export function learnThemeColors(): void {
  for (const theme of laidOver) known.set(theme, ownColors(theme));
}

/** Lays an organization's colours over the dark and the light theme, never over high contrast. */
export function applyOrganizationColors(wanted: Record<string, string>): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync('');
  let onPicture = '';
  const rules = laidOver.map((theme) => {
    const colors = readableColors(wanted, known.get(theme) ?? ownColors(theme));
    const lines = Object.entries(colors).map(([key, color]) => `--${key}: ${color};`);
    // What lies on a picture is as in the dark theme.
    const accent = theme === 'dark' && colors.counterBackgroundColor;
    if (accent) onPicture = `:root:not([data-theme='high-contrast']) { --accentOnPictureColor: ${accent}; }`;
    return `[data-theme='${theme}'] { ${lines.join(' ')} }`;
  });
  sheet.replaceSync([...rules, onPicture].join('\n'));
}

/** What the stylesheet gives a theme, read from an element that wears it. */
function ownColors(theme: string): Record<ThemeColorKey, string> {
  const probe = document.createElement('div');
  probe.dataset['theme'] = theme;
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colors = Object.fromEntries(
    themeColorKeys.map((key) => [key, style.getPropertyValue(`--${key}`).trim()]),
  );
  probe.remove();
  return colors as Record<ThemeColorKey, string>;
}
