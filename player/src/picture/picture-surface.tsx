import { useRef, type PointerEvent } from 'react';
import * as text from '@tv/strings/en/player/player.ts';
import styles from '../player.module.css';
import { usePlayer } from '../player-context.tsx';
import { signed } from '../signed.ts';

/** Milliseconds between the taps of a double tap. */
const doubleTapTime = 300;

type Props = {
  skip: number;
  shown: boolean;
  wake: () => void;
  sleep: () => void;
  onCorner: (() => void) | undefined;
};

/** The picture as something to touch: a click plays or pauses, a tap shows the controls, a double tap at a side skips. */
export const PictureSurface = ({ skip, shown, wake, sleep, onCorner }: Props) => {
  const player = usePlayer();
  const lastTap = useRef({ time: 0, side: 0 });
  const isTouch = useRef(false);

  const tap = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const side = share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
    const twice = event.timeStamp - lastTap.current.time < doubleTapTime && lastTap.current.side === side;
    lastTap.current = { time: event.timeStamp, side };
    if (twice && side !== 0) {
      player.seekBy(side * skip);
      player.notify(text.skipped(signed(side * skip)));
    } else if (shown) sleep();
    else wake();
  };

  return (
    <div
      className={styles.surface}
      data-surface
      onPointerUp={(event) => {
        if (event.button !== 0) return;
        if (player.getState().corner) return onCorner?.();
        isTouch.current = event.pointerType !== 'mouse';
        if (isTouch.current) tap(event);
        else player.togglePlay();
      }}
      // two taps are one command of their own
      onDoubleClick={() => !isTouch.current && !player.getState().corner && player.toggleFullScreen()}
    />
  );
};
