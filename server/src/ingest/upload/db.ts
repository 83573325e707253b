import type { Row } from '../../platform/db/row.ts';
import { refuseBeyondStorage, releaseUpload } from '../../organization/storage/storage-db.ts';
import { findComing, type UploadBounds } from './quota-db.ts';
import { noteUnused } from '../unused-files/unused-folders-db.ts';
import { refuseBeyondQuota } from './refuse-beyond-quota.ts';
import type { CategoryDefaults } from '@tv/contract/categories/category-defaults';
import type { NewUpload } from '@tv/contract/uploads/uploads';
import { commandLineActor, currentActor } from '../../platform/actor.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { archiveFolder } from '../../platform/storage/archive-files.ts';

export type UploadRow = Row<
  'uploads',
  | 'id'
  | 'organization_id'
  | 'created_by'
  | 'api_key_id'
  | 'actor'
  | 'file_name'
  | 'size_in_bytes'
  | 'is_growing'
  | 'received_bytes'
  | 'completed_at'
> & {
  details: UploadDetails;
};
/** The fields of the item that are given when the upload begins. */
export type UploadDetails = Omit<
  NewUpload,
  | 'fileName'
  | 'sizeInBytes'
  | 'idempotencyKey'
  | 'organizationId'
  | 'organizationName'
  | 'audience'
  | 'source'
> & {
  /** Ids of groups and people. `null`: everybody. */
  audience?: string[] | null;
  /** A member recorded it who manages nothing: it is submitted for review, and never published by itself. */
  isForReview?: boolean;
};

const actorOf = ({ created_by, actor }: UploadRow) => (created_by ? null : (actor ?? commandLineActor));

/**
 * Belongs into a transaction. Finds the upload with the same key or creates one. The key of a deleted item is free again. Until the file is complete, the
 * fields that were given last count. A size ends the growth of one that grew; without a size it grows again. Throws 413 or 429 where the organization would store more than it
 * may, or the person has more than their quota.
 */
export async function findOrInsertUpload(
  queries: Queries,
  upload: Pick<
    UploadRow,
    'id' | 'organization_id' | 'created_by' | 'file_name' | 'size_in_bytes' | 'details'
  > &
    Partial<Pick<UploadRow, 'is_growing'>>,
  key: string | null,
  { storageLimit, personQuota = {} }: UploadBounds = {},
): Promise<UploadRow | undefined> {
  await queries.query(sql`
      update uploads u set idempotency_key = null
      where organization_id = ${upload.organization_id} and idempotency_key = ${key} and completed_at is not null
        and not exists (select from media_contents m where m.id = u.id and m.deleted_at is null)`);
  const isGrowing = upload.is_growing ?? false;
  const grew =
    isGrowing || key === null
      ? []
      : await queries.query(sql`
      select from uploads where organization_id = ${upload.organization_id} and idempotency_key = ${key} and is_growing for update`);
  const actor = upload.created_by ? undefined : currentActor();
  const apiKeyId = actor?.apiKeyId ?? null;
  const written = await queries.query<{ id: string }>(sql`
      insert into uploads (id, organization_id, created_by, api_key_id, actor, idempotency_key, file_name, size_in_bytes, is_growing, details)
      values (${upload.id}, ${upload.organization_id}, ${upload.created_by}, ${apiKeyId}::uuid, ${actor?.name ?? null}, ${key},
        ${upload.file_name}, ${upload.size_in_bytes}, ${isGrowing}::boolean, ${JSON.stringify(upload.details)})
      on conflict (organization_id, idempotency_key) do update set details = excluded.details, is_growing = excluded.is_growing,
          size_in_bytes = case when excluded.is_growing then uploads.received_bytes else excluded.size_in_bytes end
        where uploads.completed_at is null and uploads.created_by is not distinct from excluded.created_by
          and uploads.api_key_id is not distinct from excluded.api_key_id
          and (uploads.size_in_bytes = excluded.size_in_bytes or excluded.is_growing
            or uploads.is_growing and excluded.size_in_bytes >= uploads.received_bytes)
      returning id`);
  const isNew = written.some(({ id }) => id === upload.id);
  if (isNew || (grew.length > 0 && written.length > 0)) {
    const owner = { organizationId: upload.organization_id, personId: upload.created_by };
    await refuseBeyondStorage(queries, owner.organizationId, storageLimit, await findComing(queries, owner));
    await refuseBeyondQuota(queries, upload, personQuota);
  }
  const [row] = await queries.query<UploadRow>(sql`
      select * from uploads where id = ${upload.id}
        or (organization_id = ${upload.organization_id} and idempotency_key = ${key})`);
  return row;
}

