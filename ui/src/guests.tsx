import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Guest } from '@tv/contract/people/guests';
import { Copy, X } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { addDays, dayOf } from '@tv/client/lib/format/day.ts';
import { percentWords } from '@tv/client/lib/format/percent-words.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/registration/guests.ts';
import { Button } from './button.tsx';
import field from './forms/field.module.css';
import styles from './guests.module.css';
import { IconButton } from './icon-button.tsx';
import { apart } from '@tv/strings/en/locale.ts';

/** What is shared. */
type Of = { kind: 'item' | 'category'; id: string };

const calls = {
  item: {
    list: 'GET /Management/MediaContents/:id/Guests',
    share: 'POST /Management/MediaContents/:id/Guests',
    end: 'DELETE /Management/MediaContents/:id/Guests/:guestId',
  },
  category: {
    list: 'GET /Management/Categories/:id/Guests',
    share: 'POST /Management/Categories/:id/Guests',
    end: 'DELETE /Management/Categories/:id/Guests/:guestId',
  },
} as const;

/** Days for which a share is proposed. */
const usualDays = 30;

/** Guests of an item or a category, and the form for another one. Nothing for those who do not manage it. */
export function Guests({ of }: { of: Of }) {
  const { kind, id } = of;
  const queryClient = useQueryClient();
  const queryKey = ['guests', kind, id];
  const titleId = useId();
  const { data, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls[kind].list, { params: { id }, signal }),
    refetchOnMount: true,
  });
  const reload = () => queryClient.invalidateQueries({ queryKey });
  if (!data || (!data.isAllowed && data.guests.length === 0)) return null;
  return (
    <section className={styles.guests} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text.guests}
      </h2>
      <p className={styles.help}>{data.isAllowed ? text.help : text.off}</p>
      {data.isAllowed && <ShareForm of={of} longestDays={data.longestDays} onShared={() => void reload()} />}
      {data.guests.length > 0 ? (
        <ul>
          {data.guests.map((guest) => (
            <Line key={guest.id} of={of} guest={guest} now={dataUpdatedAt} onEnded={() => void reload()} />
          ))}
        </ul>
      ) : (
        <p className={styles.facts}>{text.nobody}</p>
      )}
    </section>
  );
}

type LineProps = { of: Of; guest: Guest; now: number; onEnded: () => void };

function Line({ of: { kind, id }, guest, now, onEnded }: LineProps) {
  const { email, url, expiresAt, endedAt, openedAt, watchedShare, watchedCount, allowDownload } = guest;
  const over = endedAt ?? (Date.parse(expiresAt) < now ? expiresAt : undefined);
  const ending = useMutation({
    mutationFn: () => call(calls[kind].end, { params: { id, guestId: guest.id } }),
    onSuccess: () => {
      toast(text.ended(email));
      onEnded();
    },
    onError: () => toast(text.unexpected),
  });
  const facts = [
    over ? text.over(longDate(over)) : text.openUntil(longDate(expiresAt)),
    openedAt ? text.opened(longDate(openedAt)) : text.notOpened,
    ...(watchedCount > 0
      ? [
          watchedShare === undefined
            ? text.watchedItems(watchedCount)
            : text.watched(percentWords(watchedShare)),
        ]
      : []),
    ...(allowDownload ? [text.download] : []),
  ];
  return (
    <li className={styles.guest}>
      <div className={styles.words}>
        <p dir="auto">{email}</p>
        <p className={styles.facts}>{facts.map(apart).join(' · ')}</p>
      </div>
      {!over && (
        <>
          <IconButton label={text.copyLink(email)} size="small" onClick={() => void copyText(url, text)}>
            <Copy />
          </IconButton>
          <IconButton
            label={text.end(email)}
            size="small"
            side="end"
            onClick={() => !ending.isPending && ending.mutate()}
          >
            <X />
          </IconButton>
        </>
      )}
    </li>
  );
}

function ShareForm({
  of: { kind, id },
  longestDays,
  onShared,
}: {
  of: Of;
  longestDays: number;
  onShared: () => void;
}) {
  const fieldId = useId();
  const [today] = useState(() => dayOf(new Date()));
  const [email, setEmail] = useState('');
  const [until, setUntil] = useState(() => addDays(today, Math.min(usualDays, longestDays)));
  const [allowDownload, setAllowDownload] = useState(false);
  const sharing = useMutation({
    mutationFn: () =>
      call(calls[kind].share, {
        params: { id },
        body: {
          email: email.trim(),
          // The day that is chosen is the last one.
          expiresAt: new Date(`${until}T23:59:00`).toISOString(),
          allowDownload,
        },
      }),
    onSuccess: (guest) => {
      toast(text.shared(guest.email));
      setEmail('');
      onShared();
    },
  });
  const problem = sharing.isError ? problemOf(sharing.error) : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!sharing.isPending && email.trim() && until) sharing.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.field}>
        <label className={field.label} htmlFor={`${fieldId}-email`}>
          {text.email}
        </label>
        <input
          id={`${fieldId}-email`}
          className={field.input}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${fieldId}-problem` : undefined}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            sharing.reset();
          }}
        />
      </div>
      <div className={styles.field}>
        <label className={field.label} htmlFor={`${fieldId}-until`}>
          {text.until}
        </label>
        <input
          id={`${fieldId}-until`}
          className={field.input}
          type="date"
          min={today}
          max={addDays(today, longestDays)}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" look="primary" aria-disabled={sharing.isPending}>
        {sharing.isPending ? text.sharing : text.share}
      </Button>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={allowDownload}
          onChange={(event) => setAllowDownload(event.currentTarget.checked)}
        />
        {text.mayDownload}
      </label>
      {problem && (
        <p className={field.error} id={`${fieldId}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return text.unexpected;
  if (error.status === 429) return text.tooOften;
  if (error.reason === 'guests.tooLong') return text.tooLong(Number(error.exceptionData['days']));
  return (text.problems as Record<string, string>)[error.reason ?? ''] ?? text.unexpected;
}
