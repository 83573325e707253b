import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { formatClock } from '@tv/player/clock.ts';
import { listed, locale } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { percentWords } from '@tv/client/lib/format/percent-words.ts';
import { ChartTable } from './chart-table.tsx';
import { type CurveAnnotation, laneOf, annotationsOf, standsBefore } from './curve-annotations.ts';
import { areaPath, linePath, partAt, secondOf } from './curve.ts';
import { labelPosition } from './label-position.ts';
import { Reading } from './reading.tsx';
import style from './retention-chart.module.css';

type RetentionChartProps = {
  /** The heading of the chart and of its table. */
  label: string;
  durationInSeconds: number;
  /** Of the viewers, who played each of the equally long parts. */
  shares: readonly number[];
  /** How often a viewer played each part, in the mean. */
  plays: readonly number[] | undefined;
  /** The mean of other items. */
  usual: { name: string; shares: readonly number[] } | undefined;
  chapters: readonly { title: string; startTime: number }[];
  /** Pictures of the item from its start to its end. */
  film: ReactNode;
  /** Stands beside what the chart says in words: what one does at the second that is read. */
  action: (seconds: number) => ReactNode;
};

/** Shares that have a line and a label. */
const levels = [1, 0.75, 0.5, 0.25, 0];

/** How many are still there at each part of an item, from 0 to 100 %, with what stands out. */
export function RetentionChart(props: RetentionChartProps) {
  const { label, durationInSeconds, shares, plays, usual, chapters, film, action } = props;
  const gradient = useId();
  const annotations = annotationsOf(shares, plays);
  const [read, setRead] = useState<number>();
  const first = annotations.find(({ kind }) => kind === 'drop') ?? annotations[0];
  const part = Math.min(read ?? first?.part ?? 0, Math.max(0, shares.length - 1));
  const secondAt = (at: number) => secondOf(at, durationInSeconds, shares.length);
  const clockAt = (at: number) => formatClock(secondAt(at));
  const percentAt = (of: readonly number[] | undefined, at: number) => {
    const share = of?.[at];
    return share === undefined ? '' : percentWords(share);
  };
  const wordsOf = (at: number) =>
    usual?.shares[at] === undefined
      ? text.shareAt(clockAt(at), percentAt(shares, at))
      : text.shareAtUsual(clockAt(at), percentAt(shares, at), percentAt(usual.shares, at));
  const middle = Math.floor(shares.length / 2);
  const begun = chapters.filter(({ startTime }) => startTime < durationInSeconds);
  return (
    <div>
      <div className={style.summary}>
        <p>
          {read === undefined
            ? text.leftAtEnd(percentAt(shares, middle), percentAt(shares, shares.length - 1))
            : wordsOf(part)}
        </p>
        {action(secondAt(part))}
      </div>
      <div className={style.frame} style={{ '--lanes': annotations.length } as CSSProperties}>
        <div className={style.plot}>
          <svg className={style.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
              <stop className={style.stop} offset="0" stopOpacity="0.4" />
              <stop className={style.stop} offset="1" stopOpacity="0.06" />
            </linearGradient>
            {levels.map((level) => (
              <path key={level} className={style.level} d={`M0 ${(1 - level) * 100}H100`} />
            ))}
            {begun.map(({ startTime }) => (
              <path
                key={startTime}
                className={style.chapterLine}
                d={`M${(startTime / durationInSeconds) * 100} 0V100`}
              />
            ))}
            <path d={areaPath(shares)} fill={`url(#${gradient})`} />
            {usual && <path className={style.usual} d={linePath(usual.shares)} />}
            <path className={style.line} d={linePath(shares)} />
          </svg>
          {usual && <UsualLabel name={usual.name} usual={usual.shares} shares={shares} />}
          {annotations.map((mark, at) => (
            <Mark
              key={mark.kind}
              mark={mark}
              clock={clockAt(mark.part)}
              x={(mark.part + 0.5) / shares.length}
              isBefore={standsBefore(mark, shares.length)}
              share={shares[mark.part] ?? 0}
              lane={laneOf(annotations, at, shares.length)}
            />
          ))}
          {read !== undefined && (
            <span
              className={style.cursor}
              style={{ insetInlineStart: `${((part + 0.5) / shares.length) * 100}%` }}
              aria-hidden="true"
            >
              <span style={{ insetBlockStart: `${(1 - (shares[part] ?? 0)) * 100}%` }} />
            </span>
          )}
          <Reading label={label} points={shares.length} point={part} wordsOf={wordsOf} onRead={setRead} />
        </div>
        <div className={style.axis} aria-hidden="true">
          {levels.map((level) => (
            <span key={level} style={{ insetBlockStart: `${(1 - level) * 100}%` }}>
              {percentWords(level)}
            </span>
          ))}
        </div>
        <div className={style.film}>{film}</div>
        <Chapters chapters={begun} durationInSeconds={durationInSeconds} />
      </div>
      <ChartTable
        caption={label}
        heads={[
          text.time,
          text.watched,
          ...(usual ? [text.usually] : []),
          ...(plays ? [text.playsAViewer] : []),
          ...(begun.length > 0 ? [text.chapter] : []),
        ]}
        rows={shares.map((share, at) => ({
          key: String(at),
          cells: [
            clockAt(at),
            percentWords(share),
            ...(usual ? [percentAt(usual.shares, at)] : []),
            ...(plays
              ? [
                  (plays[at] ?? 0).toLocaleString(locale, {
                    minimumFractionDigits: 2,
                    maximumFractionDigits: 2,
                  }),
                ]
              : []),
            ...(begun.length > 0 ? [chapterBeginningIn(begun, at, durationInSeconds, shares.length)] : []),
          ],
        }))}
      />
    </div>
  );
}

/** The titles of the chapters that begin in a part. */
const chapterBeginningIn = (
  chapters: RetentionChartProps['chapters'],
  part: number,
  durationInSeconds: number,
  parts: number,
): string =>
  listed(
    chapters
      .filter(({ startTime }) => partAt(startTime, durationInSeconds, parts) === part)
      .map(({ title }) => title),
  );

type MarkProps = {
  mark: CurveAnnotation;
  clock: string;
  /** Shares of the width and of the height. */
  x: number;
  share: number;
  /** Its words stand before it. */
  isBefore: boolean;
  /** The line above the chart in which its words stand, from the bottom. */
  lane: number;
};

/** A ring on the curve, and above the chart its words: each has a line of its own, so that they never meet. */
const Mark = ({ mark, clock, x, share, isBefore, lane }: MarkProps) => (
  <span
    className={[style.mark, style[mark.kind], isBefore && style.toStart].filter(Boolean).join(' ')}
    style={{ insetInlineStart: `${x * 100}%`, '--lane': lane } as CSSProperties}
  >
    <span className={style.words}>
      {(mark.kind === 'drop' ? text.losesHere : text.againHere)(clock, percentWords(mark.by))}
    </span>
    <span className={style.stem} style={{ blockSize: `${(1 - share) * 100}%` }} />
    <span className={style.ring} style={{ insetBlockStart: `${(1 - share) * 100}%` }} />
  </span>
);

/** The name of the dashed line, above or below both lines. */
function UsualLabel({
  name,
  usual,
  shares,
}: {
  name: string;
  usual: readonly number[];
  shares: readonly number[];
}) {
  const { share, isBelow } = labelPosition(usual, shares);
  return (
    <span
      className={[style.usualLabel, isBelow && style.below].filter(Boolean).join(' ')}
      style={{ insetBlockStart: `${(1 - share) * 100}%` }}
    >
      {name}
    </span>
  );
}

/** The least share of the width that has room for a title. */
const leastRoom = 0.1;

/** The titles of chapters below the film, as far as there is room. The table has all of them. */
function Chapters({
  chapters,
  durationInSeconds,
}: Pick<RetentionChartProps, 'chapters' | 'durationInSeconds'>) {
  return (
    <div className={style.chapters} aria-hidden="true">
      {chapters.map(({ title, startTime }, at) => {
        const from = startTime / durationInSeconds;
        const room = (chapters[at + 1]?.startTime ?? durationInSeconds) / durationInSeconds - from;
        return (
          room >= leastRoom && (
            <span
              key={startTime}
              title={title}
              style={{ insetInlineStart: `${from * 100}%`, maxInlineSize: `${room * 100}%` }}
            >
              {title}
            </span>
          )
        );
      })}
    </div>
  );
}
