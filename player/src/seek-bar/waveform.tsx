import { useMemo } from 'react';
import styles from './waveform.module.css';

/** Bars that fit without becoming a blur; each is the loudest of the peaks it stands for. */
const barCount = 120;

export const barsOf = (peaks: readonly number[], count = barCount): number[] => {
  if (peaks.length === 0) return [];
  const bars = Math.min(count, peaks.length);
  return Array.from({ length: bars }, (_, at) => {
    const from = Math.floor((at * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((at + 1) * peaks.length) / bars));
    return Math.max(...peaks.slice(from, to).map((peak) => Math.min(1, Math.max(0, peak))));
  });
};

/** `waveform.json` of a media package; anything else is no waveform. */
export const parsePeaks = (text: string): number[] => {
  const { peaks } = JSON.parse(text) as { peaks?: unknown };
  return Array.isArray(peaks) ? peaks.filter((peak) => typeof peak === 'number') : [];
};

const Bars = ({ bars, className }: { bars: readonly number[]; className: string | undefined }) => (
  <svg
    className={className}
    viewBox={`0 0 ${bars.length * 2} 100`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    {bars.map((bar, at) => {
      const height = Math.max(4, bar * 96);
      return <rect key={at} x={at * 2 + 0.4} y={50 - height / 2} width={1.2} height={height} />;
    })}
  </svg>
);

export const Waveform = ({ peaks, share }: { peaks: readonly number[]; share: number }) => {
  const bars = useMemo(() => barsOf(peaks), [peaks]);
  const drawn = useMemo(
    () => ({
      all: <Bars bars={bars} className={styles.all} />,
      played: <Bars bars={bars} className={styles.played} />,
    }),
    [bars],
  );
  return (
    <span className={styles.waveform} style={{ '--rest': `${(1 - share) * 100}%` }}>
      {drawn.all}
      {drawn.played}
    </span>
  );
};
