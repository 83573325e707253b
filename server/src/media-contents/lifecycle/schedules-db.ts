import type { Schedule } from '@tv/contract/lifecycle';
import { afterCursor, byInstant, keyText, writeCursor } from '../../platform/db/list-order.ts';
import type { Queries } from '../../platform/db/database.ts';
import { bounds, rowsOfPage, type Page, type PageRequest } from '../../platform/http/page.ts';
import { joinSql, sql } from '../../platform/db/sql.ts';
import { manageableBy } from '../manageable-db.ts';
import type { Manager } from '../../platform/auth/caller.ts';

type Row = {
  id: string;
  media_content_id: string;
  title: string;
  action: number;
  status: number;
  at: Date;
  sort_key: string;
};

export async function listSchedules(
  db: Queries,
  manager: Manager,
  organizationId: string,
  query: PageRequest & { status?: number[] },
): Promise<Page<Schedule>> {
  const { take } = bounds(query);
  const conditions = [sql`mc.organization_id = ${organizationId}::uuid`, manageableBy(manager)];
  if (query.status) conditions.push(sql`s.status = any(${query.status}::smallint[])`);
  const source = sql`from schedules s join media_contents mc on mc.id = s.media_content_id`;
  const [count] = await db.query<{ total: number }>(
    sql`select count(*)::int as total ${source} where ${joinSql(conditions, ' and ')}`,
  );
  const order = byInstant(sql`s.at`, true);
  if (query.cursor) conditions.push(afterCursor(order, query.cursor, sql`s.id`));
  const rows = await db.query<Row>(sql`
    select s.id, s.media_content_id, mc.title, s.action, s.status, s.at, ${keyText(order)} as sort_key
    ${source} where ${joinSql(conditions, ' and ')}
    order by s.at desc, s.id ${rowsOfPage(query)}`);
  const last = rows.length > take ? rows[take - 1] : undefined;
  const items = rows.slice(0, take).map((row) => ({
    mediaContentId: row.media_content_id,
    title: row.title,
    action: row.action,
    status: row.status,
    at: row.at.toISOString(),
  }));
  return { items, total: count?.total ?? 0, next: last && writeCursor(last.sort_key, last.id) };
}
