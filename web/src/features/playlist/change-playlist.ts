import { useMutation } from '@tanstack/react-query';
import type { PlaylistItem, PlaylistOverview } from '@tv/contract/playback/playlist';
import { ProblemCode } from '@tv/contract/problems';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { patchMediaContent } from '@tv/client/lib/media-contents/cache.ts';
import { playlistOverview } from '@tv/client/lib/media-contents/queries.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as saving from '@tv/strings/en/parts/saving.ts';
import * as text from '@tv/strings/en/browse/playlist.ts';
import { playlistItemsKey, without, type PlaylistPages } from './queries.ts';
import { playlistStates, type PlaylistState } from './states.ts';

/** Takes an item out: gone at once, back again when it fails. */
export function useRemoving() {
  return useMutation({
    mutationFn: ({ mediaContentId }: PlaylistItem) =>
      call('DELETE /WatchlistContents', { query: { mediaContentId } }),
    onMutate: (item) => {
      const undo = takeOut(item);
      patchMediaContent(item.mediaContentId, { mediaContentAddedToCurrentUserWatchlist: false });
      return undo;
    },
    onSuccess: (_, item) => toast(saving.removedFromPlaylist, { undo: () => void putBack(item) }),
    onError: (_, item, undo) => {
      undo?.();
      patchMediaContent(item.mediaContentId, { mediaContentAddedToCurrentUserWatchlist: true });
      toast(saving.couldNotRemove);
    },
    onSettled: refresh,
  });
}

/** Moves an item to another state: it leaves the tab at once. */
export function useMoving() {
  return useMutation({
    mutationFn: ({ item, to }: { item: PlaylistItem; to: PlaylistState }) =>
      call('PUT /WatchlistContents', {
        query: { mediaContentId: item.mediaContentId },
        body: { watchStatus: to.status },
      }),
    onMutate: ({ item, to }) => takeOut(item, to),
    onSuccess: (_, { item, to }) => toast(text.movedTo(to.title), { undo: () => void moveBack(item) }),
    onError: (_, { to }, undo) => {
      undo?.();
      toast(text.couldNotMove(to.name));
    },
    onSettled: refresh,
  });
}

const setStatus = ({ mediaContentId, watchStatus }: PlaylistItem) =>
  call('PUT /WatchlistContents', { query: { mediaContentId }, body: { watchStatus } });

/** An item that was taken out comes back in its former state. */
async function putBack(item: PlaylistItem): Promise<void> {
  const { mediaContentId } = item;
  patchMediaContent(mediaContentId, { mediaContentAddedToCurrentUserWatchlist: true });
  try {
    await call('POST /WatchlistContents', { body: { mediaContentId } }).catch(ignoreSaved);
    await setStatus(item);
  } catch {
    patchMediaContent(mediaContentId, { mediaContentAddedToCurrentUserWatchlist: false });
    toast(saving.cannotBeAdded(item.mediaContent.title));
  } finally {
    refresh();
  }
}

/** Saved again in another place meanwhile: that is what was wanted. */
function ignoreSaved(error: unknown): void {
  if (!(error instanceof ApiError) || error.errorCode !== ProblemCode.Duplicated) throw error;
}

async function moveBack(item: PlaylistItem): Promise<void> {
  const from = playlistStates.find(({ status }) => status === item.watchStatus);
  try {
    await setStatus(item);
  } catch {
    if (from) toast(text.couldNotMove(from.name));
  } finally {
    refresh();
  }
}

/** Empties the whole playlist, every state of it. */
export function useFlushing(onDone: () => void) {
  return useMutation({
    mutationFn: () => call('DELETE /WatchlistContents/Flush'),
    onSuccess: () => {
      queryClient.setQueryData(playlistOverview().queryKey, { pending: 0, watching: 0, watched: 0 });
      // Which items of other screens were saved is only known to the service.
      void queryClient.invalidateQueries();
      onDone();
      toast(saving.removedFromPlaylist);
    },
    onError: () => toast(saving.couldNotRemove),
  });
}

function takeOut(item: PlaylistItem, to?: PlaylistState): () => void {
  void queryClient.cancelQueries({ queryKey: playlistItemsKey });
  const lists = queryClient.getQueriesData<PlaylistPages>({ queryKey: playlistItemsKey });
  const overview = queryClient.getQueryData(playlistOverview().queryKey);
  queryClient.setQueriesData<PlaylistPages>({ queryKey: playlistItemsKey }, (data) =>
    without(data, item.mediaContentId),
  );
  if (overview) {
    queryClient.setQueryData(
      playlistOverview().queryKey,
      movedCounts(overview, item.watchStatus, to?.status),
    );
  }
  return () => {
    for (const [key, data] of lists) queryClient.setQueryData(key, data);
    queryClient.setQueryData(playlistOverview().queryKey, overview);
  };
}

export function movedCounts(
  overview: PlaylistOverview,
  from: number,
  to: number | undefined,
): PlaylistOverview {
  const counts = { ...overview };
  for (const { name, status } of playlistStates) {
    if (status === from) counts[name] = Math.max(0, counts[name] - 1);
    if (status === to) counts[name] += 1;
  }
  return counts;
}

const refresh = () => {
  void queryClient.invalidateQueries({ queryKey: ['playlist'] });
};
