import * as text from '@tv/strings/en/watch/live.ts';
import { live } from '@tv/strings/en/parts/pieces.ts';
import { formatClock, spokenTime } from '../clock.ts';
import styles from './control-bar.module.css';
import { secondsBehind } from '../playback/live-edge.ts';
import { usePlayer, usePlayerState } from '../player-context.tsx';

/** In place of the time: that the stream is live, or by how much one is behind it; pressed, it leads to what is live. */
export const LiveClock = () => {
  const player = usePlayer();
  const behind = usePlayerState(secondsBehind);
  const goLive = () => {
    player.seekTo(player.getState().duration);
    void player.play();
  };
  return (
    <button
      type="button"
      className={styles.live}
      data-behind={behind > 0 || undefined}
      aria-label={behind > 0 ? text.goLive(spokenTime(behind)) : live}
      onClick={goLive}
    >
      <span className={styles.dot} aria-hidden="true" />
      {live}
      {behind > 0 && <span className={styles.quiet}>{text.behind(formatClock(behind))}</span>}
    </button>
  );
};
