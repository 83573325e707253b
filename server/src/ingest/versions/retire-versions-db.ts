import { maxFormerVersions } from '@tv/contract/media/cuts';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { releasePackage } from '../../organization/storage/storage-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';
import { deleteUpload, releaseOriginal } from '../upload/db.ts';
import { findPresentSource, listReadyVersions, type VersionRow } from './version-rows-db.ts';

const { ERROR } = ProcessingStatus;

type Gone = Pick<VersionRow, 'id' | 'mediaContentId' | 'sourceId' | 'version'>;

/**
 * Deletes attempts that failed, and the former versions beyond the last few. The whole film that what is served was cut out of
 * stays, so that its cuts can be changed. Files of versions are removed a day later, with those of other replaced packages.
 */
export async function retireVersions(db: Queries, mediaContentId: string): Promise<void> {
  const failed = await db.query<Gone>(sql`
    select id, media_content_id as "mediaContentId", source_id as "sourceId", version from media_versions
    where media_content_id = ${mediaContentId}::uuid and state = ${literal(ERROR)}`);
  const { sourceId } = await findPresentSource(db, mediaContentId);
  const former = (await listReadyVersions(db, mediaContentId))
    .filter(({ replacedAt }) => replacedAt !== null)
    .filter((each) => each.sourceId !== sourceId || each.cuts.length > 0);
  for (const each of [...failed, ...former.slice(maxFormerVersions)]) await deleteVersion(db, each);
}

/** Deletes every version of an item but the one that is served, and attempts that failed. Their files are removed within minutes. */
export async function endFormerVersions(db: Queries, mediaContentId: string): Promise<void> {
  const former = await db.query<Gone>(sql`
    select id, media_content_id as "mediaContentId", source_id as "sourceId", version from media_versions
    where media_content_id = ${mediaContentId}::uuid and (state = ${literal(ERROR)} or replaced_at is not null)`);
  for (const each of former) {
    await deleteVersion(db, each);
    if (each.version !== null) await endReplaced(db, mediaContentId, each.version);
  }
}

/** Deletes a version, and its original where no other one is made of it. Its files stay until their replaced package is removed. */
export async function deleteVersion(
  db: Queries,
  { id, mediaContentId, sourceId, version }: Gone,
): Promise<void> {
  await db.query(sql`delete from media_versions where id = ${id}::uuid`);
  if (version !== null) await releasePackage(db, sourceId ?? mediaContentId, version);
  if (!sourceId || (await isSource(db, mediaContentId, sourceId))) return;
  // The row of the item's first upload stays, because it says how the item was created.
  await (sourceId === mediaContentId ? releaseOriginal : deleteUpload)(db, sourceId);
}

/** Whether an upload is the original of any version of the item, or of an item that has one only. */
async function isSource(db: Queries, mediaContentId: string, sourceId: string): Promise<boolean> {
  const rows = await db.query(sql`select from media_versions where source_id = ${sourceId}::uuid limit 1`);
  if (rows.length > 0) return true;
  const { sourceId: present } = await findPresentSource(db, mediaContentId);
  return present === sourceId;
}

/** Makes the files of a version unreachable at once; they are removed within minutes. */
export const endReplaced = (db: Queries, mediaContentId: string, version: number) =>
  db.query(sql`
    insert into replaced_packages (media_content_id, version, replaced_at, was_served)
    values (${mediaContentId}::uuid, ${version}::int, '-infinity', false)
    on conflict (media_content_id, version) do update set replaced_at = '-infinity', was_served = false`);
