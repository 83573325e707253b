import { useState } from 'react';
import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import { dayWords, spanWords } from '../day-words.ts';
import { ChartTable } from './chart-table.tsx';
import style from './day-bars.module.css';
import { bestOf, type DayCount, heightOf, partsOf } from './day-parts.ts';
import { Reading } from './reading.tsx';

type DayBarsProps = {
  days: readonly DayCount[];
  /** On some days visitors are left out. */
  isLeftOut: boolean;
};

/** Views by day, or by week where the days are many. Above it: the best bar, or the one that is read. */
export function DayBars({ days, isLeftOut }: DayBarsProps) {
  const [read, setRead] = useState<number>();
  const parts = partsOf(days);
  const best = bestOf(parts);
  const most = best === undefined ? 0 : parts[best]!.count;
  const isByDay = parts[1]?.from === parts[1]?.until;
  const title = isByDay ? text.viewsADay : text.viewsAWeek;
  const wordsOf = (at: number) => {
    const part = parts[at];
    return part ? text.viewsOn(spanWords(part.from, part.until), number(part.count)) : '';
  };
  const summary =
    read !== undefined && parts[read] ? wordsOf(read) : best !== undefined && text.best(wordsOf(best));
  const middle = Math.floor(parts.length / 2);
  return (
    <section aria-labelledby="views-a-day">
      <div className={style.head}>
        <h2 id="views-a-day" className={style.title}>
          {title}
        </h2>
        <p className={style.summary}>{summary || (isLeftOut ? text.tooFewADay : text.noViews)}</p>
      </div>
      {best !== undefined && (
        <>
          <div className={style.chart}>
            <div className={style.bars} aria-hidden="true">
              {parts.map(({ from, count }, at) => (
                <span
                  key={from}
                  className={[style.bar, at === best && style.best, at === read && style.read]
                    .filter(Boolean)
                    .join(' ')}
                  style={{ blockSize: `${heightOf(count, most)}%` }}
                />
              ))}
            </div>
            <Reading
              label={title}
              points={parts.length}
              point={read ?? best}
              wordsOf={wordsOf}
              onRead={setRead}
            />
          </div>
          <p className={style.axis} aria-hidden="true">
            <span>{dayWords(parts[0]!.from)}</span>
            {parts.length > 2 && <span>{dayWords(parts[middle]!.from)}</span>}
            {parts.length > 1 && <span>{dayWords(parts.at(-1)!.until)}</span>}
          </p>
          {isLeftOut && <p className={style.note}>{text.daysLeftOut}</p>}
          <ChartTable
            caption={title}
            heads={[isByDay ? text.day : text.week, text.views]}
            rows={parts.map(({ from, until, count }) => ({
              key: from,
              cells: [spanWords(from, until), number(count)],
            }))}
          />
        </>
      )}
    </section>
  );
}
