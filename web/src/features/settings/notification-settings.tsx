import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Digest } from '@tv/contract/notifications/notifications';
import { Bell, BellOff } from 'lucide-react';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { pushState, switchPushOff, switchPushOn } from '@tv/client/lib/notifications/push.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/settings/notifications.ts';
import { Button } from '@tv/ui/button.tsx';
import { Choice } from '@tv/ui/forms/choice.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import { notificationChoices, useChoosing } from './notification-choices.ts';
import { SettingsSection } from './settings-section.tsx';
import { ChannelSettings } from './channel-settings.tsx';

const options: { value: Digest; text: string }[] = [
  { value: 'off', text: text.newsOff },
  { value: 'daily', text: text.newsDaily },
  { value: 'weekly', text: text.newsWeekly },
];

/** What a person hears of, and how. */
export function NotificationSettings() {
  const { data, error, refetch } = useQuery(notificationChoices);
  const choosing = useChoosing();
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
            onChange={(digest) => choosing.mutate({ digest })}
          />
        ) : (
          <Skeleton />
        )}
      </SettingsSection>
      {data && <DeviceSettings pushKey={data.pushKey} />}
      {data && <ChannelSettings switchedOff={data.switchedOff} />}
    </>
  );
}

/** Whether this device tells its person at once. The browser asks them, and stores their answer. */
function DeviceSettings({ pushKey }: { pushKey: string }) {
  const client = useQueryClient();
  const personId = useCurrentUser()?.id ?? '';
  const queryKey = ['push', personId];
  const { data: state } = useQuery({ queryKey, queryFn: () => pushState(personId), staleTime: 0 });
  const switching = useMutation({
    mutationFn: () => (state === 'on' ? switchPushOff() : switchPushOn(personId, pushKey)),
    onSuccess: (next) => client.setQueryData(queryKey, next),
    onError: () => toast(text.deviceFailed),
  });
  if (state === undefined) return null;
  return (
    <SettingsSection title={text.device} help={text.deviceHelp[state]}>
      {(state === 'on' || state === 'off') && (
        <Button
          icon={state === 'on' ? <BellOff /> : <Bell />}
          disabled={switching.isPending}
          onClick={() => switching.mutate()}
        >
          {state === 'on' ? text.turnOff : text.turnOn}
        </Button>
      )}
    </SettingsSection>
  );
}
