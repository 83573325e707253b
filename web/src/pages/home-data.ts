import type { Place } from '../lib/place.ts';
import { categoriesWithMedia, featured, inProgress, playlistOverview, upcoming } from '../lib/queries.ts';

/** What the home page begins with, in the order in which it is seen. */
export const homeData = (place: Place): object[] => [
  featured(place),
  upcoming(place),
  categoriesWithMedia(place),
  ...(place.isPublic ? [] : [inProgress(), playlistOverview()]),
];
