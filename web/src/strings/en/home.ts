import { isolate } from '@tv/contract/isolate';

export const featured = 'Featured';
export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (index: number, count: number) => `${index} of ${count}`;
export const show = (index: number, count: number, title: string) =>
  `Show ${index} of ${count}: ${isolate(title)}`;
export const loadingFeatured = 'Loading featured';
export const resumeFeatured = 'Resume slideshow';
export const pauseFeatured = 'Pause slideshow';
export const newMark = 'New';
export const play = 'Play';
export const more = 'More';
export const moreCategories = 'Load more categories';
