export const settings = 'Settings';
