import { isolate } from '@tv/contract/isolate';

export const featured = 'Im Fokus';
export const carousel = 'Karussell';
export const slide = 'Folie';
export const slideOf = (index: number, count: number) => `${index} von ${count}`;
export const show = (index: number, count: number, title: string) =>
  `${index} von ${count} zeigen: ${isolate(title)}`;
export const loadingFeatured = 'Im Fokus: wird geladen';
export const resumeFeatured = 'Wechsel fortsetzen';
export const pauseFeatured = 'Wechsel anhalten';
export const newMark = 'Neu';
export const play = 'Abspielen';
export const more = 'Mehr';
export const moreCategories = 'Weitere Kategorien laden';
