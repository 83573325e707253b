import { playerSettings, watchedItem } from '../../features/watch/queries.ts';
import type { Area } from '@tv/client/lib/area/area.ts';

/** What the watch page begins with. Subtitles and attachments follow once the item is known to be open. */
export const watchData = (id: string) => (area: Area) => [watchedItem(area, id), playerSettings(area, id)];
