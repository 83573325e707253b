import type { CalendarEntry } from '@tv/contract/media-contents/calendar';
import { useState, type ReactNode } from 'react';
import { locale } from '@tv/strings/en/locale.ts';
import { dragged, keyOf } from './calendar-entry.tsx';
import style from './calendar-table.module.css';
import { type Day, midnight } from '@tv/client/lib/format/day.ts';
import type { View } from './period.ts';

type CalendarTableProps = {
  label: string;
  view: View;
  /** Whole weeks. */
  days: readonly Day[];
  /** The day whose month is shown; days of the months beside it are quieter. */
  day: Day;
  today: Day;
  entriesOn: (day: Day) => readonly CalendarEntry[];
  show: (entry: CalendarEntry) => ReactNode;
  /** An entry, by its key, was dropped on a day. */
  onDrop: (key: string, day: Day) => void;
};

const weekday = (day: Day) => midnight(day).toLocaleDateString(locale, { weekday: 'short' });
const longDay = (day: Day) =>
  midnight(day).toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** Weeks as rows, days as columns. */
export function CalendarTable(props: CalendarTableProps) {
  const { label, view, days, day, today, entriesOn, show, onDrop } = props;
  const [over, setOver] = useState<Day>();
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className={[style.table, style[view]].join(' ')} aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((each) => (
            <th key={each} scope="col">
              {weekday(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <td
                key={each}
                data-day={each}
                data-over={each === over}
                data-beside={view === 'month' && each.slice(0, 7) !== day.slice(0, 7)}
                onDragOver={(event) => {
                  if (!event.dataTransfer.types.includes(dragged)) return;
                  event.preventDefault();
                  setOver(each);
                }}
                onDragLeave={() => setOver(undefined)}
                onDrop={(event) => {
                  event.preventDefault();
                  setOver(undefined);
                  onDrop(event.dataTransfer.getData(dragged), each);
                }}
              >
                <time
                  dateTime={each}
                  className={style.day}
                  aria-label={longDay(each)}
                  aria-current={each === today ? 'date' : undefined}
                >
                  {midnight(each).getDate()}
                </time>
                <ul className={style.entries}>
                  {entriesOn(each).map((entry) => (
                    <li key={keyOf(entry)}>{show(entry)}</li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The days that have entries, one below the other, for narrow screens. */
export const CalendarList = ({
  days,
  entriesOn,
  show,
}: Pick<CalendarTableProps, 'days' | 'entriesOn' | 'show'>) => (
  <ol className={style.list}>
    {days
      .filter((day) => entriesOn(day).length > 0)
      .map((day) => (
        <li key={day}>
          <h2 className={style.heading}>{longDay(day)}</h2>
          <ul className={style.entries}>
            {entriesOn(day).map((entry) => (
              <li key={keyOf(entry)}>{show(entry)}</li>
            ))}
          </ul>
        </li>
      ))}
  </ol>
);
