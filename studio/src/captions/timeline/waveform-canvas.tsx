import { useEffect, useMemo, useRef } from 'react';
import { useThemeChoice } from '@tv/client/lib/appearance/theme.ts';
import { barsBetween } from './scale.ts';
import style from './timeline.module.css';

export type Peaks = { perSecond: number; values: ArrayLike<number> };

type WaveformProps = {
  peaks: Peaks | undefined;
  /** Seconds at the left edge, and pixels of a second. */
  from: number;
  scale: number;
  width: number;
  /** When the active cue starts and ends. Its bars stand out. */
  start: number | undefined;
  end: number | undefined;
};

/** Pixels from one bar to the next. */
const pitch = 4;
const height = 72;

/** The loudness of what is heard, drawn for the part that is seen. */
export function WaveformCanvas({ peaks, from, scale, width, start, end }: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useThemeChoice();
  // Bars stand at fixed seconds, so that they move with the scrolling and do not flicker.
  const secondsABar = pitch / scale;
  const first = Math.floor(from / secondsABar);
  const bars = useMemo(
    () => peaks && barsBetween(peaks, first * secondsABar, secondsABar, Math.ceil(width / pitch) + 2),
    [peaks, first, secondsABar, width],
  );
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const ratio = devicePixelRatio;
    element.width = Math.round(width * ratio);
    element.height = height * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const css = getComputedStyle(element);
    const [plain, bright] = [
      css.getPropertyValue('--waveColor'),
      css.getPropertyValue('--followingCategoryColor'),
    ];
    if (!bars) return;
    for (const [index, loudness] of bars.entries()) {
      const second = (first + index) * secondsABar;
      const size = Math.max(2, loudness * (height - 4));
      context.fillStyle = start !== undefined && second >= start && second < end! ? bright : plain;
      context.fillRect((second - from) * scale, (height - size) / 2, 2, size);
    }
  }, [bars, first, secondsABar, from, scale, width, start, end, theme]);
  return <canvas ref={canvas} className={style.waveform} style={{ width, height }} aria-hidden="true" />;
}
