import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './db.ts';
import { StartupProblem } from './startup-problem.ts';

const folder = join(import.meta.dirname, '../../migrations');

/**
 * Brings the schema up to date: every file of server/migrations once, in the order of their names, each whole or not at
 * all. `before`: only those with a smaller name, for a test of what a migration does to rows.
 */
export async function migrate(database: Database, before?: string): Promise<void> {
  await database.execute(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await database.text.query('select name from migrations');
  const applied = new Set(rows.map((row) => row.name as string));
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const unknown = [...applied].find((name) => !files.includes(name));
  if (unknown)
    throw new StartupProblem(
      `The database is newer than this version (it has ${unknown}): start the newer version again, or choose another folder with DATA_DIR.`,
    );
  const due = files.filter((file) => !applied.has(file) && (!before || file < before));
  for (const name of due) await apply(database, name);
}

// One text is one transaction. Its row comes first: of several instances that start at once, the later ones wait
// for that row and then find the migration applied.
async function apply(database: Database, name: string): Promise<void> {
  const text = readFileSync(join(folder, name), 'utf8');
  try {
    await database.execute(`insert into migrations (name) values ('${name}'); ${text}`);
  } catch (problem) {
    const { rows } = await database.text.query('select 1 from migrations where name = $1', [name]);
    if (rows.length === 0)
      throw new StartupProblem(`Migration ${name} failed: ${(problem as Error).message}.`);
  }
}
