import { type BaseThemes, type Palette, resolveBrandColors } from '@tv/contract/branding/brand-colors';
import { contrast } from '@tv/contract/branding/colors';
import { themeColorKeys } from '@tv/contract/branding/theme-colors';

/** The portal's own properties that follow an organization's colours. */
export const ownProperties = [
  'secondaryTextColor',
  'fieldBackgroundColor',
  'fieldOutlineColor',
  'menuBackgroundColor',
  'focusRingColor',
  'placeholderColor',
  'shimmerColor',
  'successTextColor',
  'warningTextColor',
  'markColor',
  'markTextColor',
  'rowHoverColor',
  'selectedRowColor',
  'cueBlockColor',
  'waveColor',
  'dangerButtonColor',
  'dangerButtonTextColor',
  'buttonPrimaryEdgeColor',
  'edgeColor',
  'elevation1',
  'elevation2',
  'elevation3',
  'backdropColor',
  'heroFade',
  'pictureEdge',
] as const;
/** What on a picture is as the organization has it: the rest is dark there in every theme. */
const onPicture = ['buttonPrimaryDefaultColor', 'buttonPrimaryTextColor', 'buttonPrimaryHoverColor'];

let sheet: CSSStyleSheet | undefined;
let latest: string | undefined;
let known: BaseThemes | undefined;

/** Lays an organization's colours over the dark and the light theme, never over high contrast. */
export function applyOrganizationColors(wanted: Record<string, string>): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync('');
  const styles = organizationStyles(wanted, portalThemes());
  // The colours are there at once: half-way between two palettes texts would be hard to read.
  sheet.replaceSync(`${styles}\n*,::before,::after{transition:none!important}`);
  latest = styles;
  const laidOver = sheet;
  // Another organization's may have come meanwhile.
  const settle = () => latest === styles && laidOver.replaceSync(styles);
  requestAnimationFrame(() => requestAnimationFrame(settle));
}

/** The portal's own two themes, without what an organization lays over them. */
export function portalThemes(): BaseThemes {
  known ??= { dark: paletteOf('dark'), light: paletteOf('light') };
  return known;
}

/** The rules that differ from the portal's own themes. */
export function organizationStyles(wanted: Record<string, string>, bases: BaseThemes): string {
  const [dark, light] = (['dark', 'light'] as const).map((theme) => {
    const { colors, isDark } = resolveBrandColors(wanted, bases, theme);
    const changed = Object.entries(colors).filter(([key, color]) => color !== bases[theme][key]);
    return { changed: Object.fromEntries(changed), isDark };
  });
  const button = Object.fromEntries(Object.entries(dark!.changed).filter(([key]) => onPicture.includes(key)));
  const accent = wanted['counterBackgroundColor'] && dark!.changed['counterBackgroundColor'];
  const isAccentSeen = accent && contrast(accent, bases.dark['mainBackgroundColor']!) >= 3;
  return [
    rule("[data-theme='dark']", dark!.changed, dark!.isDark),
    rule("[data-theme='light']", light!.changed, light!.isDark),
    // A primary button has one colour on one page, also where it lies on a picture.
    ...(wanted['buttonPrimaryDefaultColor'] ? [rule("[data-theme='picture']", button)] : []),
    ...(isAccentSeen
      ? [rule(":root:not([data-theme='high-contrast'])", { accentOnPictureColor: accent })]
      : []),
  ].join('\n');
}

function rule(selector: string, colors: Palette, isDark?: boolean): string {
  const lines = Object.entries(colors).map(([key, color]) => `--${key}: ${color};`);
  if (isDark !== undefined) {
    const logos = Object.entries(logoProperties(isDark)).map(([key, shown]) => `${key}: ${shown};`);
    lines.push(`color-scheme: ${isDark ? 'dark' : 'light'};`, ...logos);
  }
  return `${selector} { ${lines.join(' ')} }`;
}

/** Which of two logos is shown on a page: see `ui/src/brand/mark.module.css`. */
export const logoProperties = (isDark: boolean) => ({
  '--lightLogo': isDark ? 'none' : 'block',
  '--darkLogo': isDark ? 'block' : 'none',
});

/** What the stylesheet gives a theme, read from an element that wears it. */
function paletteOf(theme: string): Palette {
  const probe = document.createElement('div');
  probe.dataset['theme'] = theme;
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colors = Object.fromEntries(
    [...themeColorKeys, ...ownProperties].map((key) => [key, style.getPropertyValue(`--${key}`).trim()]),
  );
  probe.remove();
  return colors;
}
