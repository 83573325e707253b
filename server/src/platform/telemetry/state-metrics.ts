import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { Gauge, type Registry } from 'prom-client';
import type { Database, Queries } from '../db/database.ts';
import { pipelined, sql } from '../db/sql.ts';
import { type QueueState, readQueueState } from '../queue/queue-state-db.ts';
import { within } from '../within.ts';
import { readServerConnections } from './server-connections-db.ts';
import { sandboxLevel } from '../sandbox/choose-sandbox.ts';
import { lastBackup } from './last-backup.ts';

/** Milliseconds in which the database has to answer. */
const longestAnswer = 1_500;

/** Gauges of a domain, whose values are read together. */
export type StateGauges = {
  gauges: readonly (readonly [name: string, help: string])[];
  /** The values by the names of the gauges. One that is missing is not told. */
  read(db: Queries): Promise<Record<string, number>>;
};

export type Observed = {
  db: Database;
  dataDir: string;
  /** Kinds of jobs. */
  jobKinds: readonly string[];
  domains: readonly StateGauges[];
  version: string;
  role: string;
};

/** Adds metrics to a registry that are read on each request: queue, domains, connections, disk, backup, and what this process is. */
export function observeState(
  registry: Registry,
  { db, dataDir, jobKinds, domains, version, role }: Observed,
): void {
  gauge(
    'tv_build_info',
    'Version, Node and role of this process; always 1',
    ['version', 'node', 'role'],
    () => [[1, { version, node: process.versions.node, role }]],
  );
  gauge('tv_database_up', 'Whether the database answers (1) or not (0)', [], async () => [
    [Number(await answers(db))],
  ]);

  const queue = createReader(async () => {
    const rows = await within(longestAnswer, readQueueState(db, jobKinds));
    return rows ?? [];
  });
  const ofKinds = (value: (state: QueueState) => number) => async (): Promise<Values> =>
    (await queue()).map((state) => [value(state), { kind: state.kind }]);
  gauge(
    'tv_queue_jobs',
    'Jobs that are not finished, by kind and state: ready (due), later (to be tried again), running; counted up to 10000',
    ['kind', 'state'],
    async () =>
      (await queue()).flatMap(({ kind, ready, later, running }): Values => [
        [ready, { kind, state: 'ready' }],
        [later, { kind, state: 'later' }],
        [running, { kind, state: 'running' }],
      ]),
  );
  gauge(
    'tv_queue_oldest_ready_seconds',
    'Time since the oldest ready job became due; 0: there is none',
    ['kind'],
    ofKinds(({ oldest_ready }) => oldest_ready),
  );
  gauge(
    'tv_queue_oldest_job_seconds',
    'Time since the oldest unfinished job was enqueued; 0: there is none',
    ['kind'],
    ofKinds(({ oldest }) => oldest),
  );

  for (const { gauges, read } of domains) {
    const values = createReader(() => within(longestAnswer, read(db)));
    for (const [name, help] of gauges) gauge(name, help, [], async () => one((await values())?.[name]));
  }

  gauge(
    'tv_database_connections',
    'Connections of this process to PostgreSQL by state: used, idle',
    ['state'],
    () => {
      const pool = db.connections();
      return pool
        ? [
            [pool.open - pool.idle, { state: 'used' }],
            [pool.idle, { state: 'idle' }],
          ]
        : [];
    },
  );
  gauge('tv_database_connections_limit', 'Connections that this process opens at most', [], () =>
    one(db.connections()?.limit),
  );
  gauge(
    'tv_database_waiting',
    'Statements and transactions that wait because all connections are used',
    [],
    () => one(db.connections()?.waiting),
  );

  const server = createReader(() => within(longestAnswer, readServerConnections(db)));
  gauge('tv_database_server_connections', 'Connections that PostgreSQL has, of all programs', [], async () =>
    one((await server())?.open),
  );
  gauge('tv_database_server_connections_limit', 'Connections that PostgreSQL takes at most', [], async () =>
    one((await server())?.limit),
  );

  gauge(
    'tv_media_sandbox',
    '1 for the level at which programs run on files that people brought',
    ['level'],
    async () => [[1, { level: await sandboxLevel() }]],
  );

  gauge(
    'tv_memory_limit_bytes',
    'Memory that this process may use: of its container, unit or machine',
    [],
    () => [
      // 0: nothing but the machine bounds it.
      [Math.min(process.constrainedMemory() || Infinity, totalmem())],
    ],
  );

  const disk = createReader(() => statfs(dataDir));
  gauge(
    'tv_disk_free_bytes',
    'Bytes that the service may still take on the disk of DATA_DIR',
    [],
    async () => {
      const { bavail, bsize } = await disk();
      return [[bavail * bsize]];
    },
  );
  gauge('tv_disk_size_bytes', 'Bytes of the disk of DATA_DIR', [], async () => {
    const { blocks, bsize } = await disk();
    return [[blocks * bsize]];
  });
  gauge(
    'tv_last_backup_timestamp_seconds',
    'When "tv backup" last ended well with this DATA_DIR; absent: never',
    [],
    async () => one(((await lastBackup(dataDir))?.getTime() ?? NaN) / 1000),
  );

  function gauge(
    name: string,
    help: string,
    labelNames: string[],
    read: () => Values | Promise<Values>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        // A disk or a database that does not answer must not hide the other metrics.
        const values = await Promise.resolve()
          .then(read)
          .catch(() => []);
        this.reset();
        // A gauge without labels begins with the value 0, which may be wrong.
        if (labelNames.length === 0) this.remove();
        for (const [value, labels = {}] of values) this.set(labels, value);
      },
    });
  }
}

type Values = [value: number, labels?: Record<string, string>][];

const one = (value: number | undefined): Values =>
  value === undefined || Number.isNaN(value) ? [] : [[value]];

/** Reads once for the gauges of one answer, which ask at the same time. */
function createReader<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return () => (underWay ??= read().finally(() => (underWay = undefined)));
}

/** Whether the database answers in time. Pipelined, so that it does not wait for a connection while all are busy. */
async function answers(db: Database): Promise<boolean> {
  const rows = db.query(pipelined(sql`select 1 as one`)).catch(() => undefined);
  return (await within(longestAnswer, rows)) !== undefined;
}
