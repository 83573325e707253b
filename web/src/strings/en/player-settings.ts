export const settings = 'Settings';
export const quality = 'Quality';
export const speed = 'Speed';
export const captions = 'Captions';
export const sound = 'Audio';
export const auto = 'Auto';
/** The quality that the player has chosen by itself. */
export const autoNow = (quality: string) => `Auto · ${quality}`;
export const off = 'Off';
export const backFrom = (page: string) => `Back from ${page.toLowerCase()}`;
export const shortcuts = 'Keyboard shortcuts';
export const on = 'On';
export const descriptions = 'Spoken descriptions';
export const autoplayNext = 'Autoplay next';
