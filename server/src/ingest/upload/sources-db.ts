import type { SourceKind } from '@tv/contract/sources/source-kinds';
import type { BroughtItem, ItemSource } from '@tv/contract/sources/sources';
import { manageableBy } from '../../media-contents/manageable-db.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Joined, Row as RowOf } from '../../platform/db/row.ts';
import type { Queries } from '../../platform/db/database.ts';
import { byText } from '../../platform/db/list-order.ts';
import { readPage } from '../../platform/db/list-page.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import type { Page, PageRequest } from '../../platform/http/page.ts';
import type { UploadRow } from './db.ts';

/** The upload that a source's item has, and what became of it. */
export type KnownSource = {
  upload: (UploadRow & RowOf<'uploads', 'idempotency_key' | 'updated_at'>) | null;
  /** It was here, and was deleted. */
  isDeleted: boolean;
};

const columnsOfOne = sql`(organization_id, kind, md5(instance), md5(source_id))`;
const isOne = (organizationId: string, { kind, instance, id }: ItemSource): Sql => sql`
  s.organization_id = ${organizationId}::uuid and s.kind = ${kind} and md5(s.instance) = md5(${instance}::text)
  and md5(s.source_id) = md5(${id}::text)`;
const isGone = sql`s.arrived_at is not null and not exists (
  select from media_contents m where m.id = s.item_id and m.deleted_at is null)`;

/**
 * Belongs into a transaction. Takes an item of a source for an upload, unless it is taken: then its upload is answered. Whoever
 * takes the same item meanwhile waits for the end of the transaction.
 */
export async function takeSource(
  queries: Queries,
  organizationId: string,
  source: ItemSource,
  uploadId: string,
): Promise<KnownSource | undefined> {
  const { kind, instance, id, viewsBefore } = source;
  const taken = await queries.query(sql`
    insert into item_sources (organization_id, kind, instance, source_id, item_id, views_before)
    values (${organizationId}::uuid, ${kind}, ${instance}, ${id}, ${uploadId}::uuid, ${viewsBefore ?? null}::bigint)
    on conflict ${columnsOfOne} do nothing returning item_id`);
  if (taken.length > 0) return undefined;
  await queries.query(sql`select from item_sources s where ${isOne(organizationId, source)} for update`);
  const [known] = await queries.query<
    Joined<NonNullable<KnownSource['upload']>> & { is_deleted: boolean }
  >(sql`
    select u.*, ${isGone} as is_deleted from item_sources s left join uploads u on u.id = s.item_id
    where ${isOne(organizationId, source)}`);
  if (!known) return undefined;
  const { is_deleted: isDeleted, ...upload } = known;
  return { upload: upload.id ? upload : null, isDeleted };
}

/** Gives an item of a source to another upload. */
export const moveSource = (
  queries: Queries,
  organizationId: string,
  source: ItemSource,
  uploadId: string,
): Promise<unknown> =>
  queries.query(sql`
    update item_sources s set item_id = ${uploadId}::uuid, arrived_at = null, views_before = ${source.viewsBefore ?? null}::bigint
    where ${isOne(organizationId, source)}`);

/**
 * Belongs into a transaction. Keeps an upload, and the source's item that it is of, as they are until the end of the transaction, in the
 * order in which `takeSource` locks them. Answers whether there is one.
 */
export async function lockUpload(queries: Queries, id: string): Promise<boolean> {
  await queries.query(sql`select from item_sources where item_id = ${id}::uuid for update`);
  const found = await queries.query(sql`select from uploads where id = ${id}::uuid for update`);
  return found.length > 0;
}

/** All of its file has arrived: from now on it is here, or was deleted. */
export const markArrived = (queries: Queries, uploadId: string): Promise<unknown> =>
  queries.query(
    sql`update item_sources set arrived_at = now() where item_id = ${uploadId}::uuid and arrived_at is null`,
  );

const stateOf = sql`case when s.arrived_at is null then 'arriving' when ${isGone} then 'deleted' else 'here' end`;

export type FoundSource = { sourceId: string; itemId: string; state: BroughtItem['state'] };

/** What became of these items of a source. */
export async function findBrought(
  db: Queries,
  organizationId: string,
  { kind, instance }: Pick<ItemSource, 'kind' | 'instance'>,
  ids: readonly string[],
): Promise<Map<string, FoundSource>> {
  const rows = await db.query<FoundSource>(sql`
    select s.source_id as "sourceId", s.item_id as "itemId", ${stateOf} as state from item_sources s
    where s.organization_id = ${organizationId}::uuid and s.kind = ${kind} and md5(s.instance) = md5(${instance}::text)
      and md5(s.source_id) = any(select md5(given) from unnest(${ids}::text[]) given)`);
  return new Map(rows.map((row) => [row.sourceId, row]));
}

type Row = { id: string; sourceId: string; state: BroughtItem['state']; is_managed: boolean };

/** What was brought in from one source. */
export const listBrought = (
  db: Queries,
  organizationId: string,
  { kind, instance, ...page }: PageRequest & { kind: SourceKind; instance: string },
  manager: Manager,
): Promise<Page<BroughtItem>> =>
  readPage<Row, BroughtItem>(
    db,
    {
      columns: sql`s.item_id as id, s.source_id as "sourceId",
        ${stateOf} as state,
        exists (select from media_contents mc where mc.id = s.item_id and ${manageableBy(manager)}) as is_managed`,
      found: sql`from item_sources s where s.organization_id = ${organizationId}::uuid and s.kind = ${kind}
        and md5(s.instance) = md5(${instance}::text)`,
      order: byText(sql`s.source_id`, false),
      id: sql`s.item_id`,
      present: ({ id, sourceId, state, is_managed }) => ({ sourceId, state, ...(is_managed && { id }) }),
    },
    page,
  );
