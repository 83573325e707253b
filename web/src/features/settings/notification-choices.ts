import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationChoices } from '@tv/contract/notifications/notifications';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/settings/notifications.ts';

export const notificationChoices = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call('GET /Users/Me/Notifications', { signal }),
});

type Chosen = Partial<Pick<NotificationChoices, 'digest' | 'switchedOff'>>;

/** Saves what a person chose: shown at once, taken back when it could not be saved. */
export function useChoosing() {
  const client = useQueryClient();
  const { queryKey } = notificationChoices;
  return useMutation({
    scope: { id: 'notifications' },
    mutationFn: (chosen: Chosen) =>
      call('PUT /Users/Me/Notifications', {
        body: { ...chosen, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
      }),
    onMutate: (chosen) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known) => known && { ...known, ...chosen });
      return before;
    },
    onError: (_, __, before) => {
      client.setQueryData(queryKey, before);
      toast(text.notSaved);
    },
  });
}
