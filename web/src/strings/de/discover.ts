export const categories = 'Kategorien';
