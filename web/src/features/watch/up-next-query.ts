import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits';
import type { MediaContent } from '@tv/contract/media';
import { call } from '../../lib/api.ts';
import { mediaContentsAt } from '../../lib/media-lists.ts';
import type { Place } from '../../lib/place.ts';
import { inTurn } from './in-turn.ts';

type Whose = Pick<MediaContent, 'id' | 'categories'>;

const ofCategory = (place: Place, categoryId: string | undefined, signal: AbortSignal) => {
  if (categoryId === undefined) return [];
  return mediaContentsAt(
    place,
    { categoryId: [categoryId], pageIndex: 1, pageSize: limits.pageSize },
    signal,
  );
};

const ofPlaylist = async (signal: AbortSignal) => {
  const query = { pageIndex: 1, pageSize: limits.largestPage };
  const items = await call('GET /WatchlistContents', { query, signal });
  return items.map(({ mediaContent }) => mediaContent);
};

/**
 * What comes after an item: the others that wait in the playlist, or the others of its first category.
 * The playlist is asked once: watching moves the item itself to another state.
 */
export const upNextAfter = (place: Place, { id, categories }: Whose, fromPlaylist: boolean) => {
  const categoryId = categories[0]?.id;
  return queryOptions({
    queryKey: [place.prefix, 'up-next', fromPlaylist ? 'playlist' : (categoryId ?? ''), id],
    staleTime: fromPlaylist ? Infinity : 0,
    queryFn: async ({ signal }) =>
      inTurn(await (fromPlaylist ? ofPlaylist(signal) : ofCategory(place, categoryId, signal)), id),
  });
};
