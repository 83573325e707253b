import { type BaseThemes, resolveBrandColors } from '@tv/contract/branding/brand-colors';
import { opaque } from '@tv/contract/branding/colors';
import { logoBackgrounds, type LogoBackground } from '@tv/contract/branding/logos';
import * as text from '@tv/strings/en/studio/organization/branding.ts';

/** The theme in which a logo is shown, and the colours below it: `#RRGGBB`. */
export type Ground = { name: string; colors: string[] };

/** What lies below the logo in the header: light and dark themes as the organization's colours make them, and high contrast. */
export function logoGrounds(
  colors: Record<string, string>,
  bases: BaseThemes,
): Record<LogoBackground, Ground[]> {
  const grounds: Record<LogoBackground, Ground[]> = { light: [], dark: [] };
  for (const theme of logoBackgrounds) {
    const resolved = resolveBrandColors(colors, bases, theme);
    const page = opaque(resolved.colors['mainBackgroundColor']!, '#000000');
    const header = opaque(resolved.colors['headerAndSideMenuBackgroundColor']!, page);
    grounds[resolved.isDark ? 'dark' : 'light'].push({ name: text.themes[theme], colors: [header, page] });
  }
  grounds.dark.push({ name: text.themes['high-contrast'], colors: ['#000000'] });
  return grounds;
}
