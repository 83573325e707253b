import { useQuery } from '@tanstack/react-query';
import type { CalendarEntry } from '@tv/contract/media-contents/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { hasShortcuts } from '@tv/ui/keyboard/shortcuts.ts';
import { targetOf, useKeyDown } from '@tv/ui/keyboard/use-key-down.ts';
import { locale } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/content/schedule.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Select } from '@tv/ui/forms/select.tsx';
import { CalendarEntryLink, keyOf } from '../schedule/calendar-entry.tsx';
import { CalendarList, CalendarTable } from '../schedule/calendar-table.tsx';
import { daysOf, moveToDay, turn, type View } from '../schedule/period.ts';
import { MoveDialog } from '../schedule/move-dialog.tsx';
import { calendarOf } from '../schedule/queries.ts';
import { useMoves } from '../schedule/use-moves.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { type Day, dayOf, isDay, midnight } from '@tv/client/lib/format/day.ts';
import style from './schedule-page.module.css';

/** The calendar of publications, unpublications and ends of links. The address has the view and a day of it. */
export function SchedulePage() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const hasRoom = useMediaQuery('(width >= 768px)');
  const helpId = useId();
  const [query, setQuery] = useSearchParams();
  const view: View = query.get('view') === 'week' ? 'week' : 'month';
  const dayInAddress = query.get('day');
  const [today] = useState(() => dayOf(new Date()));
  const day = isDay(dayInAddress) ? dayInAddress : today;
  const days = useMemo(() => daysOf(view, day), [view, day]);
  const { data, error, refetch } = useQuery(calendarOf(organizationId, days));
  const { move, undo } = useMoves();
  const isTouched = useMediaQuery('(pointer: coarse)');
  const [moving, setMoving] = useState<CalendarEntry>();
  useUndoKey(undo);
  const byDay = useMemo(() => entriesByDay(data?.entries ?? []), [data]);
  const entriesOn = (each: Day) => byDay.get(each) ?? [];
  const show = (change: { view?: View; day?: Day }) => setQuery({ view, day, ...change }, { replace: true });
  // A list has no room for the days beside the month.
  const shownDays = view === 'week' ? days : days.filter((each) => each.slice(0, 7) === day.slice(0, 7));
  const title = titleOf(view, day, days);
  const shown = (entry: CalendarEntry) => (
    <CalendarEntryLink
      {...{ entry, view, helpId }}
      onMove={move}
      onAsk={isTouched || !hasRoom ? setMoving : undefined}
    />
  );
  return (
    <>
      <TopBar title={text.schedule} fact={title} />
      <div className={style.tools}>
        <IconButton label={text.previous[view]} onClick={() => show({ day: turn(view, day, -1) })}>
          <ChevronLeft />
        </IconButton>
        <Button size="small" onClick={() => show({ day: dayOf(new Date()) })}>
          {text.today}
        </Button>
        <IconButton label={text.next[view]} onClick={() => show({ day: turn(view, day, 1) })}>
          <ChevronRight />
        </IconButton>
        <div className={style.view}>
          <Select
            label={text.view}
            value={view}
            options={(['month', 'week'] as const).map((value) => ({ value, text: text.views[value] }))}
            onChange={(value) => show({ view: value })}
          />
        </div>
        <p className={style.zone}>{text.timeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)}</p>
      </div>
      <div className={style.calendar}>
        {error && <Failure error={error} retry={() => void refetch()} />}
        {data && !data.isComplete && <p className={style.note}>{text.notAll}</p>}
        {hasRoom ? (
          <CalendarTable
            label={title}
            view={view}
            days={days}
            day={day}
            today={today}
            entriesOn={entriesOn}
            show={shown}
            onDrop={(key, to) => {
              const entry = data?.entries.find((each) => keyOf(each) === key && each.mayMove);
              if (entry) move(entry, moveToDay(entry.at, to));
            }}
          />
        ) : (
          <CalendarList days={shownDays} entriesOn={entriesOn} show={shown} />
        )}
        {data?.entries.length === 0 && <p className={style.note}>{text.nothing}</p>}
        <p id={helpId} className={style.note}>
          {text.moveHelp}
        </p>
        <MoveDialog entry={moving} onClose={() => setMoving(undefined)} onMove={move} />
      </div>
    </>
  );
}

const entriesByDay = (entries: readonly CalendarEntry[]): Map<Day, CalendarEntry[]> =>
  Map.groupBy(entries, ({ at }) => dayOf(new Date(at)));

function titleOf(view: View, day: Day, days: readonly Day[]): string {
  if (view === 'month') return midnight(day).toLocaleDateString(locale, { month: 'long', year: 'numeric' });
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return format.formatRange(midnight(days[0]!), midnight(days.at(-1)!));
}

/** Z and Ctrl+Z take the last move back. */
function useUndoKey(undo: () => void): void {
  useKeyDown((event) => {
    const target = targetOf(event);
    if (event.altKey || event.key !== 'z' || target.closest('input, select, textarea, dialog')) return;
    if (!event.ctrlKey && !event.metaKey && !hasShortcuts()) return;
    event.preventDefault();
    undo();
  });
}
