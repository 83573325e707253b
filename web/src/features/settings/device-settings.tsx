import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { useCurrentUser } from '../../lib/session/current-user.ts';
import { pushState, switchPushOff, switchPushOn } from '../../lib/notifications/push.ts';
import { toast } from '../../lib/layout/toasts.ts';
import * as text from '../../strings/en/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Whether this device tells its person at once. The browser asks them, and stores their answer. */
export function DeviceSettings({ pushKey }: { pushKey: string }) {
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
