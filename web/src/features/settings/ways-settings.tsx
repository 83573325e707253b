import type { NotificationChoices } from '@tv/contract/notifications';
import { holdsRight } from '@tv/contract/rights';
import { type CurrentUser, useCurrentUser } from '../../lib/session/current-user.ts';
import { maySeeStudio } from '../../lib/session/may-see-studio.ts';
import * as text from '../../strings/en/notifications.ts';
import { useChoosing } from './notification-choices.ts';
import { SettingsSection } from './settings-section.tsx';
import style from './ways-settings.module.css';

type Switch = NotificationChoices['switchedOff'][number];
type Way = keyof typeof text.ways;

const everybody = () => true;

/** What a person can be told of, the ways there are, and whom it concerns. */
const rows: {
  label: string;
  switches: Partial<Record<Way, Switch>>;
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
const ways = Object.entries(text.ways) as [Way, string][];

/** By which ways a person is told of what. How often the mail with news comes is chosen by itself. */
export function WaysSettings({ switchedOff }: { switchedOff: readonly Switch[] }) {
  const user = useCurrentUser();
  const choosing = useChoosing();
  const toggle = (name: Switch, isOn: boolean) =>
    choosing.mutate({
      switchedOff: isOn ? switchedOff.filter((each) => each !== name) : [...switchedOff, name],
    });
  return (
    <SettingsSection title={text.waysTitle} help={text.waysHelp}>
      {rows
        .filter(({ isFor }) => user && isFor(user))
        .map(({ label, switches }) => (
          <fieldset key={label} className={style.row}>
            <legend className={style.legend}>{label}</legend>
            {ways.map(([way, words]) => {
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
