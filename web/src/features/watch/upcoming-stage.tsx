import type { MediaContent } from '@tv/contract/media';
import { Bell, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { longDate } from '../../lib/dates.ts';
import { useReminding } from '../../lib/reminding.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { timeUntil } from './countdown.ts';
import styles from './upcoming-stage.module.css';

const Countdown = ({ instant }: { instant: string }) => {
  const [now, setNow] = useState(Date.now);
  const parts = timeUntil(instant, now);
  const hasCome = parts.length === 0;
  useEffect(() => {
    if (hasCome) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [hasCome]);
  if (hasCome) return <p className={styles.date}>Any moment now</p>;
  return (
    <ol className={styles.countdown} role="timer" aria-label="Time until it is shown">
      {parts.map(({ amount, unit }) => (
        <li key={unit.replace(/s$/, '')} className={styles.part}>
          <span className={styles.amount}>{amount}</span> <span className={styles.unit}>{unit}</span>
        </li>
      ))}
    </ol>
  );
};

const moment = (instant: string) =>
  `${longDate(instant)}, ${new Intl.DateTimeFormat(navigator.language, { hour: '2-digit', minute: '2-digit' }).format(new Date(instant))}`;

export const RemindButton = ({ item, canRemind }: { item: MediaContent; canRemind: boolean }) => {
  const { isSet, isRunning, toggle } = useReminding(item);
  const Icon = isSet ? BellRing : Bell;
  return (
    <Button
      look="primary"
      icon={<Icon aria-hidden="true" />}
      aria-pressed={isSet}
      disabled={isRunning || !canRemind}
      title={canRemind ? undefined : 'You need to have access to the organization to use this feature'}
      onClick={toggle}
    >
      {isSet ? 'Reminder set' : 'Remind me'}
    </Button>
  );
};

type Props = {
  item: MediaContent;
  /** Undefined: nobody is signed in, so there is nobody to remind. */
  canRemind: boolean | undefined;
};

/** Stands in the player's place until an item is published. */
export const UpcomingStage = ({ item, canRemind }: Props) => (
  <div className={styles.stage}>
    <Picture
      className={styles.picture}
      address={item.thumbnailUrl}
      item={item}
      placeholder={item.thumbnailPlaceholder}
      mediaType={item.type}
      sizes="(width >= 1280px) 70vw, 100vw"
      isFirst
      isFilling
    />
    <div className={styles.text}>
      <p className={styles.coming}>Coming soon</p>
      <Countdown instant={item.scheduledPublicationDate ?? ''} />
      <p className={styles.date}>{item.scheduledPublicationDate && moment(item.scheduledPublicationDate)}</p>
      {canRemind !== undefined && <RemindButton item={item} canRemind={canRemind} />}
    </div>
  </div>
);
