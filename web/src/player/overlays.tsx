import { LoaderCircle, Play, RotateCcw, WifiOff, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './overlays.module.css';
import { usePlayer, usePlayerState } from './player-context.tsx';
import type { PlayerProblem } from './player-state.ts';

const problems: Record<PlayerProblem, { text: string; again: boolean }> = {
  network: { text: 'The connection was lost. Check your network, then try again.', again: true },
  refused: { text: 'You may no longer watch this. Reload the page to sign in again.', again: false },
  gone: { text: 'This is no longer here. Reload the page to see what is.', again: false },
  unplayable: { text: 'This browser cannot play it. Try a newer browser.', again: false },
  unknown: { text: 'Playback stopped. Try again.', again: true },
};

const Problem = ({ problem }: { problem: PlayerProblem }) => {
  const player = usePlayer();
  const { text, again } = problems[problem];
  const Icon = problem === 'network' ? WifiOff : TriangleAlert;

  useEffect(() => {
    if (problem !== 'network') return undefined;
    window.addEventListener('online', player.tryAgain);
    return () => window.removeEventListener('online', player.tryAgain);
  }, [problem, player]);

  return (
    <div className={`${styles.cover} ${styles.dark}`} role="alert">
      <Icon aria-hidden="true" size={32} />
      <p className={styles.text}>{text}</p>
      {again && (
        <button type="button" className={styles.pill} onClick={player.tryAgain}>
          Try again
        </button>
      )}
    </div>
  );
};

/** Shown only when waiting lasts: a short one would flicker. */
const Waiting = () => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 350);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.cover} role="status">
      {shown && (
        <>
          <LoaderCircle className={styles.spinner} aria-hidden="true" size={56} strokeWidth={1.6} />
          <span className={styles.spoken}>Loading</span>
        </>
      )}
    </div>
  );
};

const BigButton = ({ label }: { label: 'Play' | 'Watch again' }) => {
  const player = usePlayer();
  const Icon = label === 'Play' ? Play : RotateCcw;
  return (
    <div className={styles.cover}>
      <button type="button" className={styles.big} aria-label={label} onClick={() => void player.play()}>
        <Icon
          aria-hidden="true"
          size={34}
          strokeWidth={2}
          fill={label === 'Play' ? 'currentColor' : 'none'}
        />
      </button>
    </div>
  );
};

/** What stands in the middle of the picture: never two things at once. */
export const Overlays = ({ mediaType }: { mediaType: 'video' | 'audio' }) => {
  const problem = usePlayerState((state) => state.problem);
  const waiting = usePlayerState((state) => state.waiting || (state.seeking && !state.paused));
  const ended = usePlayerState((state) => state.ended);
  const untouched = usePlayerState((state) => !state.started && state.paused);
  if (problem) return <Problem problem={problem} />;
  if (waiting) return <Waiting />;
  // sound has its controls in sight all the time
  if (mediaType === 'audio') return null;
  if (ended) return <BigButton label="Watch again" />;
  return untouched ? <BigButton label="Play" /> : null;
};

/** Says and shows for a moment what a key or a gesture did. */
export const Notice = () => {
  const notice = usePlayerState((state) => state.notice);
  return (
    <div className={styles.notice} role="status">
      {notice && (
        <span key={notice.count} className={styles.noticeText}>
          {notice.text}
        </span>
      )}
    </div>
  );
};
