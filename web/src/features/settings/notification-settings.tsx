import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Digest } from '@tv/contract/notifications';
import { call } from '../../lib/api/call.ts';
import { toast } from '../../lib/layout/toasts.ts';
import * as text from '../../strings/en/notifications.ts';
import { Choice } from '../../ui/choice.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { SettingsSection } from './settings-section.tsx';

const options: { value: Digest; text: string }[] = [
  { value: 'off', text: text.newsOff },
  { value: 'daily', text: text.newsDaily },
  { value: 'weekly', text: text.newsWeekly },
];
const choices = {
  queryKey: ['notifications'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /Users/Me/Notifications', { signal }),
};

/** What a person hears of, and how. Shown at once as chosen, taken back when it could not be saved. */
export function NotificationSettings() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(choices);
  const show = (digest: Digest) =>
    client.setQueryData<typeof data>(choices.queryKey, (known) => known && { ...known, digest });
  const choosing = useMutation({
    scope: { id: 'digest' },
    mutationFn: (digest: Digest) =>
      call('PUT /Users/Me/Notifications', {
        body: { digest, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
      }),
    onMutate: (digest) => {
      show(digest);
      return data?.digest ?? 'off';
    },
    onError: (_, __, before) => {
      if (before) show(before);
      toast(text.notSaved);
    },
  });
  if (error && !data)
    return (
      <SettingsSection title={text.title} help={text.notLoaded}>
        <Failure error={error} retry={() => void refetch()} as="p" size="small" />
      </SettingsSection>
    );
  return (
    <>
      <SettingsSection title={text.title} help={data ? text.newsHelp[data.digest] : ''}>
        {data ? (
          <Choice
            label={text.news}
            value={data.digest}
            options={options}
            onChange={(digest) => choosing.mutate(digest)}
          />
        ) : (
          <Skeleton />
        )}
      </SettingsSection>
      {data && <DeviceSettings pushKey={data.pushKey} />}
    </>
  );
}
