export const dark = 'Dunkel';
export const light = 'Hell';
export const system = 'Systemstandard';
export const highContrast = 'Hoher Kontrast';
