import { because } from '@tv/contract/reasons/problem-reasons';
import { Problem } from '../../platform/http/problem.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

export type Storage = { storedBytes: number; storageLimit: number | null };

/** What an organization stores, in bytes, and may store: its own limit, or else the default. `null`: no limit. */
export async function findStorage(
  db: Queries,
  organizationId: string,
  defaultLimit: number | undefined,
): Promise<Storage> {
  const [row] = await db.query<Storage>(sql`
    select coalesce(s.stored_bytes, 0) as "storedBytes",
      coalesce(o.storage_limit, ${defaultLimit ?? null}::bigint) as "storageLimit"
    from organizations o left join organization_storage s on s.organization_id = o.id
    where o.id = ${organizationId}::uuid`);
  return row ?? { storedBytes: 0, storageLimit: null };
}

/**
 * Belongs into a transaction, after what it adds was counted: until the commit others that add something to the organization
 * wait. Throws 413 where the organization now stores more than it may, or would with the bytes that still come.
 */
export async function refuseBeyondStorage(
  transaction: Queries,
  organizationId: string,
  defaultLimit: number | undefined,
  comingBytes = 0,
): Promise<void> {
  const storage = await findStorage(transaction, organizationId, defaultLimit);
  const { storageLimit } = storage;
  const storedBytes = storage.storedBytes + comingBytes;
  if (storageLimit === null || storedBytes <= storageLimit) return;
  throw new Problem(413, 0, because('quota.organizationStorage', { most: storageLimit, used: storedBytes }), {
    exceptionData: {
      storedBytes,
      storageLimit,
      quota: 'organizationStorage',
    },
  });
}

const countPart = (db: Queries, uploadId: string, part: string, sizeInBytes: number) =>
  db.query(sql`
    insert into stored_bytes (upload_id, part, organization_id, size_in_bytes)
    select id, ${part}, organization_id, ${sizeInBytes}::bigint from uploads where id = ${uploadId}::uuid
    on conflict (upload_id, part) do update set size_in_bytes = excluded.size_in_bytes`);

const releasePart = (db: Queries, uploadId: string, part: string) =>
  db.query(sql`delete from stored_bytes where upload_id = ${uploadId}::uuid and part = ${part}`);

/** Counts the package of an upload's item. Counting it again replaces the size. */
export const countPackage = (db: Queries, uploadId: string, version: number, sizeInBytes: number) =>
  countPart(db, uploadId, `package ${version}`, sizeInBytes);

/** Counts so many bytes less of a package, of which some files are removed. */
export const shrinkPackage = (db: Queries, uploadId: string, version: number, bytes: number) =>
  db.query(sql`
    update stored_bytes set size_in_bytes = greatest(0, size_in_bytes - ${bytes}::bigint)
    where upload_id = ${uploadId}::uuid and part = ${`package ${version}`}`);

/** Counts the sound track that an upload became. Counting it again replaces the size. */
export const countSound = (db: Queries, uploadId: string, sizeInBytes: number) =>
  countPart(db, uploadId, 'sound track', sizeInBytes);

/** Counts an uploaded file no more, whose bytes are removed. What was made of it counts on. */
export const releaseUpload = (db: Queries, uploadId: string) => releasePart(db, uploadId, 'original');

/** Counts a package no more, whose files are removed. */
export const releasePackage = (db: Queries, uploadId: string, version: number) =>
  releasePart(db, uploadId, `package ${version}`);

/** Counts an attachment by its name, as the companion files of an upload are. Counting it again replaces the size. */
export const countAttachment = (db: Queries, uploadId: string, fileName: string, sizeInBytes: number) =>
  countPart(db, uploadId, attachmentPart(fileName), sizeInBytes);

/** Counts an attachment no more, whose file is removed. */
export const releaseAttachment = (db: Queries, uploadId: string, fileName: string) =>
  releasePart(db, uploadId, attachmentPart(fileName));

const attachmentPart = (fileName: string) => `attachment ${fileName}`;