export async function findUpload(db: Queries, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.query<UploadRow>(sql`select * from uploads where id = ${id}`);
  return row;
}

/** The uploads of a person, or of the command line (`null`), that are not complete. */
export async function countOpenUploads(
  db: Queries,
  organizationId: string,
  personId: string | null,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from uploads
    where organization_id = ${organizationId} and created_by is not distinct from ${personId}::uuid and completed_at is null`);
  return row?.count ?? 0;
}

/**
 * Records a chunk if it begins where the last one ended. Of two simultaneous chunks one is recorded. Throws 413 where the organization
 * would then store more than it may. A file that grows has the person's quota with each chunk, because its size was never announced.
 */
export async function recordChunk(
  db: Database,
  { id, organization_id }: Pick<UploadRow, 'id' | 'organization_id'>,
  chunk: { start: number; length: number; file: string },
  { storageLimit, personQuota = {} }: UploadBounds,
): Promise<boolean> {
  return db.transaction(async (queries) => {
    const [moved] = await queries.query<
      Pick<UploadRow, 'organization_id' | 'created_by' | 'size_in_bytes' | 'is_growing'>
    >(sql`
      update uploads set received_bytes = received_bytes + ${chunk.length}, updated_at = now(),
        size_in_bytes = case when is_growing then received_bytes + ${chunk.length} else size_in_bytes end
      where id = ${id} and received_bytes = ${chunk.start} and (is_growing or received_bytes + ${chunk.length} <= size_in_bytes)
      returning organization_id, created_by, size_in_bytes, is_growing`);
    if (!moved) return false;
    await queries.query(sql`
      insert into upload_chunks (upload_id, start_byte, file) values (${id}, ${chunk.start}, ${chunk.file})`);
    await refuseBeyondStorage(queries, organization_id, storageLimit);
    if (moved.is_growing) await refuseBeyondQuota(queries, moved, personQuota);
    return true;
  });
}

/** What may be beside a file. */
export const companionKinds = ['subtitles', 'attachment'] as const;
export type CompanionKind = (typeof companionKinds)[number];

export type Companion = {
  kind: CompanionKind;
  name: string;
  details: Record<string, unknown>;
  file: string;
  size_in_bytes: number;
};

/** Saves a companion file of an upload. It replaces a companion of the same kind and name. */
export async function saveCompanion(db: Queries, uploadId: string, companion: Companion): Promise<void> {
  const { kind, name, details, file, size_in_bytes } = companion;
  await db.query(sql`
    insert into upload_companions (upload_id, kind, name, details, file, size_in_bytes)
    values (${uploadId}, ${kind}, ${name}, ${JSON.stringify(details)}, ${file}, ${size_in_bytes})
    on conflict (upload_id, kind, name) do update set details = excluded.details, file = excluded.file,
      size_in_bytes = excluded.size_in_bytes`);
}

export async function countCompanions(db: Queries, uploadId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from upload_companions where upload_id = ${uploadId}`,
  );
  return row?.count ?? 0;
}

