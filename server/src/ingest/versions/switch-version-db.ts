import { isDeepStrictEqual } from 'node:util';
import { type CutRange, leavesOutMore } from '@tv/contract/media/cuts';
import { type NewPackage, attachPackage } from '../../media-contents/media-package/attach-package.ts';
import type { LockedItem } from '../../media-contents/lifecycle/db.ts';
import { findPackage } from '../../media-contents/media-package/package-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Files } from '../../platform/storage/files.ts';
import { moveTranscripts } from './move-transcripts.ts';
import { moveWatching } from './move-watching-db.ts';
import { findPresentSource } from './version-rows-db.ts';

type Served = NewPackage & { cuts: CutRange[] };

/**
 * Serves a version of a locked item from now on, in the caller's transaction. Captions, chapters and what viewers watched move to
 * its time. Those who watch the one that was served until now go on with it, unless more is left out now: then every former version
 * is closed to them at once. Both have rows.
 */
export async function switchVersion(
  { queries, files }: { queries: Queries; files: Files },
  item: LockedItem,
  { mediaPackage, version, cuts, staysDraft }: Served,
  now: Date,
): Promise<void> {
  const { id, packageVersion: former } = item;
  const before = await findPackage(queries, id);
  const { cuts: cutsBefore } = await findPresentSource(queries, id);
  await attachPackage(queries, item, { mediaPackage, version, cuts, staysDraft }, now);
  if (former > 0)
    await queries.query(sql`
      insert into replaced_packages (media_content_id, version, replaced_at)
      values (${id}::uuid, ${former}::int, ${now}::timestamptz)
      on conflict (media_content_id, version) do update
        set replaced_at = excluded.replaced_at, was_served = true, is_closed = false`);
  if (leavesOutMore(cutsBefore, cuts))
    await queries.query(
      sql`update replaced_packages set is_closed = true where media_content_id = ${id}::uuid`,
    );
  await queries.query(
    sql`delete from replaced_packages where media_content_id = ${id}::uuid and version = ${version}::int`,
  );
  await queries.query(sql`
    update media_versions set replaced_at = case when version = ${former}::int then ${now}::timestamptz end
    where media_content_id = ${id}::uuid and version in (${former}::int, ${version}::int)`);
  if (!before) return;
  const { durationInSeconds } = before.package;
  if (isDeepStrictEqual(cutsBefore, cuts) && durationInSeconds === mediaPackage.durationInSeconds) return;
  await moveTranscripts({ queries, files }, id, cutsBefore, cuts);
  await moveWatching(
    queries,
    id,
    { cuts: cutsBefore, durationInSeconds },
    { cuts, durationInSeconds: mediaPackage.durationInSeconds },
  );
}
