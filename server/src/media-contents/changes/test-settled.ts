import { expect } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/**
 * Waits until every transaction that is under way now has ended. Changes are told below the oldest of the whole server, and the
 * databases of other tests are on the same one.
 */
export async function settled(db: Database): Promise<void> {
  const [now] = await db.query<{ most: string }>(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as most`,
  );
  await expect
    .poll(async () => {
      const [row] = await db.query<{ is_over: boolean }>(
        sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${now!.most}::text::xid8 as is_over`,
      );
      return row!.is_over;
    })
    .toBe(true);
}
