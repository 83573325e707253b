import type { Area } from '@tv/client/lib/area/area.ts';
import { categoriesWithMedia, featured } from './home-queries.ts';
import { inProgress, playlistOverview } from '@tv/client/lib/media-contents/queries.ts';

/** What the home page begins with, in the order in which it is seen; what is coming soon is never cached, so the page asks for it. */
export const homeData = (area: Area): object[] => [
  featured(area),
  categoriesWithMedia(area),
  ...(area.isPublic ? [] : [inProgress(), playlistOverview()]),
];
