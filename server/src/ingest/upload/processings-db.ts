import type { Row } from '../../platform/db/row.ts';
import { screenPath } from '@tv/contract/pages/page-paths';
import { ContentStatus, ProcessingStatus, Visibility } from '@tv/contract/enumerations';
import type { Processing } from '@tv/contract/uploads/uploads';
import type { Queries } from '../../platform/db/database.ts';
import { bounds, type Page, type PageRequest } from '../../platform/http/page.ts';
import { joinSql, literal, type Sql, sql } from '../../platform/db/sql.ts';
import { ownersOf } from '../../media-contents/visibility.ts';
import { underWay } from '../../media/processing-transitions.ts';

type ProcessingRow = Row<
  'media_contents',
  | 'id'
  | 'title'
  | 'organization_id'
  | 'processing_status'
  | 'processing_progress'
  | 'processing_problem'
  | 'visibility'
  | 'status'
> & {
  organization_name: string;
  notes: string[] | null;
};

export type MovingProcessing = {
  organizationId: string;
  owners: readonly string[];
  categoryIds: readonly string[];
  processing: Processing;
};

const processingColumns = sql`
  mc.id, mc.title, mc.organization_id, o.name as organization_name, mc.processing_status, mc.processing_progress,
  mc.processing_problem, mc.package -> 'notes' as notes, mc.visibility, mc.status`;
const fromItems = sql`
  from media_contents mc join organizations o on o.id = mc.organization_id join uploads u on u.id = mc.id`;

/** `among` is a condition on `media_contents mc`. Without it the item may be of any organization. */
export async function findProcessing(
  db: Queries,
  id: string,
  among = sql`true`,
): Promise<Processing | undefined> {
  const [row] = await db.query<ProcessingRow>(
    sql`select ${processingColumns} ${fromItems} where mc.id = ${id} and ${among}`,
  );
  return row && present(row);
}

export async function listProcessings(
  db: Queries,
  query: PageRequest,
  among: Sql,
): Promise<Page<Processing>> {
  const { skip, take } = bounds(query);
  const rows = await db.query<ProcessingRow & { total: number }>(sql`
    select count(*) over ()::int as total, ${processingColumns} ${fromItems}
    where mc.deleted_at is null and ${among}
    order by mc.created_at desc, mc.id limit ${take} offset ${skip}`);
  return { items: rows.map(present), total: rows[0]?.total ?? 0 };
}

/** Processings that wait, run, or ended after `since`, with the columns that decide who manages the item. */
export async function listMoving(db: Queries, since: Date, most: number): Promise<MovingProcessing[]> {
  const isUnderWay = joinSql(
    underWay.map((status) => sql`processing_status = ${literal(status)}`),
    ' or ',
  );
  const rows = await db.query<ProcessingRow & { owners: string[]; category_ids: string[] }>(sql`
    select ${processingColumns}, ${ownersOf} as owners,
      array(select category_id from media_content_categories where media_content_id = mc.id) as category_ids ${fromItems}
    where mc.deleted_at is null and mc.id = any(array(
      (select id from media_contents where ${isUnderWay} limit ${literal(most)})
      union (select id from uploads where ended_at > ${since}::timestamptz order by ended_at desc limit ${literal(most)})))
    order by u.due_at, mc.id limit ${literal(most)}`);
  return rows.map((row) => ({
    organizationId: row.organization_id,
    owners: row.owners,
    categoryIds: row.category_ids,
    processing: present(row),
  }));
}

const isReadyDraft = ({ processing_status: processing, status }: ProcessingRow) =>
  processing === ProcessingStatus.COMPLETED &&
  status !== ContentStatus.PUBLISHED &&
  status !== ContentStatus.SCHEDULED;

const present = (row: ProcessingRow): Processing => ({
  id: row.id,
  title: row.title,
  organizationName: row.organization_name,
  processingStatus: row.processing_status,
  progress:
    row.processing_status === ProcessingStatus.COMPLETED
      ? 1
      : Math.min(1, Math.max(0, row.processing_progress)),
  ...(row.processing_problem && { problem: row.processing_problem }),
  ...(row.notes && { notes: row.notes }),
  // A finished draft is listed for its managers, inside the portal.
  watchPath: screenPath(
    row.visibility === Visibility.PUBLIC && !isReadyDraft(row) ? row.organization_id : undefined,
    'watch/:id',
    row,
  ),
});
