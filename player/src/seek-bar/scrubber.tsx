import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import * as text from '@tv/strings/en/player/controls.ts';
import { chapterAt, scrubberParts } from '../chapters.ts';
import { spokenTime } from '../clock.ts';
import { usePlayer, usePlayerState } from '../player-context.tsx';
import type { PlayerChapter } from '../player-props.ts';
import { SeekPreviewCard } from './seek-preview-card.tsx';
import styles from './scrubber.module.css';
import { Waveform } from './waveform.tsx';
import type { SeekPreview } from './seek-previews.ts';

/** What the slider says of its place. */
function placeWords(now: number, duration: number, chapter: string | undefined): string {
  const times = [spokenTime(now), spokenTime(Math.round(duration))] as const;
  return chapter ? text.placeInChapter(...times, chapter) : text.placeOf(...times);
}

type Props = {
  chapters: readonly PlayerChapter[];
  previews: readonly SeekPreview[];
  /** Asks for the pictures when they are first wanted. */
  onWanted: () => void;
  /** 0 to 1 over the whole length: the line becomes a waveform. */
  peaks: readonly number[] | undefined;
};

/** Seconds that a key moves the slider; `duration` lets Home and End reach the ends. */
const keySteps: Record<string, (now: number, duration: number) => number> = {
  ArrowLeft: (now) => now - 5,
  ArrowDown: (now) => now - 5,
  ArrowRight: (now) => now + 5,
  ArrowUp: (now) => now + 5,
  PageDown: (now) => now - 30,
  PageUp: (now) => now + 30,
  Home: () => 0,
  End: (_now, duration) => duration,
};

const Parts = ({ chapters }: Pick<Props, 'chapters'>) => {
  const duration = usePlayerState((state) => state.duration);
  const now = usePlayerState((state) => state.currentTime);
  const buffered = usePlayerState((state) => state.buffered);
  const loaded = buffered.find(([from, to]) => from <= now + 0.5 && now <= to)?.[1] ?? now;
  const within = (share: number, part: { from: number; to: number }) =>
    `${Math.min(100, Math.max(0, ((share - part.from) / (part.to - part.from)) * 100))}%`;
  return scrubberParts(chapters, duration).map((part) => (
    <span
      key={part.from}
      className={styles.part}
      style={{
        flexGrow: part.to - part.from,
        '--played': within(duration ? now / duration : 0, part),
        '--loaded': within(duration ? loaded / duration : 0, part),
      }}
    />
  ));
};

export const Scrubber = ({ chapters, previews, onWanted, peaks }: Props) => {
  const player = usePlayer();
  const id = useId();
  const track = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number>();
  const [dragging, setDragging] = useState(false);
  /** Where it was when it was grabbed. */
  const grabbedAt = useRef(0);
  const duration = usePlayerState((state) => state.duration);
  const now = usePlayerState((state) => state.currentTime);
  const chapter = chapterAt(chapters, now)?.title;

  const timeAt = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box?.width) return 0;
    return Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * duration;
  };
  const follow = (event: PointerEvent) => {
    const time = timeAt(event);
    setHovered(time);
    if (dragging) player.seekTo(time);
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
    grabbedAt.current = now;
    onWanted();
    player.seekTo(timeAt(event));
  };
  const letGo = (event: PointerEvent) => {
    setDragging(false);
    if (event.pointerType !== 'mouse') setHovered(undefined);
  };
  const giveUp = () => {
    setDragging(false);
    setHovered(undefined);
    player.seekTo(grabbedAt.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (dragging && event.key === 'Escape') {
      event.stopPropagation();
      giveUp();
    }
    const step = keySteps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    player.seekTo(step(now, duration));
  };

  return (
    <div
      ref={track}
      id={id}
      className={peaks ? `${styles.scrubber} ${styles.wave}` : styles.scrubber}
      data-dragging={dragging || undefined}
      role="slider"
      tabIndex={0}
      aria-label={text.seek}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.floor(now)}
      aria-valuetext={placeWords(now, duration, chapter)}
      onKeyDown={onKeyDown}
      onPointerEnter={onWanted}
      onPointerDown={grab}
      onPointerMove={follow}
      onPointerUp={letGo}
      onPointerCancel={giveUp}
      onPointerLeave={() => setHovered(undefined)}
    >
      {peaks ? (
        <Waveform peaks={peaks} share={duration ? now / duration : 0} />
      ) : (
        <div className={styles.line}>
          <Parts chapters={chapters} />
        </div>
      )}
      {!peaks && (
        <span className={styles.thumb} style={{ '--at': duration ? `${(now / duration) * 100}%` : '0%' }} />
      )}
      {hovered !== undefined && duration > 0 && (
        <SeekPreviewCard time={hovered} share={hovered / duration} chapters={chapters} previews={previews} />
      )}
    </div>
  );
};
