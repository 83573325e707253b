export const settings = 'Einstellungen';
