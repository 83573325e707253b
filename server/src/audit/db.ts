import { type AuditEntry, maxAuditActions } from '@tv/contract/organization/audit';
import type { Queries } from '../platform/db/database.ts';
import type { Row } from '../platform/db/row.ts';
import { badCursor, instantText, isInstantText, readCursor, writeCursor } from '../platform/db/list-order.ts';
import { joinSql, sql, type Sql } from '../platform/db/sql.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';

/** Which lines. Instants are ISO 8601. */
export type AuditFilter = { action?: string[]; personId?: string[]; from?: string; until?: string };

type AuditRow = Row<
  'audit_log',
  'id' | 'at' | 'action' | 'subject' | 'person_id' | 'actor' | 'api_key_id'
> & {
  email: string | null;
  detail: Record<string, unknown>;
};

/** The limit of a total. */
const maxCounted = 10_000;

const columns = sql`select a.id, a.at, ${instantText(sql`a.at`)} as moment, a.action, a.subject, a.person_id, p.email, a.actor, a.api_key_id, a.detail
  from audit_log a left join people p on p.id = a.person_id`;

function conditionOf(organizationId: string, { action, personId, from, until }: AuditFilter): Sql {
  const conditions = [
    sql`a.organization_id = ${organizationId}::uuid`,
    ...(action ? [sql`a.action = any(${action}::text[])`] : []),
    ...(personId
      ? [sql`(a.person_id = any(${personId}::uuid[]) or a.subject = any(${personId}::uuid[]::text[]))`]
      : []),
    ...(from ? [sql`a.at >= ${from}::timestamptz`] : []),
    ...(until ? [sql`a.at < ${until}::timestamptz`] : []),
  ];
  return joinSql(conditions, ' and ');
}

const present = ({
  id,
  at,
  action,
  subject,
  person_id,
  email,
  actor,
  api_key_id,
  detail,
}: AuditRow): AuditEntry => ({
  id: String(id),
  at: at.toISOString(),
  action,
  ...(subject && { subject }),
  ...(person_id && { personId: person_id }),
  ...(email && { email }),
  ...(actor && { actor }),
  ...(api_key_id && { apiKeyId: api_key_id }),
  detail,
});

export async function listAuditLog(
  db: Queries,
  organizationId: string,
  query: PageRequest & AuditFilter,
): Promise<Page<AuditEntry>> {
  const { skip, take } = bounds(query);
  const condition = conditionOf(organizationId, query);
  const beyond = query.cursor ? sql`and ${beyondCursor(query.cursor)}` : sql``;
  const found = await db.query<AuditRow & { moment: string }>(sql`
    ${columns} where ${condition} ${beyond} order by a.at desc, a.id desc
    limit ${take + 1} offset ${query.cursor ? 0 : skip}`);
  const rows = found.slice(0, take);
  const last = found.length > take ? rows.at(-1) : undefined;
  const [count] = await db.query<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from audit_log a where ${condition} limit ${maxCounted + 1}) found`);
  const counted = count?.total ?? 0;
  return {
    items: rows.map(present),
    next: last && writeCursor(last.moment, String(last.id)),
    total: Math.min(counted, maxCounted),
    ...(counted > maxCounted && { isTotalExact: false }),
  };
}

/** Lines that come after the one that a cursor names. */
function beyondCursor(cursor: string): Sql {
  const [moment, id] = readCursor(cursor);
  if (!isInstantText(moment) || !/^\d{1,18}$/.test(id)) throw badCursor();
  return sql`(a.at, a.id) < (${moment}::timestamptz, ${id}::bigint)`;
}

/** Actions of which the log has lines. Each step takes the next action from the index, so that its cost is that of the answer. */
export async function listAuditActions(db: Queries, organizationId: string): Promise<string[]> {
  const rows = await db.query<{ action: string }>(sql`
    with recursive actions as (
      (select action from audit_log where organization_id = ${organizationId}::uuid order by action limit 1)
      union all
      select (select n.action from audit_log n
        where n.organization_id = ${organizationId}::uuid and n.action > a.action order by n.action limit 1)
      from actions a where a.action is not null)
    select action from actions where action is not null limit ${maxAuditActions}`);
  return rows.map(({ action }) => action);
}

/** All lines, the newest first, in pieces of `size`. */
export async function* readAuditLog(
  db: Queries,
  organizationId: string,
  filter: AuditFilter,
  size: number,
): AsyncGenerator<AuditEntry[]> {
  let after = sql``;
  for (;;) {
    const rows = await db.query<AuditRow>(sql`
      ${columns} where ${conditionOf(organizationId, filter)} ${after}
      order by a.at desc, a.id desc limit ${size}`);
    if (rows.length > 0) yield rows.map(present);
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = sql`and (a.at, a.id) < (
      (select at from audit_log where id = ${last.id}::bigint), ${last.id}::bigint)`;
  }
}
