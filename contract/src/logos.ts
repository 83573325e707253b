/** Bounds of a logo, in bytes. */
export const maxLogoBytes = 2 * 1024 ** 2;

/** An organization may have a logo for light backgrounds and one for dark ones. */
export const logoBackgrounds = ['light', 'dark'] as const;
export type LogoBackground = (typeof logoBackgrounds)[number];
