import type { Database } from '../../src/platform/db/database.ts';
import { readMigrations } from '../../src/platform/db/migrations/migrations.ts';
import { sql } from '../../src/platform/db/sql.ts';

/** Makes a database tell of its migrations as one of 2.57.0 does: of each that became the baseline, in place of that. */
export async function recordAsBefore(db: Database): Promise<void> {
  const { name, baseline } = readMigrations()[0]!;
  await db.query(sql`delete from migrations where name = ${name}`);
  for (const each of baseline!.replaced)
    await db.query(sql`insert into migrations (name, checksum) values (${each.name}, ${each.checksum})`);
}
