import { useMutation } from '@tanstack/react-query';
import type { Category } from '@tv/contract/categories/categories';
import * as text from '@tv/strings/en/parts/saving.ts';
import { call } from '../api/call.ts';
import { useActor } from '../session/current-user.ts';
import { useArea } from '../area/area.ts';
import { queryClient } from '../api/query-client.ts';
import { toast } from '../layout/toasts.ts';

/** Follows a category or stops: shown at once, taken back with a sentence when it fails. */
export function useFollowing({ id, isFollowed }: Pick<Category, 'id' | 'isFollowed'>) {
  const mutation = useMutation({
    mutationFn: async (follow: boolean) => {
      const options = { params: { id } };
      if (follow) await call('POST /Categories/:id/Followers', options);
      else await call('DELETE /Categories/:id/Followers', options);
    },
    onMutate: (follow) => show(id, follow),
    onSuccess: () => {
      // The menu's list; a screen still shows a category that is no longer followed, so that the person can follow it again.
      void queryClient.invalidateQueries({ queryKey: ['followed'] });
    },
    onError: (_, follow) => {
      show(id, !follow);
      toast(follow ? text.couldNotFollow : text.couldNotUnfollow);
    },
  });
  return { isFollowed, isRunning: mutation.isPending, toggle: () => mutation.mutate(!isFollowed) };
}

/** Following needs a person who belongs to the organization that is shown. */
export function useMayFollow(): boolean {
  const user = useActor();
  const area = useArea();
  return user !== undefined && user.organizationId === area.organizationId;
}

function show(id: string, isFollowed: boolean): void {
  queryClient.setQueriesData({}, (data: unknown) => withFollowing(data, id, isFollowed));
}

/** Copies only what changes: answers without the category stay the same object. */
export function withFollowing(data: unknown, id: string, isFollowed: boolean): unknown {
  if (Array.isArray(data)) {
    const entries = data.map((entry: unknown) => withFollowing(entry, id, isFollowed));
    return entries.some((entry, index) => entry !== data[index]) ? entries : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  const entry = data as Record<string, unknown>;
  if ('isFollowed' in entry) return entry['id'] === id ? { ...entry, isFollowed } : data;
  for (const key of ['pages', 'answer']) {
    const value = withFollowing(entry[key], id, isFollowed);
    if (value !== entry[key]) return { ...entry, [key]: value };
  }
  return data;
}
