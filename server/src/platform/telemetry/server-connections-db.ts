import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Connections that PostgreSQL has and takes. `undefined` for the embedded database, which has none. */
export async function readServerConnections(
  db: Database,
): Promise<{ open: number; limit: number } | undefined> {
  if (db.embedded) return undefined;
  const [row] = await db.query<{ open: number; limit: number }>(sql`
    select count(*)::int as open, current_setting('max_connections')::int as limit
    from pg_stat_activity where backend_type = 'client backend'`);
  return row;
}
