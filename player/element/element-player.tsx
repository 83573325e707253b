import { ContentStatus } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useEffect, useEffectEvent, useState } from 'react';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { usePlayer } from '../src/player-context.tsx';
import { reportWatching } from '../src/reports/report-watching.ts';
import { readPreferences } from '../src/settings/preferences.ts';
import * as watch from '@tv/strings/en/watch/watch.ts';
import * as upcoming from '@tv/strings/en/watch/upcoming.ts';
import { Message, RefusalMessage } from './message.tsx';
import { OpenPlayer } from './open-player.tsx';
import { clientOf, openItem, type OpenItem, Refused, type Unlocked } from './open-item.ts';
import { reportsOf } from './reports.ts';
import { UnlockForm } from './unlock-form.tsx';
import type { Wanted } from './wanted.ts';

type Props = {
  wanted: Wanted;
  /** Where dialogs go: outside of the picture, inside of the shadow root. */
  outside: Element;
  onProblem: (reason: string) => void;
  onReady: () => void;
};

/** An item in a page of another site, in whichever state it is. */
export const ElementPlayer = ({ wanted, outside, onProblem, onReady }: Props) => {
  const [opened, setOpened] = useState<OpenItem | Refused>();
  const [unlocked, setUnlocked] = useState<Unlocked>();
  const [turn, setTurn] = useState(0);
  const tell = useEffectEvent((what: OpenItem | Refused) => {
    if (what instanceof Refused) onProblem(what.reason);
    else if (what.item.videoUrl) onReady();
    else onProblem(isLocked(what.item) ? 'locked' : 'not-ready');
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    openItem(wanted, { signal, unlocked })
      .catch((problem: unknown) => problem as Refused)
      .then((what) => {
        if (signal.aborted) return;
        setOpened(what);
        tell(what);
      })
      .catch(() => undefined);
    return () => ending.abort();
  }, [wanted, unlocked, turn]);

  if (!opened) return <div style={{ aspectRatio: '16 / 9' }} />;
  if (opened instanceof Refused)
    return (
      <RefusalMessage
        reason={opened.reason}
        wanted={wanted}
        organizationId={opened.organizationId}
        again={() => setTurn(turn + 1)}
      />
    );
  const { item } = opened;
  if (item.videoUrl && opened.settings)
    return <Playing key={item.id} opened={opened} wanted={wanted} outside={outside} />;
  if (isLocked(item)) return <UnlockForm client={clientOf(wanted)} id={item.id} onUnlocked={setUnlocked} />;
  const { scheduledPublicationDate: instant } = item;
  if (!instant) return <Message title={watch.beingPrepared} lead={watch.comeBack} />;
  return (
    <Message title={upcoming.comingSoon} lead={upcoming.moment(longDate(instant), new Date(instant))}>
      <Reopening at={instant} onDue={() => setTurn(turn + 1)} />
    </Message>
  );
};

const isLocked = ({ isPasswordProtected, scheduledPublicationDate, status }: MediaContent) =>
  Boolean(isPasswordProtected) && !scheduledPublicationDate && status === undefined;

/** Milliseconds: the longest time of a timer in browsers. */
const longestTimer = 2 ** 31 - 1;

/** Asks again once an item should be there, and each half minute until it is. */
const Reopening = ({ at, onDue }: { at: string; onDue: () => void }) => {
  const due = useEffectEvent(onDue);
  useEffect(() => {
    const left = Date.parse(at) - Date.now();
    // Spread, so that many pages do not ask at once.
    const wait = left > 0 ? left + Math.random() * 5_000 : 30_000;
    if (wait > longestTimer) return undefined;
    const timer = setTimeout(() => due(), wait);
    return () => clearTimeout(timer);
  }, [at]);
  return null;
};

/** Counts views and progress, and begins at the item's own speed. */
const Playing = (props: { opened: OpenItem; wanted: Wanted; outside: Element }) => {
  const player = usePlayer();
  const { opened } = props;
  useEffect(() => {
    const rate = opened.settings?.defaultPlaybackRate ?? 1;
    if (readPreferences().rate === undefined && rate !== 1) player.startRate(rate);
    // Drafts are seen by those who manage them, and count nothing.
    const { status = ContentStatus.PUBLISHED } = opened.item;
    if (status !== ContentStatus.PUBLISHED) return undefined;
    const end = reportWatching(player, reportsOf(opened));
    return () => void end();
  }, [player, opened]);
  return <OpenPlayer {...props} />;
};
