import { ContentStatus, ProcessingStatus, Visibility } from '@tv/contract/enumerations';
import type { Processing } from '@tv/contract/management';
import type { Queries } from '../../platform/db.ts';
import { bounds, type Page, type PageRequest } from '../../platform/page.ts';
import { nothing, sql, written, type Sql } from '../../platform/sql.ts';
import { underWay } from '../processing-transitions.ts';

type ProcessingRow = {
  id: string;
  title: string;
  organization_id: string;
  organization_name: string;
  processing_status: number;
  processing_progress: number;
  processing_problem: string | null;
  notes: string[] | null;
  visibility: number;
  status: number;
};

const processingColumns = sql`
  m.id, m.title, m.organization_id, o.name as organization_name, m.processing_status, m.processing_progress,
  m.processing_problem, m.package -> 'notes' as notes, m.visibility, m.status
  from media_contents m join organizations o on o.id = m.organization_id join uploads u on u.id = m.id`;

/** `organizationId` absent: of all organizations. */
export async function findProcessing(
  db: Queries,
  id: string,
  organizationId?: string,
): Promise<Processing | undefined> {
  const [row] = await db.query<ProcessingRow>(
    sql`select ${processingColumns} where m.id = ${id} ${within(organizationId)}`,
  );
  return row && present(row);
}

export async function listProcessings(
  db: Queries,
  query: PageRequest,
  organizationId?: string,
): Promise<Page<Processing>> {
  const { skip, take } = bounds(query);
  const rows = await db.query<ProcessingRow & { total: number }>(sql`
    select count(*) over ()::int as total, ${processingColumns}
    where m.deleted_at is null ${within(organizationId)}
    order by m.created_at desc, m.id limit ${take} offset ${skip}`);
  return { items: rows.map(present), total: rows[0]?.total ?? 0 };
}

/** What waits, is worked on, or has ended after `since`; with the organization that it is of. */
export async function listMoving(
  db: Queries,
  since: Date,
  most: number,
): Promise<{ organizationId: string; processing: Processing }[]> {
  const isUnderWay = underWay
    .map((status) => sql`processing_status = ${written(status)}`)
    .reduce((one, other) => sql`${one} or ${other}`);
  const rows = await db.query<ProcessingRow>(sql`
    select ${processingColumns}
    where m.deleted_at is null and m.id = any(array(
      (select id from media_contents where ${isUnderWay} limit ${written(most)})
      union (select id from uploads where ended_at > ${since}::timestamptz order by ended_at desc limit ${written(most)})))
    order by u.due_at, m.id limit ${written(most)}`);
  return rows.map((row) => ({ organizationId: row.organization_id, processing: present(row) }));
}

const within = (organizationId: string | undefined): Sql =>
  organizationId ? sql` and m.organization_id = ${organizationId}` : nothing;

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
  // A draft that is ready waits inside, for those who manage it.
  watchPath:
    row.visibility === Visibility.PUBLIC && !isReadyDraft(row)
      ? `/public/${row.organization_id}/watch/${row.id}`
      : `/watch/${row.id}`,
});
