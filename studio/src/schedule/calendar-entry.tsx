import type { CalendarEntry } from '@tv/contract/media-contents/calendar';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { AlarmClock, BellDot, CalendarClock, CircleCheck, CircleOff, Link2Off } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { timeOfDay } from '@tv/client/lib/format/time-of-day.ts';
import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/content/schedule.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import style from './calendar-entry.module.css';
import { moveByDays, type View } from './period.ts';
import { onward } from '@tv/client/lib/browser/onward.ts';

export const keyOf = ({ mediaContentId, event }: CalendarEntry) => `${mediaContentId} ${event}`;

/** The kind of what is dragged over the calendar. */
export const dragged = 'application/x-tv-calendar-entry';

type EntryProps = {
  entry: CalendarEntry;
  view: View;
  helpId: string;
  onMove: (entry: CalendarEntry, to: string) => void;
  /** Asks for another time. It is there for fingers, which cannot drag. */
  onAsk: ((entry: CalendarEntry) => void) | undefined;
};

const days: Record<string, (view: View, onward: number) => number> = {
  ArrowLeft: (_view, onward) => -onward,
  ArrowRight: (_view, onward) => onward,
  ArrowUp: (view) => (view === 'month' ? -7 : 0),
  ArrowDown: (view) => (view === 'month' ? 7 : 0),
};
/** In a week, up and down move by an hour. */
const hours: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

function target(entry: CalendarEntry, key: string, view: View, onward: number): string | undefined {
  const by = days[key]?.(view, onward);
  if (by === undefined) return undefined;
  if (by !== 0) return moveByDays(entry.at, by);
  return new Date(Date.parse(entry.at) + (hours[key] ?? 0) * 3_600_000).toISOString();
}

/** One entry of the calendar: its time, what happens, and to which item. Alt with the arrows, or dragging, moves it. */
export function CalendarEntryLink({ entry, view, helpId, onMove, onAsk }: EntryProps) {
  const { title, event, at, isDone, mayMove, reminders } = entry;
  const Icon =
    event === 'linkEnd' ? Link2Off : event === 'unpublish' ? CircleOff : isDone ? CircleCheck : AlarmClock;
  const onKeyDown = (press: KeyboardEvent) => {
    const to = press.altKey ? target(entry, press.key, view, onward(press.currentTarget)) : undefined;
    if (to === undefined) return;
    // The browser's own Alt+← goes back.
    press.preventDefault();
    onMove(entry, to);
  };
  const link = (
    <Link
      to={studioPath('content/:id', { id: entry.mediaContentId })}
      className={[style.entry, isDone && style.done].filter(Boolean).join(' ')}
      data-entry={keyOf(entry)}
      draggable={mayMove}
      aria-describedby={mayMove ? helpId : undefined}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, keyOf(entry))}
      onKeyDown={onKeyDown}
    >
      <Icon aria-hidden="true" />
      <span className={style.texts}>
        <span className={style.line}>
          <time dateTime={at}>{timeOfDay(new Date(at))}</time>{' '}
          <span>{text.events[event][isDone ? 'done' : 'coming']}</span>
        </span>
        <span className={style.title} dir="auto">
          {title}
        </span>
        {reminders > 0 && (
          <span className={style.line}>
            <BellDot aria-hidden="true" />
            <span aria-hidden="true">{number(reminders)}</span>
            <span className="visually-hidden">{text.reminders(reminders)}</span>
          </span>
        )}
      </span>
    </Link>
  );
  if (!onAsk || !mayMove) return link;
  return (
    <div className={style.movable}>
      {link}
      <IconButton label={text.moveEntry(title)} side="end" onClick={() => onAsk(entry)}>
        <CalendarClock />
      </IconButton>
    </div>
  );
}
