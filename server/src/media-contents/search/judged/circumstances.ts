import type { CatalogueItem } from './catalogue-item.ts';
import type { Draw } from './seeded-draw.ts';

type Circumstances = Pick<CatalogueItem, 'publishDate' | 'views' | 'durationInSeconds' | 'isAudio'>;

const firstDay = Date.UTC(2019, 0, 7);
const lastDay = Date.UTC(2026, 1, 20);

/** What an item has beside its texts: few are watched by many, and they were published over seven years. */
export const drawCircumstances = (draw: Draw): Circumstances => ({
  publishDate: new Date(firstDay + Math.floor(draw.next() * (lastDay - firstDay))),
  views: Math.floor(10 ** (draw.next() * 4)) - 1,
  durationInSeconds: draw.whole(45, 4_500),
  isAudio: draw.chance(0.12),
});
