import { type ItemHistoryEntry, shareEvents } from '@tv/contract/media-contents/item-history';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { namedPerson } from '../named-person-db.ts';
import { bounds, type Page, type PageRequest } from '../../platform/http/page.ts';

type Row = {
  at: Date;
  action: string;
  person: { id: string; name: string } | null;
  actor: string | null;
  detail: Record<string, unknown> & { former?: ItemHistoryEntry['former'] };
};

/** The lines of the audit log about the item `id`. Somebody who takes a table of its viewers changes nothing. */
const lines = (id: string) =>
  sql`audit_log a where a.subject = ${id}::uuid::text and a.action not in ('watched table taken', 'completions table taken')`;

/** The lines about shares of the item `id` with guests that are kept, behind its own. */
const linesWithShares = (id: string) => sql`(
  select a.id, a.at, a.action, a.actor, a.detail, a.person_id from ${lines(id)}
  union all
  select a.id, a.at, a.action, a.actor, a.detail, a.person_id from guests g join audit_log a on a.subject = g.id::text
  where g.media_content_id = ${id}::uuid and a.action = any(${shareEvents}::text[])) a`;

const columns = sql`a.at, a.action, a.actor, a.detail,
  ${namedPerson(sql`a.person_id`)} as person`;

/** The limit of a total. */
const maxCounted = 1_000;

export async function listHistory(
  db: Queries,
  id: string,
  query: PageRequest,
): Promise<Page<ItemHistoryEntry>> {
  const { skip, take } = bounds(query);
  const rows = await db.query<Row>(
    sql`select ${columns} from ${linesWithShares(id)} order by a.at desc, a.id desc limit ${take} offset ${skip}`,
  );
  const [count] = await db.query<{ total: number }>(
    sql`select count(*)::int as total from (select from ${linesWithShares(id)} limit ${maxCounted + 1}) found`,
  );
  const total = count?.total ?? 0;
  return {
    items: rows.map(present),
    total: Math.min(total, maxCounted),
    ...(total > maxCounted && { isTotalExact: false }),
  };
}

/** The number of the newest change of an item. Changes are recorded under its lock, so that it only grows. */
export async function findNewestChange(db: Queries, id: string): Promise<number> {
  const [row] = await db.query<{ newest: number }>(
    sql`select coalesce(max(a.id), 0)::bigint as newest from ${lines(id)}`,
  );
  return row?.newest ?? 0;
}

/** The changes of an item behind one, oldest first, at most ten. */
export async function listChangesAfter(db: Queries, id: string, newest: number): Promise<ItemHistoryEntry[]> {
  const rows = await db.query<Row>(
    sql`select ${columns} from ${lines(id)} and a.id > ${newest}::bigint order by a.id limit 10`,
  );
  return rows.map(present);
}

/** The changes of an item after an instant, newest first, at most 50. Steps of its review are none. */
export async function listHistorySince(db: Queries, id: string, since: Date): Promise<ItemHistoryEntry[]> {
  const rows = await db.query<Row>(sql`
    select ${columns} from ${lines(id)} and a.at > ${since}::timestamptz and a.action <> all(${reviewSteps}::text[])
    order by a.at desc, a.id desc limit 50`);
  return rows.map(present);
}

const reviewSteps = [
  'submitted for review',
  'changes requested',
  'approved',
  'approval removed',
  'review discarded',
  'review completed',
].map((step) => `media content ${step}`);

const present = ({ at, action, person, actor, detail: { former, ...detail } }: Row): ItemHistoryEntry => ({
  at: at.toISOString(),
  action,
  ...(person && { person }),
  ...(actor && { actor }),
  detail,
  ...(former && { former }),
});