/** Deletes the unfinished uploads that got no bytes since `before`. Returns their ids. */
export async function deleteStaleUploads(db: Queries, before: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    delete from uploads where id in (
      select id from uploads where completed_at is null and updated_at < ${before} limit 100) returning id`);
  return rows.map(({ id }) => id);
}

export const completeUploadRow = (db: Queries, id: string) =>
  db.query(
    sql`update uploads set completed_at = coalesce(completed_at, now()), updated_at = now() where id = ${id}`,
  );

/** Deletes what is stored of an uploaded file. The row of the upload stays. */
export async function releaseOriginal(db: Queries, id: string): Promise<void> {
  await db.query(sql`delete from upload_chunks where upload_id = ${id}::uuid`);
  await releaseUpload(db, id);
  await noteUnusedOriginal(db, id);
}

/** Deletes an upload that is not complete, and what has arrived of it. Answers whether there was one. */
export async function deleteOpenUpload(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries.query(
    sql`delete from uploads where id = ${id}::uuid and completed_at is null returning id`,
  );
  if (rows.length === 0) return false;
  for (const folder of [`uploads/${id}`, `media/${id}`]) await noteUnused(queries, folder);
  return true;
}

/** Deletes an upload and, with it, what is counted of it and of what was made of it. */
export async function deleteUpload(db: Queries, id: string): Promise<void> {
  await db.query(sql`delete from uploads where id = ${id}::uuid`);
  await noteUnusedOriginal(db, id);
}

async function noteUnusedOriginal(db: Queries, id: string): Promise<void> {
  await noteUnused(db, `uploads/${id}`);
  await noteUnused(db, archiveFolder(id));
}

/** Returns the first of these names that no category of the organization has. */
export async function findMissingCategory(db: Queries, organizationId: string, names: readonly string[]) {
  const [row] = await db.query<{ name: string }>(sql`
    select name from unnest(${names.map((name) => name.trim())}::text[]) as wanted (name)
    where not exists (select from categories c
      where c.organization_id = ${organizationId}::uuid and lower(c.name) = lower(wanted.name)) limit 1`);
  return row?.name;
}

/** What the categories with these names say of new items, in the order of the names. */
export async function defaultsOfCategories(
  db: Queries,
  organizationId: string,
  names: readonly string[],
): Promise<CategoryDefaults[]> {
  const wanted = names.map((name) => name.trim());
  const rows = await db.query<{ defaults: CategoryDefaults }>(sql`
    select c.defaults from unnest(${wanted}::text[]) with ordinality as named (name, position)
    join categories c on c.organization_id = ${organizationId}::uuid and lower(c.name) = lower(named.name)
    order by named.position`);
  return rows.map(({ defaults }) => defaults);
}

/** Whether every name is that of one of these categories. */
export async function areNamesOf(
  db: Queries,
  ids: readonly string[],
  names: readonly string[],
): Promise<boolean> {
  const rows = await db.query(sql`
    select from unnest(${names}::text[]) as wanted (name) where not exists (
      select from categories c where c.id = any(${ids}::uuid[]) and lower(c.name) = lower(trim(wanted.name))) limit 1`);
  return rows.length === 0;
}

/** Puts the item into the category of that name. A missing category is created. */
export async function insertCategory(db: Queries, upload: UploadRow, name: string): Promise<void> {
  await db.query(sql`
    with made as (
      insert into categories (id, organization_id, name)
      values (${crypto.randomUUID()}, ${upload.organization_id}, ${name})
      on conflict do nothing returning id, name)
    insert into audit_log (organization_id, person_id, actor, api_key_id, action, subject, detail)
    select ${upload.organization_id}::uuid, ${upload.created_by}::uuid, ${actorOf(upload)}::text, ${upload.api_key_id}::uuid, 'category made', id::text,
      jsonb_build_object('name', name) from made`);
  await db.query(sql`
    insert into media_content_categories (media_content_id, category_id)
    select ${upload.id}, id from categories where organization_id = ${upload.organization_id} and lower(name) = lower(${name})
    on conflict do nothing`);
}

/** Whether the file was announced to replace that of an item, or as a sound track of one. It becomes no item of its own. */
export async function isReplacement(db: Queries, id: string): Promise<boolean> {
  const rows = await db.query(
    sql`select from media_versions where source_id = ${id}::uuid and media_content_id <> ${id}::uuid
      union all select from sound_tracks where id = ${id}::uuid limit 1`,
  );
  return rows.length > 0;
}
