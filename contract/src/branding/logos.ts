/** An organization may have a logo for light backgrounds and one for dark ones. */
export const logoBackgrounds = ['light', 'dark'] as const;
export type LogoBackground = (typeof logoBackgrounds)[number];
