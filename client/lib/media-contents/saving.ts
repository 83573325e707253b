import { ProblemCode } from '@tv/contract/problems';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useMutation } from '@tanstack/react-query';
import * as text from '@tv/strings/en/parts/saving.ts';
import { count } from '../analytics/count.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { patchMediaContent } from './cache.ts';
import { playlistOverview } from './queries.ts';
import { queryClient } from '../api/query-client.ts';
import { toast } from '../layout/toasts.ts';

/** Saves an item to the playlist or takes it out: shown at once, taken back with a sentence when it fails. */
export function useSaving(
  item: Pick<MediaContent, 'id' | 'title' | 'mediaContentAddedToCurrentUserWatchlist'>,
) {
  const isSaved = item.mediaContentAddedToCurrentUserWatchlist === true;
  const mutation = useMutation({
    mutationFn: (save: boolean) => (save ? addToPlaylist(item.id) : removeFromPlaylist(item.id)),
    onMutate: (save) => show(item.id, save),
    onSuccess: (_, save) => toast(save ? text.savedToPlaylist : text.removedFromPlaylist),
    onError: (_, save) => {
      show(item.id, !save);
      toast(save ? text.cannotBeAdded(item.title) : text.couldNotRemove);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['playlist'] });
    },
  });
  const toggle = () => {
    count('video.playlist');
    mutation.mutate(!isSaved);
  };
  return { isSaved, isRunning: mutation.isPending, toggle };
}

async function addToPlaylist(mediaContentId: string): Promise<void> {
  try {
    await call('POST /WatchlistContents', { body: { mediaContentId } });
  } catch (error) {
    // Already saved in another tab, which is the wanted result.
    if (!(error instanceof ApiError) || error.errorCode !== ProblemCode.Duplicated) throw error;
  }
}

const removeFromPlaylist = (mediaContentId: string) =>
  call('DELETE /WatchlistContents', { query: { mediaContentId } });

function show(id: string, isSaved: boolean): void {
  patchMediaContent(id, { mediaContentAddedToCurrentUserWatchlist: isSaved });
  queryClient.setQueryData(playlistOverview().queryKey, (overview) =>
    overview ? { ...overview, pending: Math.max(0, overview.pending + (isSaved ? 1 : -1)) } : overview,
  );
}
