import { because } from '@tv/contract/reasons/problem-reasons';
import { ContentStatus, ExpirationOption, ScheduleAction, ScheduleStatus } from '@tv/contract/enumerations';
import {
  type CalendarEntry,
  type CalendarPeriod,
  longestPeriodInDays,
} from '@tv/contract/media-contents/calendar';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { joinSql, literal, sql } from '../../platform/db/sql.ts';
import { invalidField } from '../../platform/http/problem.ts';
import { reviewRefusal } from '../lifecycle/schedule.ts';
import { manageableBy } from '../manageable-db.ts';

const day = 86_400_000;
const maxEntries = 500;
const { PUBLISHED, SCHEDULED, DELETED } = ContentStatus;

type Row = {
  id: string;
  title: string;
  event: CalendarEntry['event'];
  at: Date;
  is_done: boolean;
  asks_review: boolean;
  reminders: number;
};

/** The entries of a period. Each kind is read along an index, and no further than the limit. */
export async function readCalendar(
  db: Queries,
  manager: Manager,
  organizationId: string,
  query: { from: string; to: string },
  now: Date,
): Promise<CalendarPeriod> {
  const [from, to] = [new Date(query.from), new Date(query.to)];
  const length = to.getTime() - from.getTime();
  if (length <= 0) throw invalidField('to', because('period.end'));
  if (length > longestPeriodInDays * day)
    throw invalidField('to', because('period.calendar', { most: longestPeriodInDays }));
  const own = sql`mc.organization_id = ${organizationId}::uuid and ${manageableBy(manager)}`;
  const within = [sql`>= ${from}::timestamptz`, sql`< ${to}::timestamptz`] as const;
  const kinds = [
    // The expression of the index by date.
    sql`select mc.id, 'publish' as event, mc.publish_date as at, true as is_done from media_contents mc
      where ${own} and mc.status = ${literal(PUBLISHED)} and mc.publish_date is not null
        and coalesce(mc.publish_date, '0001-01-01 00:00:00+00'::timestamptz) ${within[0]}
        and coalesce(mc.publish_date, '0001-01-01 00:00:00+00'::timestamptz) ${within[1]}`,
    sql`select mc.id, 'publish', mc.scheduled_publication_date, false from media_contents mc
      where ${own} and mc.status = ${literal(SCHEDULED)}
        and mc.scheduled_publication_date ${within[0]} and mc.scheduled_publication_date ${within[1]}`,
    sql`select mc.id, 'unpublish', s.at, s.status = ${literal(ScheduleStatus.Completed)}
      from schedules s join media_contents mc on mc.id = s.media_content_id
      where ${own} and mc.status <> ${literal(DELETED)} and s.action = ${literal(ScheduleAction.Unpublish)}
        and s.status in (${literal(ScheduleStatus.Scheduled)}, ${literal(ScheduleStatus.Completed)})
        and s.at ${within[0]} and s.at ${within[1]}`,
    sql`select mc.id, 'linkEnd', mc.expiration_date, mc.expiration_date <= ${now}::timestamptz from media_contents mc
      where ${own} and mc.status in (${literal(PUBLISHED)}, ${literal(SCHEDULED)})
        and mc.expiration_option <> ${literal(ExpirationOption.None)}
        and mc.expiration_date ${within[0]} and mc.expiration_date ${within[1]}`,
  ].map((kind) => sql`(${kind} order by 3 limit ${literal(maxEntries + 1)})`);
  const rows = await db.query<Row>(sql`
    select e.id, mc.title, e.event, e.at, e.is_done, o.asks_review,
      case when e.event = 'publish' and not e.is_done
        then (select count(*)::int from reminders r where r.media_content_id = e.id) else 0 end as reminders
    from (select * from (${joinSql(kinds, ' union all ')}) kinds order by at, id limit ${literal(maxEntries + 1)}) e
      join media_contents mc on mc.id = e.id join organizations o on o.id = mc.organization_id
    order by e.at, e.id, e.event`);
  const present = (row: Row): CalendarEntry => ({
    mediaContentId: row.id,
    title: row.title,
    event: row.event,
    at: row.at.toISOString(),
    isDone: row.is_done,
    mayMove: !row.is_done && mayMove(row, manager),
    reminders: row.reminders,
  });
  return { entries: rows.slice(0, maxEntries).map(present), isComplete: rows.length <= maxEntries };
}

/** The same rules as those of the call that schedules. The end of a public link is a field of its item. */
const mayMove = ({ event, asks_review }: Row, manager: Manager): boolean =>
  event === 'unpublish' || (event === 'publish' && !reviewRefusal(manager, { asksReview: asks_review }));
