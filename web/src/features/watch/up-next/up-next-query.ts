import { queryOptions } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { call } from '@tv/client/lib/api/call.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import { inTurn } from './in-turn.ts';

type Whose = Pick<MediaContent, 'id'>;

const ofItem = ({ isPublic }: Area, id: string, signal: AbortSignal) =>
  isPublic
    ? call('GET /MediaContents/Publics/:id/UpNext', { params: { id }, signal })
    : call('GET /MediaContents/:id/UpNext', { params: { id }, signal });

const ofPlaylist = async (signal: AbortSignal) => {
  const query = { pageIndex: 1, pageSize: limits.largestPage };
  const items = await call('GET /WatchlistContents', { query, signal });
  return items.map(({ mediaContent }) => mediaContent);
};

/**
 * The items that come after an item: the others that wait in the playlist, or those that are related to it.
 * The playlist is asked once: watching moves the item itself to another state.
 */
export const upNextAfter = (area: Area, { id }: Whose, fromPlaylist: boolean) =>
  queryOptions({
    queryKey: [area.prefix, 'up-next', fromPlaylist ? 'playlist' : '', id],
    staleTime: fromPlaylist ? Infinity : 0,
    queryFn: async ({ signal }) =>
      fromPlaylist ? inTurn(await ofPlaylist(signal), id) : ofItem(area, id, signal),
  });
