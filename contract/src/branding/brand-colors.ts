import { contrast, isColor, luminance, mix, opaque } from './colors.ts';
import {
  counterSurfaces,
  drawnMarks,
  labels,
  openSurfaces,
  surfacePieces,
  textSurfaces,
} from './drawn-colors.ts';

/** Colours by the names of their custom properties. */
export type Palette = Record<string, string>;
/** The portal's own values of the two themes that an organization's colours are laid over. */
export type BaseThemes = Record<'dark' | 'light', Palette>;

/**
 * An organization's colours over one theme, every drawn pair readable (WCAG 2.2, 1.4.3 and 1.4.11). `wanted`: the theme
 * colour keys with `#RRGGBB` or `#RRGGBBAA`; whatever is not a colour counts as absent. `bases`: the portal's own themes; a
 * property that they lack is left out. Where the organization sets the page's ground or text, and both are readable
 * together, all that it leaves open is derived from these two; otherwise the theme's own value stands. `colors` holds
 * every property of the theme, `fallenBack` the wanted keys that are not shown.
 */
export function resolveBrandColors(
  wanted: Record<string, unknown>,
  bases: BaseThemes,
  theme: keyof BaseThemes,
): { colors: Palette; fallenBack: string[]; isDark: boolean } {
  const chosen = chosenColors(wanted, bases[theme]);
  const page = pageOf(chosen, bases[theme]);
  const isDark = page ? luminance(page.ground) < 0.18 : theme === 'dark';
  const base = page ? derivedFrom(page, bases[isDark ? 'dark' : 'light'], isDark) : bases[theme];
  const colors = { ...base };
  const decided = new Set(['mainBackgroundColor', 'primaryTextColor']);
  /** Takes what is asked for these keys if it can be read then, else all of them as the theme has them. */
  const take = (keys: readonly string[], isReadable: () => boolean) => {
    for (const key of keys) {
      decided.add(key);
      if (chosen[key] && key in base) colors[key] = chosen[key];
    }
    if (isReadable()) return;
    for (const key of keys) if (key in base) colors[key] = base[key]!;
  };

  for (const piece of surfacePieces)
    take(piece, () => canRead(colors, 'primaryTextColor', piece.filter(isTextSurface), 4.5));
  for (const [mark, on, least] of drawnMarks) {
    take([mark], () => canRead(colors, mark, on, least));
    bringNearer(colors, mark, on, least);
  }
  for (const label of labels) {
    take(label, () => isLabelReadable(colors, label));
    if (!isLabelReadable(colors, label)) Object.assign(colors, plainLabel(colors, label));
  }
  const accent = chosen['counterBackgroundColor'];
  if (accent && 'counterTextColor' in base)
    colors['counterTextColor'] = blackOrWhite(opaque(accent, seen(colors, 'mainBackgroundColor')));
  take(['counterTextColor', 'counterBackgroundColor'], () => isCounterReadable(colors));
  if (!isCounterReadable(colors)) mendCounter(colors);
  for (const key of Object.keys(chosen)) if (!decided.has(key)) take([key], () => true);

  if (
    'buttonPrimaryEdgeColor' in base &&
    ratio(colors, 'buttonPrimaryDefaultColor', 'mainBackgroundColor') < 3
  )
    colors['buttonPrimaryEdgeColor'] = colors['fieldOutlineColor']!;
  return { colors, isDark, fallenBack: Object.keys(chosen).filter((key) => colors[key] !== chosen[key]) };
}

const isTextSurface = (key: string) => textSurfaces.includes(key);

type Page = { ground: string; text: string };

const chosenColors = (wanted: Record<string, unknown>, known: Palette): Palette =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      (entry): entry is [string, string] => entry[0] in known && isColor(entry[1]),
    ),
  );

/** The ground and text of the page, if the organization sets one of them and they can be read together. */
function pageOf(chosen: Palette, base: Palette): Page | undefined {
  const { mainBackgroundColor: ground = '', primaryTextColor: text = '' } = { ...base, ...chosen };
  if (!chosen['mainBackgroundColor'] && !chosen['primaryTextColor']) return undefined;
  const isOpaque = opaque(ground, '#000000') === opaque(ground, '#ffffff');
  return isOpaque && contrast(opaque(text, ground), ground) >= 4.5 ? { ground, text } : undefined;
}

