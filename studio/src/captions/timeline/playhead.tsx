import { useEffect, useRef } from 'react';
import { usePlayer } from '@tv/player/player-context.tsx';
import { cueClock } from '../cues/cue-clock.ts';
import style from './timeline.module.css';

/** Pixels: half of what the time takes. */
const half = 28;

/** Where the player stands. It moves without a render of anything else, and scrolls itself into sight while it plays. */
export function Playhead({ scale, box }: { scale: number; box: React.RefObject<HTMLElement | null> }) {
  const player = usePlayer();
  const line = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let shown = -1;
    const show = () => {
      const { currentTime, paused } = player.getState();
      if (currentTime === shown) return;
      const isJump = Math.abs(currentTime - shown) > 1;
      shown = currentTime;
      const left = currentTime * scale;
      if (line.current) line.current.style.transform = `translateX(${left}px)`;
      if (words.current) {
        words.current.textContent = cueClock(currentTime, 2).replace(/(\.\d\d)\d$/, '$1');
        // At the very start there is no room on the left.
        words.current.style.translate = left < half ? `${-left}px` : '';
      }
      const view = box.current;
      if (!view || (paused && !isJump)) return;
      const isOut = left < view.scrollLeft + 24 || left > view.scrollLeft + view.clientWidth - 24;
      if (isOut) view.scrollLeft = left - view.clientWidth * (paused ? 0.5 : 0.1);
    };
    shown = -1;
    show();
    return player.subscribe(show);
  }, [player, scale, box]);
  return (
    <div ref={line} className={style.playhead} aria-hidden="true">
      <span ref={words} />
    </div>
  );
}
