import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Database, LongSession, TextQueries } from '../database.ts';
import { diskFull } from '../full-disk.ts';
import { lockFolder } from './folder-lock.ts';
import type { Statement } from '../sql.ts';
import { bytesFree, leastFree, watchRoom } from './spare-room.ts';
import { SettingProblem } from '../../startup-problem.ts';

const major = '18';

/**
 * PostgreSQL inside this process. PGlite is spoken to directly: its node-postgres adapter loses step with the
 * protocol after a failed prepared statement and then ends the process.
 */
export async function openEmbedded(
  folder: string,
  lockedFolder: string,
  free: (folder: string) => Promise<number> = bytesFree,
): Promise<Database> {
  const isThereRoom = async () => (await free(folder)) >= leastFree;
  if (!(await isThereRoom()))
    throw new SettingProblem(['diskFull', { folder: lockedFolder, size: leastFree / 1024 ** 2 }]);
  const unlock = lockFolder(lockedFolder);
  try {
    refuseOtherVersions(folder);
    const pglite = await open({ dataDir: folder });
    // A write that its log has no room for would stop PGlite, and this process with it. There is a single session.
    const room = watchRoom(isThereRoom, (isRoom) =>
      pglite.exec(`set default_transaction_read_only = ${isRoom ? 'off' : 'on'}`),
    );
    const database = over(pglite, unlock);
    return {
      ...database,
      obstacle: async () => (room.hasRoom() ? undefined : 'the disk is full'),
      async close() {
        room.stop();
        await database.close();
      },
    };
  } catch (problem) {
    unlock();
    throw problem;
  }
}

/** A database that lives only in memory, for tests; `dump` is what `dumpDataDir` of another one gave. */
export const openInMemory = async (dump?: Blob): Promise<Database> =>
  over(await open(dump ? { loadDataDir: dump } : {}), () => {});

async function open(from: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  const pglite = await PGlite.create({ extensions: { pg_trgm }, ...from });
  // Words that wait to be indexed are indexed in small portions: a statement runs in this thread, and everybody waits for it.
  await pglite.exec("set gin_pending_list_limit = '128kB'");
  return pglite;
}

function refuseOtherVersions(folder: string) {
  const file = join(folder, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : major;
  if (found !== major) throw new SettingProblem(['otherFormat', { found, expected: major }]);
}

/** A write while writes are off has the SQLSTATE 25006. Here its only reason is the disk. */
function refused(problem: Error & { code?: unknown }): never {
  throw problem.code === '25006' ? Object.assign(new Error(diskFull), { code: 'ENOSPC' }) : problem;
}

function over(pglite: PGlite, unlock: () => void): Database {
  const run =
    (target: PGlite | Transaction) =>
    async <Row>({ text, values }: Statement): Promise<Row[]> => {
      const { rows } = await target.query<Row>(text, values).catch(refused);
      // A statement runs in this thread: between those of a long transaction everybody else has a turn.
      await turn();
      return rows;
    };
  const sessionOf = (target: PGlite | Transaction): LongSession => ({
    async query(text, values) {
      const { rows, affectedRows } = await target.query<Record<string, unknown>>(text, values).catch(refused);
      return { rows, rowCount: rows.length || (affectedRows ?? 0) };
    },
    execute: async (text) => void (await target.exec(text)),
  });
  const { query, execute } = sessionOf(pglite);
  return {
    embedded: pglite,
    text: {
      query(statement: string | Statement, values?: unknown[]) {
        return typeof statement === 'string'
          ? query(statement, values)
          : query(statement.text, statement.values);
      },
    } as TextQueries,
    query: run(pglite),
    execute,
    longSession: (work) => work(sessionOf(pglite)),
    longTransaction: (work) => pglite.transaction((transaction) => work(sessionOf(transaction))),
    obstacle: async () => undefined,
    secondLock: async () => 'off',
    get reads() {
      return this;
    },
    replicas: undefined,
    connections: () => undefined,
    transaction: (work) => pglite.transaction((transaction) => work({ query: run(transaction) })),
    async close() {
      await pglite.close();
      unlock();
    },
  };
}
