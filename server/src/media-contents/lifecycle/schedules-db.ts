import type { Schedule } from '@tv/contract/media-contents/lifecycle';
import { byInstant } from '../../platform/db/list-order.ts';
import { readPage } from '../../platform/db/list-page.ts';
import type { Page, PageRequest } from '../../platform/http/page.ts';
import type { Queries } from '../../platform/db/database.ts';
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
};

export async function listSchedules(
  db: Queries,
  manager: Manager,
  organizationId: string,
  query: PageRequest & { status?: number[] },
): Promise<Page<Schedule>> {
  const conditions = [sql`mc.organization_id = ${organizationId}::uuid`, manageableBy(manager)];
  if (query.status) conditions.push(sql`s.status = any(${query.status}::smallint[])`);
  return readPage<Row, Schedule>(
    db,
    {
      columns: sql`s.id, s.media_content_id, mc.title, s.action, s.status, s.at`,
      found: sql`from schedules s join media_contents mc on mc.id = s.media_content_id
        where ${joinSql(conditions, ' and ')}`,
      order: byInstant(sql`s.at`, true),
      id: sql`s.id`,
      present,
    },
    query,
  );
}

const present = (row: Row): Schedule => ({
  mediaContentId: row.media_content_id,
  title: row.title,
  action: row.action,
  status: row.status,
  at: row.at.toISOString(),
});
