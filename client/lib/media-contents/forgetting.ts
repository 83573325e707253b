import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useMutation } from '@tanstack/react-query';
import * as text from '@tv/strings/en/browse/history.ts';
import { call } from '../api/call.ts';
import { inProgress } from './queries.ts';
import { queryClient } from '../api/query-client.ts';
import { toast } from '../layout/toasts.ts';

type What = 'forget' | 'watched';

/** Takes an item out of the person's history, or marks it as watched: it leaves what is in progress at once. */
export function useForgetting({ id }: Pick<MediaContent, 'id'>) {
  const { queryKey } = inProgress();
  return useMutation({
    mutationFn: (what: What) =>
      what === 'forget'
        ? call('DELETE /WatchedTimestamps', { query: { mediaContentId: id } })
        : call('PUT /WatchedTimestamps', { query: { mediaContentId: id }, body: { watchStatus: 2 } }),
    onMutate: () => {
      void queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (items) => items?.filter((item) => item.id !== id));
      return before;
    },
    onSuccess: (_, what) => toast(what === 'forget' ? text.removed : text.markedWatched),
    onError: (_, what, before) => {
      queryClient.setQueryData(queryKey, before);
      toast(what === 'forget' ? text.couldNotRemove : text.couldNotMark);
    },
    onSettled: () => {
      for (const key of [queryKey, ['history'], ['playlist']])
        void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}
