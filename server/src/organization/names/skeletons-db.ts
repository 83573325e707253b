import type { Row } from '../../platform/db/row.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { nameSkeleton } from './name-skeleton.ts';

/**
 * Saves the skeletons of names that are older than skeletons. If several names look alike, the oldest organization gets the
 * skeleton and each other one a unique value, so that all names stay.
 */
export async function fillNameSkeletons(db: Database): Promise<void> {
  const missing = sql`select id, name from organizations where name_skeleton is null
    order by is_provider desc, created_at, id`;
  if ((await db.query(missing)).length === 0) return;
  await db.transaction(async (transaction) => {
    // Another instance may start or create an organization at the same time.
    await transaction.query(sql`lock table organizations in share row exclusive mode`);
    for (const { id, name } of await transaction.query<Row<'organizations', 'id' | 'name'>>(missing))
      await transaction.query(sql`
        update organizations set name_skeleton = case
          when exists (select from organizations where name_skeleton = ${nameSkeleton(name)}) then ${`${nameSkeleton(name)} ${id}`}
          else ${nameSkeleton(name)} end
        where id = ${id}::uuid`);
  });
}
