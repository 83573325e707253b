import { setTimeout as wait } from 'node:timers/promises';
import type { LongSession } from '../database.ts';
import type { Migration } from './migrations.ts';
import type { Sentence } from '../../sentences.ts';
import { SettingProblem } from '../../startup-problem.ts';

type ApplyOptions = { log: (sentence: Sentence) => void; longestRetry: number };

/**
 * Milliseconds for which a statement waits for a lock. Whoever asks for the table after it waits behind it, so this is also
 * the longest pause that a waiting migration makes in the version beside it. It is shorter than the second after which
 * PostgreSQL ends one of two transactions that wait for each other, so that it is the migration that gives way.
 */
export const lockTimeout = 500;
/** Milliseconds between two attempts. */
const pause = 500;
/** Milliseconds between two lines of the log about one migration. */
const logInterval = 30_000;

/** Applies one migration, whatever its form, and stores that it was applied. Throws a SettingProblem with its name. */
export async function applyMigration(
  session: LongSession,
  migration: Migration,
  options: ApplyOptions,
): Promise<void> {
  const { name, text, checksum, form, isBreaking } = migration;
  const applied = `insert into migrations (name, checksum, is_breaking) values ('${name}', '${checksum}', ${isBreaking})`;
  const repeat = <Result>(work: () => Promise<Result>) => withRetry(name, work, options);
  try {
    await session.execute(`set lock_timeout = ${lockTimeout}`);
    if (form === 'transaction') await repeat(() => session.execute(`${applied}; ${text}`));
    else {
      if (form === 'batches') await runBatches(session, migration, repeat, options);
      else await makeIndex(session, migration, repeat);
      await repeat(() => session.execute(applied));
    }
  } catch (problem) {
    if (problem instanceof SettingProblem) throw problem;
    throw new SettingProblem(['migrationFailed', { name, message: (problem as Error).message }]);
  } finally {
    // The embedded database has one connection, which is used further. A failed one is closed anyway.
    await session.execute('set lock_timeout = 0').catch(() => {});
  }
}

type Repeat = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs the statement until it touches no row, each time as a transaction of its own. With `$1` in it, the statement walks
 * along a key: `$1` is the column `position` of the last row that the batch before returned, and null at first.
 */
async function runBatches(
  session: LongSession,
  { name, text }: Migration,
  repeat: Repeat,
  { log }: ApplyOptions,
): Promise<void> {
  const walks = text.includes('$1');
  let position: unknown = null;
  let touched = 0;
  for (let loggedAt = Date.now(); ;) {
    const { rows, rowCount } = await repeat(() => session.query(text, walks ? [position] : []));
    if (rowCount === 0) return;
    touched += rowCount;
    if (walks) {
      const next = rows.at(-1)?.position;
      if (next === undefined || next === null || next === position)
        throw new Error('a batch returned no new position');
      position = next;
    }
    if (Date.now() - loggedAt > logInterval) {
      log(['migrationProgress', { name, rows: touched }]);
      loggedAt = Date.now();
    }
  }
}

/** Makes an index while others write the table. What an attempt before left unfinished is dropped first. */
async function makeIndex(session: LongSession, { text }: Migration, repeat: Repeat): Promise<void> {
  const [, index] = /create (?:unique )?index concurrently (\w+) on /.exec(text) ?? [];
  if (!index) throw new Error('it must be one "create index concurrently <name> on …"');
  await repeat(async () => {
    await session.execute(`drop index concurrently if exists ${index}`);
    // It waits for transactions that are open, and nobody waits for it.
    await session.execute('set lock_timeout = 0');
    await session.execute(text);
  });
}

/**
 * PostgreSQL's codes of a statement that did not get its locks in time, and of one that another transaction waited for in
 * a circle.
 */
const retryable = new Set(['55P03', '40P01']);

/**
 * A migration locks tables in an order of its own, so that it and an edit of the version beside it may wait for each other.
 * PostgreSQL then ends one of the two, and the migration is tried again.
 */
async function withRetry<Result>(
  name: string,
  work: () => Promise<Result>,
  { log, longestRetry }: ApplyOptions,
): Promise<Result> {
  const began = Date.now();
  for (let loggedAt = -Infinity; ;) {
    try {
      return await work();
    } catch (problem) {
      const passed = Date.now() - began;
      if (!retryable.has(String((problem as { code?: unknown }).code))) throw problem;
      if (passed >= longestRetry)
        throw new SettingProblem([
          'migrationLocked',
          { name, seconds: Math.round(longestRetry / 1000), message: (problem as Error).message },
        ]);
      if (passed - loggedAt >= logInterval) {
        log(['migrationDeadlock', { name }]);
        loggedAt = passed;
      }
      await wait(pause * (0.5 + Math.random()));
    }
  }
}
