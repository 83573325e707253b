import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { waitForPublication } from '@tv/contract/media-contents/publication-wait';
import { useEffect, useState } from 'react';
import { longDate } from '@tv/client/lib/format/dates.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import { loadEngine } from '@tv/player/playback/open-source.ts';
import * as text from '@tv/strings/en/watch/upcoming.ts';
import { RemindButton } from '../../../parts/remind-button.tsx';
import { StagePicture } from '../../../parts/stage-picture.tsx';
import { timeUntil } from './countdown.ts';
import styles from './upcoming-stage.module.css';
import { useRereading } from '../use-rereading.ts';

const Countdown = ({ instant }: { instant: string }) => {
  const [now, setNow] = useState(Date.now);
  const parts = timeUntil(instant, now);
  const hasCome = parts.length === 0;
  useEffect(() => {
    if (hasCome) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [hasCome]);
  if (hasCome) return <p className={styles.date}>{text.anyMoment}</p>;
  return (
    <div className={styles.countdown} role="timer" aria-label={text.timeUntil}>
      {parts.map(({ amount, unit }) => (
        <span key={unit} className={styles.part}>
          <span className={styles.amount}>{amount}</span>{' '}
          <span className={styles.unit}>{text.unit[unit](amount)}</span>
        </span>
      ))}
    </div>
  );
};

const moment = (instant: string) => text.moment(longDate(instant), new Date(instant));

/** The player's code. It is there when the item is published, so that open pages do not all load it at that moment. */
const loadPlayer = () => Promise.all([import('./stage-host.tsx'), loadEngine()]);

/** Stands in the player's place until an item is published. */
export function UpcomingStage({ item, area }: { item: MediaContent; area: Area }) {
  usePublication(area, item.id, item.scheduledPublicationDate ?? '');
  useEffect(() => void loadPlayer().catch(() => undefined), []);
  return (
    <div className={styles.stage}>
      <StagePicture item={item} className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.coming}>{text.comingSoon}</p>
        <Countdown instant={item.scheduledPublicationDate ?? ''} />
        <p className={styles.date}>
          {item.scheduledPublicationDate && moment(item.scheduledPublicationDate)}
        </p>
        <RemindButton item={item} />
      </div>
    </div>
  );
}

/**
 * Asks the service for an upcoming item once its instant has passed, and again until it is published. Each page waits a random
 * time, so that many pages with one countdown do not ask at once.
 */
const usePublication = (area: Area, id: string, instant: string): void =>
  useRereading(area, id, {
    wait: () => waitForPublication(instant, Date.now(), Math.random()),
    isDue: () => Date.now() >= Date.parse(instant),
    phase: instant,
  });
