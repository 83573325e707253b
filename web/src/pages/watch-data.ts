import { playerSettings, watchedItem } from '../features/watch/queries.ts';
import type { Place } from '../lib/place/place.ts';

/** What the watch page begins with. Subtitles and attachments follow once the item is known to be open. */
export const watchData = (id: string) => (place: Place) => [
  watchedItem(place, id),
  playerSettings(place, id),
];
