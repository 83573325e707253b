import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useMutation } from '@tanstack/react-query';
import * as text from '@tv/strings/en/parts/saving.ts';
import { call } from '../api/call.ts';
import { patchMediaContent } from './cache.ts';
import { toast } from '../layout/toasts.ts';

/** Sets or removes the reminder of an upcoming item: shown at once, taken back when it fails. */
export function useReminding(item: Pick<MediaContent, 'id' | 'notifyMe'>) {
  const isSet = item.notifyMe === true;
  const topic = `reminder ${item.id}`;
  const mutation = useMutation({
    mutationFn: async (set: boolean) => {
      const options = { params: { id: item.id } };
      if (set) await call('POST /schedules/media-contents/:id/publish/notifications', options);
      else await call('DELETE /schedules/media-contents/:id/publish/notifications', options);
    },
    onMutate: (set) => patchMediaContent(item.id, { notifyMe: set }),
    onSuccess: (_, set) => toast(set ? text.reminderSet : text.reminderRemoved, { topic }),
    onError: (_, set) => {
      patchMediaContent(item.id, { notifyMe: !set });
      toast(set ? text.couldNotSetReminder : text.couldNotRemoveReminder, { topic });
    },
  });
  return { isSet, isRunning: mutation.isPending, toggle: () => mutation.mutate(!isSet) };
}
