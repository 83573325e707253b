import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { totalmem } from 'node:os';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { startPostgres } from '../../tools/test/postgres.mjs';
import { postgresFolder } from '../../tools/test/programs.mjs';

/** How PostgreSQL is set: for the making of rows, as it comes, or with the memory that its documentation recommends. */
export type Setting = 'seeding' | 'defaults' | 'memory';

/** A database of the run's own, of which `remove` leaves nothing. */
export type OwnDatabase = {
  kind: 'embedded' | 'PostgreSQL';
  databaseUrl: string | undefined;
  /** Whether `use` changes anything. */
  canBeSet: boolean;
  use(setting: Setting): Promise<void>;
  /** Starts the server again with nothing of its rows in memory, neither its own nor the system's. Absent: that cannot be done. */
  cool?(): Promise<void>;
  remove(): Promise<void>;
};

/** `own`: in a PostgreSQL server of the run's own. Otherwise at that server, or without one in the data folder. */
export async function ownDatabase(server: string | undefined): Promise<OwnDatabase> {
  const asItIs = { canBeSet: false, use: async () => {} };
  if (!server) return { ...asItIs, kind: 'embedded', databaseUrl: undefined, remove: async () => {} };
  if (server === 'own') return inOwnServer();
  const name = `tv_bench_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = await newDatabase(server, name);
  const remove = () => onServer(server, `drop database ${name} with (force)`);
  return { ...asItIs, kind: 'PostgreSQL', databaseUrl, remove };
}

async function inOwnServer(): Promise<OwnDatabase> {
  const programs = postgresFolder(process.env);
  if (!programs)
    throw new Error(
      'PostgreSQL is not installed here: install it (apt-get install postgresql), or name a server.',
    );
  let used: Setting = 'seeding';
  const { url, data, restart, end } = await startPostgres(programs, settings[used]);
  return {
    kind: 'PostgreSQL',
    databaseUrl: await newDatabase(url, 'tv_bench'),
    canBeSet: true,
    async use(setting) {
      if (setting === used) return;
      await restart(settings[setting]);
      used = setting;
    },
    cool: () => restart(settings[used], () => forgetFiles(data)),
    remove: end,
  };
}

/** Tells the system that no file of the folder is needed in memory, without touching what other programs have there. */
const forgetFiles = (folder: string) =>
  void execFileSync('find', [
    folder,
    '-type',
    'f',
    '-exec',
    'dd',
    'if={}',
    'iflag=nocache',
    'count=0',
    'status=none',
    ';',
  ]);

const megabytes = (share: number) => `${Math.floor((totalmem() * share) / 2 ** 20)}MB`;
const memory = { shared_buffers: megabytes(1 / 4), effective_cache_size: megabytes(3 / 4), work_mem: '64MB' };
const settings: Record<Setting, Record<string, string | number>> = {
  seeding: {
    ...memory,
    ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
    ...{ wal_level: 'minimal', max_wal_senders: 0, max_wal_size: '16GB', checkpoint_timeout: '1h' },
    maintenance_work_mem: '1GB',
  },
  defaults: {},
  memory,
};

async function newDatabase(server: string, name: string): Promise<string> {
  await onServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

async function onServer(databaseUrl: string, statement: string): Promise<void> {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    await db.execute(statement);
  } finally {
    await db.close();
  }
}
