import type { MediaContent } from '@tv/contract/media-content';
import type { Place } from '../../../lib/place/place.ts';
import { usePlayerState } from '../../../player/player-context.tsx';
import * as text from '../../../strings/en/live.ts';
import styles from './live-layer.module.css';
import { useLiveState } from './use-live-state.ts';

/** Over the picture of a stream: that it is interrupted, once what was loaded has been played. */
export function LiveLayer({ item, place }: { item: MediaContent; place: Place }) {
  const hasStopped = usePlayerState(({ waiting, ended, started }) => ended || (started && waiting));
  const isInterrupted = item.live?.state === 'interrupted';
  useLiveState(place, item.id, isInterrupted || hasStopped ? 'soon' : 'later');
  return (
    <div role="status" className={styles.layer}>
      {isInterrupted && hasStopped && <p className={styles.interrupted}>{text.interrupted}</p>}
    </div>
  );
}
