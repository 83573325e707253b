export const organization = 'Organisation';
export const sections = 'Seiten zur Organisation';
export const overview = 'Überblick';
