import type { NotificationChoices } from '@tv/contract/notifications/notifications';
import { holdsRight } from '@tv/contract/people/rights';
import { type CurrentUser, useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { maySeeStudio } from '@tv/client/lib/session/may-see-studio.ts';
import * as text from '@tv/strings/en/settings/notifications.ts';
import { useChoosing } from './notification-choices.ts';
import { SettingsSection } from './settings-section.tsx';
import style from './channel-settings.module.css';

type Switch = NotificationChoices['switchedOff'][number];
type Channel = keyof typeof text.channels;

const everybody = () => true;

/** The notifications, their channels, and whom they concern. */
const rows: {
  label: string;
  switches: Partial<Record<Channel, Switch>>;
  isFor: (user: CurrentUser) => boolean;
}[] = [
  { label: text.news, switches: { notice: 'news.notice', push: 'news.push' }, isFor: everybody },
  {
    label: text.reminders,
    switches: { notice: 'reminders.notice', mail: 'reminders.mail', push: 'reminders.push' },
    isFor: everybody,
  },
  {
    label: text.submissions,
    switches: { notice: 'submissions.notice', mail: 'submissions.mail' },
    isFor: maySeeStudio,
  },
  {
    label: text.reviews,
    switches: { notice: 'reviews.notice', mail: 'reviews.mail' },
    isFor: (user) => holdsRight(user, 'mayReview'),
  },
  {
    label: text.uploads,
    switches: { notice: 'uploads.notice', mail: 'uploads.mail' },
    isFor: maySeeStudio,
  },
];
const channels = Object.entries(text.channels) as [Channel, string][];

/** Which notifications a person gets by which channels. How often the mail with news comes is chosen by itself. */
export function ChannelSettings({ switchedOff }: { switchedOff: readonly Switch[] }) {
  const user = useCurrentUser();
  const choosing = useChoosing();
  const toggle = (name: Switch, isOn: boolean) =>
    choosing.mutate({
      switchedOff: isOn ? switchedOff.filter((each) => each !== name) : [...switchedOff, name],
    });
  return (
    <SettingsSection title={text.channelsTitle} help={text.channelsHelp}>
      {rows
        .filter(({ isFor }) => user && isFor(user))
        .map(({ label, switches }) => (
          <fieldset key={label} className={style.row}>
            <legend className={style.legend}>{label}</legend>
            {channels.map(([way, words]) => {
              const name = switches[way];
              return (
                name && (
                  <label key={way} className={style.way}>
                    <input
                      type="checkbox"
                      checked={!switchedOff.includes(name)}
                      onChange={({ target }) => toggle(name, target.checked)}
                    />
                    {words}
                  </label>
                )
              );
            })}
          </fieldset>
        ))}
    </SettingsSection>
  );
}
