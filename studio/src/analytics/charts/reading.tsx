import { onward } from '@tv/client/lib/browser/onward.ts';
import style from './reading.module.css';

type ReadingProps = {
  label: string;
  /** How many points the chart has. */
  points: number;
  /** The point that is read now. */
  point: number;
  /** A point in words. */
  wordsOf: (point: number) => string;
  onRead: (point: number) => void;
};

/** Reads a chart point by point: a slider that lies over it, for the pointer and for the arrow keys. */
export const Reading = ({ label, points, point, wordsOf, onRead }: ReadingProps) => (
  <input
    type="range"
    className={style.reading}
    aria-label={label}
    aria-valuetext={wordsOf(point)}
    min={0}
    max={Math.max(0, points - 1)}
    step={1}
    value={point}
    onChange={({ target }) => onRead(Number(target.value))}
    onPointerMove={({ clientX, currentTarget, pointerType }) => {
      if (pointerType !== 'mouse') return;
      const { left, right, width } = currentTarget.getBoundingClientRect();
      const along = onward(currentTarget) > 0 ? clientX - left : right - clientX;
      const part = Math.floor((along / Math.max(1, width)) * points);
      onRead(Math.min(points - 1, Math.max(0, part)));
    }}
  />
);
