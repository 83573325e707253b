import { switchPackage } from '../../media-contents/attach-package.ts';
import type { LockedItem } from '../../media-contents/lifecycle/db.ts';
import type { MediaPackage } from '../../media/media-package.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/**
 * Serves a version of a locked item from now on, in the caller's transaction. Those who watch the one that was served until now
 * go on with it for a day. Both have rows.
 */
export async function switchVersion(
  transaction: Queries,
  item: LockedItem,
  { mediaPackage, version }: { mediaPackage: MediaPackage; version: number },
  now: Date,
): Promise<void> {
  const { id, packageVersion: former } = item;
  await switchPackage(transaction, item, { mediaPackage, version }, now);
  if (former > 0)
    await transaction.query(sql`
      insert into replaced_packages (media_content_id, version, replaced_at)
      values (${id}::uuid, ${former}::int, ${now}::timestamptz)
      on conflict (media_content_id, version) do update set replaced_at = excluded.replaced_at, was_served = true`);
  await transaction.query(
    sql`delete from replaced_packages where media_content_id = ${id}::uuid and version = ${version}::int`,
  );
  await transaction.query(sql`
    update media_versions set replaced_at = case when version = ${former}::int then ${now}::timestamptz end
    where media_content_id = ${id}::uuid and version in (${former}::int, ${version}::int)`);
  await clampPositions(transaction, id, mediaPackage.durationInSeconds);
}

/** Positions behind the end are at the end. */
async function clampPositions(db: Queries, id: string, durationInSeconds: number): Promise<void> {
  for (const table of [sql`watch_progress`, sql`visitor_progress`])
    await db.query(sql`
      update ${table} set position = ${durationInSeconds}::real
      where media_content_id = ${id}::uuid and position > ${durationInSeconds}::real`);
}
