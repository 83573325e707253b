import { useQuery } from '@tanstack/react-query';
import type { Digest } from '@tv/contract/notifications';
import * as text from '../../strings/en/notifications.ts';
import { Choice } from '../../ui/choice.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { notificationChoices, useChoosing } from './notification-choices.ts';
import { SettingsSection } from './settings-section.tsx';
import { WaysSettings } from './ways-settings.tsx';

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
      {data && <WaysSettings switchedOff={data.switchedOff} />}
    </>
  );
}