/** Shares of the text's colour in the surfaces of a page. */
const tints: Record<string, number> = {
  secondaryBackgroundColor: 0.04,
  headerAndSideMenuBackgroundColor: 0,
  fieldBackgroundColor: 0.06,
  navigationItemsHoverColor: 0.05,
  navigationItemsActiveBackgroundColor: 0.08,
  menuItemsHoverColor: 0.09,
  menuItemsActiveColor: 0.13,
  categoryCardBackgroundColor: 0.05,
  categoryCardHoverColor: 0.09,
  tagsBackgroundColor: 0.05,
  tagsBackgroundHoverColor: 0.1,
  buttonSecondaryDefaultColor: 0.13,
  buttonSecondaryHoverColor: 0.2,
  rowHoverColor: 0.03,
  selectedRowColor: 0.07,
  cueBlockColor: 0.11,
};

/** A theme around the ground and text of a page. What has a colour of its own (links, errors) is as in the nearer theme. */
function derivedFrom({ ground, text }: Page, nearer: Palette, isDark: boolean): Palette {
  const front = opaque(text, ground);
  const tint = (share: number) => mix(ground, front, share);
  const readableTint = (share: number) =>
    [share, share / 2].map(tint).find((color) => contrast(front, color) >= 4.5) ?? ground;
  const strong = mix(front, ground, 0.14);
  const derived: Palette = {
    mainBackgroundColor: ground,
    primaryTextColor: text,
    secondaryTextColor: mix(front, ground, 0.32),
    menuBackgroundColor: isDark ? readableTint(0.055) : ground,
    fieldOutlineColor: tint(0.5),
    waveColor: tint(0.5),
    focusRingColor: front,
    separatorLineColor: tint(0.11),
    tagsOutlineColor: tint(0.22),
    placeholderColor: tint(0.08),
    shimmerColor: tint(0.12),
    edgeColor: `${front}14`,
    heroFade: isDark ? ground : `${ground}00`,
    navigationItemsActiveTextColor: front,
    buttonPrimaryDefaultColor: front,
    buttonPrimaryTextColor: ground,
    buttonPrimaryHoverColor: contrast(strong, ground) >= 4.5 ? strong : front,
    buttonSecondaryTextColor: front,
    buttonNeutralTextColor: front,
    buttonNeutralDefaultColor: `${front}00`,
    buttonNeutralHoverColor: `${front}1a`,
  };
  for (const [key, share] of Object.entries(tints)) derived[key] = readableTint(share);
  return Object.fromEntries(
    Object.entries(nearer).map(([key, color]) => [key, derived[key] ?? color] as const),
  );
}

const seen = (colors: Palette, key: string) => opaque(colors[key]!, colors['mainBackgroundColor']!);

/** Contrast of a colour to a ground, each as it is seen over the page. */
export function ratio(colors: Palette, front: string, ground: string): number {
  const below = seen(colors, ground);
  return contrast(opaque(colors[front]!, below), below);
}

const canRead = (colors: Palette, front: string, on: readonly string[], least: number) =>
  !(front in colors) || on.every((ground) => !(ground in colors) || ratio(colors, front, ground) >= least);

/** Mixes a mark with the page's text until it can be told from its grounds; the text itself can be. */
function bringNearer(colors: Palette, mark: string, on: readonly string[], least: number): void {
  for (let step = 1; !canRead(colors, mark, on, least) && step <= 10; step++)
    colors[mark] = mix(seen(colors, mark), seen(colors, 'primaryTextColor'), step / 10);
  // A text that lets its ground shine through is another colour on each ground, and readable on all of them.
  if (!canRead(colors, mark, on, least)) colors[mark] = colors['primaryTextColor']!;
}

/** A label's own grounds may let the surface below shine through. */
const isLabelReadable = (colors: Palette, [text, ...own]: readonly [string, ...string[]]) =>
  !(text in colors) ||
  own.every((key) =>
    openSurfaces.every((surface) => {
      if (!(key in colors) || !(surface in colors)) return true;
      const below = opaque(colors[key]!, seen(colors, surface));
      return contrast(opaque(colors[text]!, below), below) >= 4.5;
    }),
  );

/** A label without a ground of its own, in the page's text. */
const plainLabel = (colors: Palette, [text, ...own]: readonly [string, ...string[]]): Palette => ({
  [text]: colors['primaryTextColor']!,
  ...Object.fromEntries(own.map((key) => [key, `${colors['mainBackgroundColor']}00`])),
});

const isCounterReadable = (colors: Palette) =>
  canRead(colors, 'counterTextColor', ['counterBackgroundColor'], 4.5) &&
  canRead(colors, 'counterBackgroundColor', counterSurfaces, 3);

function mendCounter(colors: Palette): void {
  bringNearer(colors, 'counterBackgroundColor', counterSurfaces, 3);
  const ground = seen(colors, 'counterBackgroundColor');
  colors['counterTextColor'] = blackOrWhite(ground);
}

/** The text colour on a background for which nobody chose a text colour. */
const blackOrWhite = (ground: string) =>
  contrast('#ffffff', ground) > contrast('#000000', ground) ? '#ffffff' : '#000000';
