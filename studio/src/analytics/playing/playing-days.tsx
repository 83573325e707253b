import type { AnalyticsPlaying } from '@tv/contract/playback/playing';
import { useState } from 'react';
import * as text from '@tv/strings/en/studio/playing.ts';
import { day as dayHead } from '@tv/strings/en/studio/analytics.ts';
import { Choice } from '@tv/ui/forms/choice.tsx';
import bars from '../charts/day-bars.module.css';
import { ChartTable } from '../charts/chart-table.tsx';
import { Reading } from '../charts/reading.tsx';
import { dayWords } from '../day-words.ts';
import { inPercent, inSeconds, scoreWords } from './score-words.ts';

const measures = {
  medianStart: { name: text.median, words: inSeconds },
  failedShare: { name: text.failed, words: inPercent },
  rebufferingShare: { name: text.rebuffering, words: inPercent },
} as const;
type Measure = keyof typeof measures;
const names = Object.keys(measures) as Measure[];

/** One score by day: bars, the worst one named above them or the one that is read. */
export function PlayingDays({ days }: { days: AnalyticsPlaying['days'] }) {
  const [measure, setMeasure] = useState<Measure>('medianStart');
  const [read, setRead] = useState<number>();
  const { name, words } = measures[measure];
  const values = days.map((day) => day[measure] ?? 0);
  const most = Math.max(...values);
  const worst = values.indexOf(most);
  const wordsOf = (at: number) => {
    const day = days[at];
    return day ? `${dayWords(day.day)}: ${scoreWords(day[measure], words)}` : '';
  };
  const hasAny = days.some((day) => day[measure] !== undefined);
  return (
    <section aria-labelledby="playing-by-day">
      <div className={bars.head}>
        <h2 id="playing-by-day" className={bars.title}>
          {text.byDay}
        </h2>
        <p className={bars.summary}>
          {hasAny ? (read === undefined ? text.worst(wordsOf(worst)) : wordsOf(read)) : text.noneADay}
        </p>
      </div>
      <Choice
        label={text.measure}
        value={measure}
        options={names.map((each) => ({ value: each, text: measures[each].name }))}
        onChange={setMeasure}
      />
      {hasAny && (
        <>
          <div className={bars.chart}>
            <div className={bars.bars} aria-hidden="true">
              {days.map(({ day }, at) => (
                <span
                  key={day}
                  className={[bars.bar, at === worst && bars.best, at === read && bars.read]
                    .filter(Boolean)
                    .join(' ')}
                  style={{ blockSize: `${most > 0 ? (values[at]! / most) * 100 : 0}%` }}
                />
              ))}
            </div>
            <Reading
              label={name}
              points={days.length}
              point={read ?? worst}
              wordsOf={wordsOf}
              onRead={setRead}
            />
          </div>
          <p className={bars.axis} aria-hidden="true">
            <span>{dayWords(days[0]!.day)}</span>
            <span>{dayWords(days.at(-1)!.day)}</span>
          </p>
          <ChartTable
            caption={text.byDay}
            heads={[dayHead, ...names.map((each) => measures[each].name)]}
            rows={days.map((day) => ({
              key: day.day,
              cells: [dayWords(day.day), ...names.map((each) => scoreWords(day[each], measures[each].words))],
            }))}
          />
        </>
      )}
    </section>
  );
}
