import { screenPath } from '@tv/contract/page-paths';
import { ContentStatus, ScheduleAction, ScheduleStatus, Visibility } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-content';
import { byInstant, keyText } from '../platform/db/list-order.ts';
import { cutPage, type ListRow, onPage } from '../platform/db/list-page.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';
import { andHasWords } from './search/has-words-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { joinSql, type Sql, sql } from '../platform/db/sql.ts';
import { expirationOptionOf } from './fields.ts';
import { pickPlain, plainFields, type PlainFields, valueOf } from './fields-db.ts';
import { countUpTo, presentTotal, type TotalRow } from './totals-db.ts';
import { manageableBy, readableBy } from './manageable-db.ts';
import type { Manager } from '../platform/auth/caller.ts';

type Row = {
  id: string;
  organization_id: string;
  organization_name: string;
  media_type: number;
  duration_in_seconds: number;
  categories: { id: string; name: string }[];
  status: number;
  processing_status: number;
  processing_problem: string | null;
  is_password_protected: boolean;
  created_at: Date;
  updated_at: Date;
  publish_date: Date | null;
  first_published_at: Date | null;
  scheduled_publication_date: Date | null;
  unpublication_date: Date | null;
  expiration_date: Date | null;
  deleted_at: Date | null;
  review_status: number | null;
  file_name: string | null;
} & PlainFields;

const columns = sql`
  mc.id, mc.organization_id, o.name as organization_name, ${plainFields}, mc.media_type,
  mc.duration_in_seconds, mc.status, mc.processing_status, mc.processing_problem,
  mc.password_hash is not null as is_password_protected, mc.created_at, mc.updated_at, mc.publish_date, mc.first_published_at, mc.scheduled_publication_date, mc.deleted_at,
  ${valueOf('expirationDate')} as expiration_date,
  (select s.at from schedules s where s.media_content_id = mc.id and s.action = ${ScheduleAction.Unpublish}::smallint
    and s.status = ${ScheduleStatus.Scheduled}::smallint) as unpublication_date,
  (select r.status from reviews r where r.media_content_id = mc.id order by r.created_at desc, r.id limit 1) as review_status,
  (select u.file_name from uploads u where u.id = mc.id) as file_name,
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by lower(c.name), c.id), '[]')
    from media_content_categories mcc join categories c on c.id = mcc.category_id
    where mcc.media_content_id = mc.id) as categories`;

const source = sql`media_contents mc join organizations o on o.id = mc.organization_id`;

export async function findManaged(
  db: Queries,
  manager: Manager,
  id: string,
  condition: Sql = manageableBy(manager),
): Promise<ManagedMediaContent | undefined> {
  const [row] = await db.query<Row>(
    sql`select ${columns} from ${source} where mc.id = ${id}::uuid and ${condition}`,
  );
  return row && present(row);
}

export async function listManaged(
  db: Queries,
  manager: Manager,
  organizationId: string,
  query: PageRequest & { searchTerm?: string; status?: number[]; categoryId?: string[] },
): Promise<Page<ManagedMediaContent>> {
  const conditions = [
    sql`mc.organization_id = ${organizationId}::uuid`,
    readableBy(manager),
    query.status === undefined
      ? sql`mc.status <> ${ContentStatus.DELETED}::smallint`
      : sql`mc.status = any(${query.status}::smallint[])`,
  ];
  if (query.categoryId)
    conditions.push(sql`exists (select from media_content_categories f
      where f.media_content_id = mc.id and f.category_id = any(${query.categoryId}::uuid[]))`);
  const chosen = sql`${joinSql(conditions, ' and ')} ${await andHasWords(db, organizationId, query.searchTerm)}`;
  const order = byInstant(sql`mc.created_at`, true);
  const rows = await db.query<Row & ListRow>(sql`
    select ${columns}, ${keyText(order)} as sort_key from ${source} where ${chosen}
    ${onPage(order, query, sql`mc.id`)}`);
  const [total] = await db.query<TotalRow>(countUpTo(sql`from media_contents mc where ${chosen}`));
  return { ...cutPage(rows, bounds(query), present), ...presentTotal(total) };
}

const isOut = ({ status }: Row) => status === ContentStatus.PUBLISHED || status === ContentStatus.SCHEDULED;

const present = (row: Row): ManagedMediaContent => ({
  id: row.id,
  organizationId: row.organization_id,
  organizationName: row.organization_name,
  ...pickPlain(row),
  type: row.media_type,
  durationInSeconds: row.duration_in_seconds,
  categories: row.categories,
  status: row.status,
  processingStatus: row.processing_status,
  ...(row.processing_problem && { problem: row.processing_problem }),
  isPasswordProtected: row.is_password_protected,
  createdDate: row.created_at.toISOString(),
  modifiedDate: row.updated_at.toISOString(),
  ...(row.publish_date && { publishDate: row.publish_date.toISOString() }),
  ...(row.first_published_at && { firstPublishedDate: row.first_published_at.toISOString() }),
  ...(row.scheduled_publication_date && {
    scheduledPublicationDate: row.scheduled_publication_date.toISOString(),
  }),
  ...(row.unpublication_date && { scheduledUnpublicationDate: row.unpublication_date.toISOString() }),
  expirationOption: expirationOptionOf(row.expiration_date),
  ...(row.expiration_date && { expirationDate: row.expiration_date.toISOString() }),
  ...(row.deleted_at && { deletedDate: row.deleted_at.toISOString() }),
  ...(row.review_status && { reviewStatus: row.review_status }),
  ...(row.file_name !== null && { fileName: row.file_name }),
  // Before publication only the managers see the item, inside the portal.
  watchPath: screenPath(
    row.visibility === Visibility.PUBLIC && isOut(row) ? row.organization_id : undefined,
    'watch/:id',
    row,
  ),
});
