import { queryOptions } from '@tanstack/react-query';
import type { MediaVersion } from '@tv/contract/media/media-versions';
import { call } from '@tv/client/lib/api/call.ts';

/** Whether a worker has a version, or will. */
export const isBeingMade = ({ state }: MediaVersion): boolean =>
  state === 'waiting' || state === 'processing';

/** The versions of an item's media. While one is made they are asked for again and again. */
export const itemVersions = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'versions', id],
    queryFn: ({ signal }) => call('GET /Management/MediaContents/:id/Versions', { params: { id }, signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) => (state.data?.some(isBeingMade) ? 1_500 : false),
  });

export const servedVersion = (versions: readonly MediaVersion[]): MediaVersion | undefined =>
  versions.find(({ isCurrent }) => isCurrent);

/** The version on which cuts are chosen: the whole film of the original that is served, else what is served. */
export function baseVersion(versions: readonly MediaVersion[]): MediaVersion | undefined {
  const served = servedVersion(versions);
  const isWhole = ({ state, cuts, original }: MediaVersion) =>
    state === 'ready' && cuts.length === 0 && original?.id === served?.original?.id;
  return versions.find(isWhole) ?? served;
}
