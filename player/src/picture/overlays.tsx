import { LoaderCircle, Play, RotateCcw, WifiOff, TriangleAlert } from 'lucide-react';
import { useEffect, useState, type MouseEvent } from 'react';
import * as text from '@tv/strings/en/player/player.ts';
import styles from './overlays.module.css';
import { usePlayer, usePlayerState } from '../player-context.tsx';
import type { PlayerProps } from '../player-props.ts';
import type { PlayerProblem } from '../player-state.ts';

const problems: Record<PlayerProblem, { says: string; again: boolean }> = {
  network: { says: text.connectionLost, again: true },
  refused: { says: text.refused, again: false },
  gone: { says: text.gone, again: false },
  unplayable: { says: text.unplayable, again: false },
  unknown: { says: text.stopped, again: true },
};

/** A button over the picture goes away when it is pressed. The focus then moves to the player, where its keys are. */
export const focusPlayer = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest<HTMLElement>('[data-kind]')?.focus({ preventScroll: true });

const Problem = ({ problem }: { problem: PlayerProblem }) => {
  const player = usePlayer();
  const { says, again } = problems[problem];
  const Icon = problem === 'network' ? WifiOff : TriangleAlert;

  useEffect(() => {
    if (problem !== 'network') return undefined;
    window.addEventListener('online', player.tryAgain);
    return () => window.removeEventListener('online', player.tryAgain);
  }, [problem, player]);

  return (
    <div className={`${styles.cover} ${styles.dark}`} role="alert">
      <Icon aria-hidden="true" size={32} />
      <p className={styles.text}>{says}</p>
      {again && (
        <button
          type="button"
          className={styles.pill}
          onClick={(event) => {
            focusPlayer(event);
            player.tryAgain();
          }}
        >
          {text.tryAgain}
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
          <LoaderCircle className={styles.spinner} aria-hidden="true" strokeWidth={1.6} />
          <span className={styles.spoken}>{text.loading}</span>
        </>
      )}
    </div>
  );
};

export const BigButton = ({ isAgain = false }: { isAgain?: boolean }) => {
  const player = usePlayer();
  const Icon = isAgain ? RotateCcw : Play;
  return (
    <div className={styles.cover}>
      <button
        type="button"
        className={styles.big}
        aria-label={isAgain ? text.watchAgain : text.play}
        onClick={(event) => {
          focusPlayer(event);
          void player.play();
        }}
      >
        <Icon aria-hidden="true" size={34} strokeWidth={2} fill={isAgain ? 'none' : 'currentColor'} />
      </button>
    </div>
  );
};

/** What stands in the middle of the picture: never two things at once. */
export const Overlays = ({ mediaType, ending }: Pick<PlayerProps, 'mediaType' | 'ending'>) => {
  const problem = usePlayerState((state) => state.problem);
  const waiting = usePlayerState((state) => state.waiting || (state.seeking && !state.paused));
  const ended = usePlayerState((state) => state.ended);
  const inCorner = usePlayerState((state) => state.corner);
  const untouched = usePlayerState((state) => !state.started && state.paused);
  if (problem) return <Problem problem={problem} />;
  if (waiting) return <Waiting />;
  // a corner has its buttons below
  if (inCorner) return null;
  if (ended && ending) return ending;
  // sound has its controls in sight all the time
  if (mediaType === 'audio') return null;
  return ended || untouched ? <BigButton isAgain={ended} /> : null;
};

/** Says and shows for a moment what a key or a gesture did; as long as it is so, that there is no sound. */
export const Notice = () => {
  const notice = usePlayerState((state) => state.notice);
  const lacksSound = usePlayerState((state) => state.lacksSound);
  return (
    <div className={styles.notice} role="status">
      {lacksSound && <span className={`${styles.noticeText} ${styles.lasting}`}>{text.lacksSound}</span>}
      {notice && (
        <span key={notice.count} className={styles.noticeText}>
          {notice.text}
        </span>
      )}
    </div>
  );
};
