import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useEffect } from 'react';
import type { Area } from '@tv/client/lib/area/area.ts';
import { usePlayer, usePlayerState } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/watch/live.ts';
import styles from './live-layer.module.css';
import { useLiveState } from './use-live-state.ts';

/** Milliseconds after which a stream that is not there is asked for again: another process may not know yet that it is. */
const againAfter = 2_000;

/** Over the picture of a stream: that it is interrupted, once what was loaded has been played. */
export function LiveLayer({ item, area }: { item: MediaContent; area: Area }) {
  const hasStopped = usePlayerState(({ waiting, ended, started }) => ended || (started && waiting));
  const player = usePlayer();
  const isGone = usePlayerState(({ problem }) => problem === 'gone');
  useEffect(() => {
    if (!isGone) return undefined;
    const timer = setTimeout(player.tryAgain, againAfter);
    return () => clearTimeout(timer);
  }, [isGone, player]);
  const isInterrupted = item.live?.state === 'interrupted';
  useLiveState(area, item.id, isInterrupted || hasStopped ? 'soon' : 'later');
  return (
    <div role="status" className={styles.layer}>
      {isInterrupted && hasStopped && <p className={styles.interrupted}>{text.interrupted}</p>}
    </div>
  );
}
