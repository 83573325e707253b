import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HiddenBy, OwnFeed } from '@tv/contract/categories/feeds';
import { CalendarPlus, Copy, Rss, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as calendar from '@tv/strings/en/settings/calendar.ts';
import * as text from '@tv/strings/en/settings/feeds.ts';
import { webcalAddress } from '@tv/client/lib/browser/webcal-address.ts';
import { Button, OuterLinkButton } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import box from '@tv/ui/forms/field.module.css';
import style from './feed-settings.module.css';
import { SettingsSection } from './settings-section.tsx';

const feed = {
  queryKey: ['feed'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /Users/Me/Feed', { signal }),
};

const helpOf = ({ createdDate, lastReadDate }: OwnFeed) => {
  if (!createdDate) return text.about;
  const made = longDate(createdDate);
  return `${text.about} ${lastReadDate ? text.readOn(made, longDate(lastReadDate)) : text.madeOn(made)}`;
};

/** Why the items of an organization are not in the feed. */
const reasons: Record<HiddenBy, (name: string) => string> = {
  switchedOff: text.switchedOff,
  madeBefore: text.madeBefore,
  secondStep: text.secondStep,
};

/** The address of the calendar, which calendars on this device open themselves. */
function CalendarAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        className={box.input}
        aria-label={text.calendarAddress}
        dir="ltr"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={style.actions}>
        <OuterLinkButton icon={<CalendarPlus />} href={webcalAddress(url)}>
          {calendar.subscribe}
        </OuterLinkButton>
        <Button icon={<Copy />} onClick={() => void copyText(url, copying, field.current)}>
          {calendar.copy}
        </Button>
      </div>
    </>
  );
}

/** A person's own feed. Its address is a secret: the service tells it when it is made, and never again. */
export function FeedSettings() {
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useQuery(feed);
  const know = (known: OwnFeed) => client.setQueryData(feed.queryKey, known);
  const onError = () => toast(text.failed);
  const making = useMutation({
    mutationFn: () => call('PUT /Users/Me/Feed'),
    onSuccess: ({ createdDate, organizations }) => know({ createdDate, organizations }),
    onError,
  });
  const ending = useMutation({
    mutationFn: () => call('DELETE /Users/Me/Feed'),
    onSuccess: () => {
      making.reset();
      toast(text.takenBack);
      return client.invalidateQueries(feed);
    },
    onError,
  });
  const isBusy = making.isPending || ending.isPending;
  if (!data)
    return (
      <SettingsSection anchor="feed" title={text.title} help={error ? text.notLoaded : text.about}>
        {error ? <Failure error={error} retry={() => void refetch()} as="p" size="small" /> : <Skeleton />}
      </SettingsSection>
    );
  const url = making.data?.url;
  const { createdDate, organizations } = data;
  const isAllowed = organizations.some(({ hiddenBy }) => hiddenBy !== 'switchedOff');
  return (
    <SettingsSection anchor="feed" title={text.title} help={url ? text.shownOnce : helpOf(data)}>
      {url && (
        <input
          ref={field}
          className={box.input}
          aria-label={text.address}
          dir="ltr"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {making.data && <CalendarAddress url={making.data.calendarUrl} />}
      {(createdDate || organizations.some(({ hiddenBy }) => hiddenBy)) && (
        <ul className={style.organizations} aria-label={text.organizations}>
          {organizations.map(({ id, name, hiddenBy }) => (
            <li key={id}>{hiddenBy ? reasons[hiddenBy](name) : text.shown(name)}</li>
          ))}
        </ul>
      )}
      <div className={style.actions}>
        {url && (
          <Button look="primary" icon={<Copy />} onClick={() => void copyText(url, copying, field.current)}>
            {text.copy}
          </Button>
        )}
        {isAllowed && (
          <Button icon={<Rss />} disabled={isBusy} onClick={() => making.mutate()}>
            {createdDate ? text.makeAnother : text.make}
          </Button>
        )}
        {createdDate && (
          <Button icon={<Trash2 />} disabled={isBusy} onClick={() => ending.mutate()}>
            {text.takeBack}
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}

const copying = { copied: text.copied, notCopied: text.notCopied };
