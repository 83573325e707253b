import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/** Notes that nothing names a folder any more. Its files may be read for so many hours. */
export const noteUnused = (db: Queries, folder: string, hours = 0) =>
  db.query(sql`
    insert into unused_folders (folder, unused_since) values (${folder}, now() + make_interval(hours => ${hours}::int))
    on conflict do nothing`);

/** Folders that nothing names. One whose instant lies ahead may be read until then. */
export async function listUnusedFolders(db: Queries): Promise<string[]> {
  const rows = await db.query<{ folder: string }>(
    sql`select folder from unused_folders where unused_since <= now() order by unused_since limit 100`,
  );
  return rows.map(({ folder }) => folder);
}

export const forgetUnusedFolder = (db: Queries, folder: string) =>
  db.query(sql`delete from unused_folders where folder = ${folder}`);
