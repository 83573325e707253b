import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnFeed } from '@tv/contract/feeds';
import { Copy, Rss, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { call } from '../../lib/api/call.ts';
import { copyText } from '../../lib/browser/copy-text.ts';
import { longDate } from '../../lib/format/dates.ts';
import { toast } from '../../lib/layout/toasts.ts';
import * as text from '../../strings/en/feeds.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import box from '../../ui/field.module.css';
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

/** A person's own feed. Its address is a secret: the service tells it when it is made, and never again. */
export function FeedSettings() {
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useQuery(feed);
  const know = (known: OwnFeed) => client.setQueryData(feed.queryKey, known);
  const onError = () => toast(text.failed);
  const making = useMutation({
    mutationFn: () => call('PUT /Users/Me/Feed'),
    onSuccess: ({ createdDate }) => know({ createdDate }),
    onError,
  });
  const ending = useMutation({
    mutationFn: () => call('DELETE /Users/Me/Feed'),
    onSuccess: () => {
      making.reset();
      know({});
      toast(text.takenBack);
    },
    onError,
  });
  const isBusy = making.isPending || ending.isPending;
  if (!data)
    return (
      <SettingsSection title={text.title} help={error ? text.notLoaded : text.about}>
        {error ? <Failure error={error} retry={() => void refetch()} as="p" size="small" /> : <Skeleton />}
      </SettingsSection>
    );
  const url = making.data?.url;
  return (
    <SettingsSection title={text.title} help={url ? text.shownOnce : helpOf(data)}>
      {url && (
        <input
          ref={field}
          className={box.input}
          aria-label={text.address}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className={style.actions}>
        {url && (
          <Button look="primary" icon={<Copy />} onClick={() => void copyText(url, copying, field.current)}>
            {text.copy}
          </Button>
        )}
        <Button icon={<Rss />} disabled={isBusy} onClick={() => making.mutate()}>
          {data.createdDate ? text.makeAnother : text.make}
        </Button>
        {data.createdDate && (
          <Button icon={<Trash2 />} disabled={isBusy} onClick={() => ending.mutate()}>
            {text.takeBack}
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}

const copying = { copied: text.copied, notCopied: text.notCopied };
