import type { HoldOfItem } from '@tv/contract/retention/hold-of-item';
import type {
  RetentionCounts,
  RetentionEstimate,
  RetentionPreviewItem,
} from '@tv/contract/retention/retention-rules';
import { retentionLimits, type RetentionState, retentionStates } from '@tv/contract/limits/retention-limits';
import { type ArchiveObstacle, obstacleRefusal } from '../media-contents/lifecycle/archive-states.ts';
import { namedPerson } from '../media-contents/named-person-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { byText } from '../platform/db/list-order.ts';
import { readPage } from '../platform/db/list-page.ts';
import { literal, type Sql, sql } from '../platform/db/sql.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';
import type { Days } from './days-db.ts';
import { itemsOf } from './matches-db.ts';
import type { RuleFacts } from './rules-db.ts';

const { firstNotice, lastNotice, preview, examples } = retentionLimits;

/** `from` of the items `found` that a rule meets within a year, with their states and days. What it told already is left out. */
const previewed = (rule: RuleFacts, { today, firstDay }: Days): Sql => sql`
  from (
    select m.id, m.title, m.created_by, m.due_on, m.hold, m.obstacle, case when m.obstacle is null then m.size else 0 end as size, a.rule_id is not null as is_announced,
      case when m.hold is not null then 'held' when m.kept_until > ${today}::date and m.kept_until = m.due_on then 'kept'
        when m.obstacle is not null then 'blocked'
        when m.due_on <= ${today}::date then 'due' else 'coming' end as state,
      case when m.hold is null and m.obstacle is null then coalesce(a.act_on, case when m.due_on <= ${firstDay}::date + ${literal(firstNotice - lastNotice)}
        then greatest(m.due_on, ${firstDay}::date) else m.due_on end) end as day
    from ${itemsOf(rule)} m left join retention_announcements a
      on a.rule_id = ${rule.id ?? null}::uuid and a.media_content_id = m.id and a.due_on = m.due_on
    where m.due_on <= ${today}::date + ${literal(preview)} and a.done_at is null) found`;

type Row = {
  id: string;
  title: string;
  manager: { id: string; name: string } | null;
  size: number;
  state: RetentionState;
  dueDay: string;
  day: string | null;
  isAnnounced: boolean;
  hold: HoldOfItem | null;
  obstacle: ArchiveObstacle | null;
};

const columns = sql`found.id, found.title, ${namedPerson(sql`found.created_by`)} as manager, found.size, found.state,
  found.due_on::text as "dueDay", found.day::text, found.is_announced as "isAnnounced", found.hold, found.obstacle`;

const present = (row: Row): RetentionPreviewItem => ({
  ...{ mediaContentId: row.id, title: row.title, sizeInBytes: row.size, state: row.state },
  ...(row.manager && { manager: row.manager }),
  dueDay: row.dueDay,
  ...(row.day !== null && { day: row.day }),
  isAnnounced: row.isAnnounced,
  ...(row.hold && { legalHold: row.hold }),
  ...(row.state === 'blocked' &&
    row.obstacle && { problem: { status: 409, ...obstacleRefusal(row.obstacle).toBody() } }),
});

/** One page of what a rule meets, by the day on which it acts. */
export const listPreview = (
  db: Queries,
  rule: RuleFacts,
  days: Days,
  query: PageRequest & { state?: RetentionState[] },
): Promise<Page<RetentionPreviewItem>> =>
  readPage<Row, RetentionPreviewItem>(
    db,
    {
      columns,
      found: sql`${previewed(rule, days)} where found.state = any(${query.state ?? [...retentionStates]}::text[])`,
      order: byText(sql`coalesce(found.day, found.due_on)::text`, false),
      id: sql`found.id`,
      present,
    },
    query,
  );

export async function countPreview(db: Queries, rule: RuleFacts, days: Days): Promise<RetentionCounts> {
  const rows = await db.query<{ state: RetentionState; count: number; sizeInBytes: number }>(sql`
    select found.state, count(*)::int as count, coalesce(sum(found.size), 0)::float8 as "sizeInBytes"
    ${previewed(rule, days)} group by found.state`);
  const countOf = (state: RetentionState) => {
    const { count, sizeInBytes } = rows.find((row) => row.state === state) ?? { count: 0, sizeInBytes: 0 };
    return { count, sizeInBytes };
  };
  const { firstDay } = days;
  const counts = Object.fromEntries(retentionStates.map((state) => [state, countOf(state)]));
  return { firstDay, ...(counts as Omit<RetentionCounts, 'firstDay'>) };
}

export async function estimate(db: Queries, rule: RuleFacts, days: Days): Promise<RetentionEstimate> {
  const counts = await countPreview(db, rule, days);
  return { ...counts, examples: (await listPreview(db, rule, days, { pageSize: examples })).items };
}
