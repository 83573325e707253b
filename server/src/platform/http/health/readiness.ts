import { readMigrations } from '../../db/migrations/migrations.ts';
import type { Database } from '../../db/database.ts';
import { pipelined, sql } from '../../db/sql.ts';
import { within } from '../../within.ts';

/** Milliseconds in which the database has to answer, and where it did not, those for a second look. Balancers wait for two seconds. */
const longestAnswer = 1_200;
const secondLook = 300;
/** Milliseconds of waiting for a connection after which requests are about to fail: they have seven seconds in all. */
const longestWait = 5_000;

type Schema = { applied: number; isNewer: boolean };

/**
 * Finds out why requests that come to this process would fail. A pool that is busy for a moment is no reason: requests wait for it.
 * `find` answers within two seconds, in words for the operator; `undefined`: there is no reason.
 */
export function createReadiness(db: Database): { find(): Promise<string | undefined> } {
  const known = readMigrations().map(({ name }) => name);
  const readSchema = async (): Promise<Schema | undefined> => {
    const [schema] = await db.query<Schema>(
      pipelined(sql`
        select count(*) filter (where name = any(${known}::text[]))::int as applied,
          coalesce(bool_or(is_breaking and name <> all(${known}::text[])), false) as "isNewer" from migrations`),
    );
    return schema;
  };

  async function findWhileBusy(milliseconds: number): Promise<string | undefined> {
    const pool = db.connections()!;
    if (!(await pool.answersApart(milliseconds))) return silent;
    return pool.longestWait >= longestWait ? 'every connection to the database is in use' : db.obstacle();
  }

  const isBusy = () => (db.connections()?.waiting ?? 0) > 0;
  return {
    async find() {
      if (isBusy()) return findWhileBusy(longestAnswer);
      const schema = await within(
        longestAnswer,
        readSchema().catch(() => undefined),
      );
      if (!schema) return isBusy() ? findWhileBusy(secondLook) : silent;
      if (schema.isNewer) return 'the database is newer than this version';
      if (schema.applied < known.length) return 'migrations are pending';
      return db.obstacle();
    },
  };
}

const silent = 'the database does not answer';
