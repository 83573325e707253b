import type { CutRange } from '@tv/contract/media/cuts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { spokenTime } from '@tv/player/clock.ts';
import { usePlayer, usePlayerState } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/studio/item/versions.ts';
import { toTenth } from './cut-edits.ts';
import style from './cut-timeline.module.css';
import { FilmStrip } from './film-strip.tsx';

/** A border of what is left out, which can be moved. */
export type CutHandle = { label: string; seconds: number; onMove: (seconds: number) => void };

type CutTimelineProps = {
  /** Opens the texts beside the film: seek previews, or the waveform of a sound. */
  item: { id: string; organizationId: string };
  seekPreviewsUrl: string | undefined;
  waveformUrl: string | undefined;
  durationInSeconds: number;
  cuts: readonly CutRange[];
  handles: readonly CutHandle[];
};

/** The whole film as a strip: what is left out lies in the shade, between handles. A pointer that lets go elsewhere seeks. */
export function CutTimeline({ durationInSeconds, cuts, handles, ...film }: CutTimelineProps) {
  const player = usePlayer();
  const strip = useRef<HTMLDivElement>(null);
  const secondsAt = ({ clientX }: { clientX: number }): number => {
    const { left, width } = strip.current!.getBoundingClientRect();
    return toTenth(Math.min(1, Math.max(0, (clientX - left) / width)) * durationInSeconds);
  };
  const share = (seconds: number) => `${(seconds / durationInSeconds) * 100}%`;
  return (
    <div role="group" aria-label={text.timeline} className={style.timeline}>
      <div ref={strip} className={style.strip} onPointerUp={(event) => player.seekTo(secondsAt(event))}>
        <FilmStrip {...film} durationInSeconds={durationInSeconds} />
        {cuts.map(({ from, to }) => (
          <span key={from} className={style.out} style={{ left: share(from), width: share(to - from) }} />
        ))}
        <Playhead durationInSeconds={durationInSeconds} />
        {handles.map((handle) => (
          <Handle
            key={handle.label}
            {...handle}
            durationInSeconds={durationInSeconds}
            secondsAt={secondsAt}
          />
        ))}
      </div>
    </div>
  );
}

function Playhead({ durationInSeconds }: { durationInSeconds: number }) {
  const time = usePlayerState((state) => state.currentTime);
  return (
    <span
      className={style.playhead}
      style={{ left: `${Math.min(100, (time / durationInSeconds) * 100)}%` }}
      aria-hidden="true"
    />
  );
}

/** Seconds that a key moves a handle. */
const steps: Record<string, number> = {
  ArrowLeft: -0.1,
  ArrowDown: -0.1,
  ArrowRight: 0.1,
  ArrowUp: 0.1,
  PageDown: -10,
  PageUp: 10,
};

type HandleProps = CutHandle & {
  durationInSeconds: number;
  secondsAt: (event: { clientX: number }) => number;
};

function Handle({ label, seconds, onMove, durationInSeconds, secondsAt }: HandleProps) {
  const player = usePlayer();
  const move = (to: number) => {
    const moved = toTenth(Math.min(durationInSeconds, Math.max(0, to)));
    onMove(moved >= toTenth(durationInSeconds) ? durationInSeconds : moved);
    player.seekTo(moved);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(durationInSeconds);
    else if (step !== undefined) move(seconds + (event.shiftKey ? step * 10 : step));
    else return;
    // The player has the same keys.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={durationInSeconds}
      aria-valuenow={seconds}
      aria-valuetext={spokenTime(seconds)}
      className={style.handle}
      style={{ left: `${(seconds / durationInSeconds) * 100}%` }}
      onKeyDown={onKeyDown}
      onPointerUp={(event: PointerEvent<HTMLElement>) => event.stopPropagation()}
      onPointerDown={(event: PointerEvent<HTMLElement>) =>
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      onPointerMove={(event: PointerEvent<HTMLElement>) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) move(secondsAt(event));
      }}
    />
  );
}
