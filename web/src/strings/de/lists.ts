export const show = 'Zeigen';
export const sortBy = 'Sortieren nach';
export const newest = 'Neueste';
export const title = 'Titel';
export const all = 'Alle';
export const video = 'Video';
export const audio = 'Audio';
