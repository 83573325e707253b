export const dark = 'Dark';
export const light = 'Light';
export const system = 'System default';
export const highContrast = 'High contrast';
