import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { callAddress } from '@tv/server/platform/http/call-address';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { sql } from '@tv/server/platform/db/sql';
import { forTests, startPostgres } from '../tools/test/postgres.mjs';
import { postgresFolder } from '../tools/test/programs.mjs';
import { startBalancer } from './servers/balancer.ts';
import { postmasterAt, processorTimeOfAll } from './servers/processor-time.ts';
import { growLibrary } from './library/grow-library.ts';
import { type Question, run } from './measure.ts';
import { questionSets } from './questions/questions.ts';
import { startProvider } from './sign-in.ts';
import { type Started, startProcess } from './servers/start-process.ts';
import type { QuestionSets } from './questions/turns.ts';

// What one request costs in each process, with one and two web processes behind nginx and with a replica:
// node bench/processes.ts --items 20000 --out processes.json
// Processor time says where the end is also on a machine that is busy with other things. Requests a second do not.
const { values } = parseArgs({ options: { items: { type: 'string' }, out: { type: 'string' } } });
const items = Number(values.items);
const programs = postgresFolder(process.env);
if (!Number.isInteger(items) || items < 2_000 || !values.out || !programs)
  throw new Error('Say --items (2000 or more) and --out, where PostgreSQL and nginx are installed.');

const spans = { warmUp: 1, seconds: 5 };
const measured = ['list', 'detail', 'list signed-in', 'detail signed-in', 'home', 'search common', 'suggest'];
const settings = { ...forTests, shared_buffers: '1GB' };

const provider = await startProvider();
const dataDir = mkdtempSync(join(tmpdir(), 'tv-bench-'));
const primary = await startPostgres(programs, settings);
try {
  const known = await growLibrary({ dataDir, databaseUrl: primary.url }, provider.issuer, 0, items);
  const replica = await startPostgres(programs, settings, primary.url);
  const sizes = await sizesOf(primary.url);
  const servers = { primary: await postmasterAt(primary.url), replica: await postmasterAt(replica.url) };
  const sets: QuestionSets = {
    ...questionSets({ ...known, bearers: provider.bearers, manager: provider.manager }),
    progress: progress(known.publicItems),
  };
  const rows: Record<string, unknown>[] = [];
  try {
    for (const { webs, replicas } of [
      { webs: 1, replicas: [] },
      { webs: 2, replicas: [] },
      { webs: 2, replicas: [replica.url] },
    ]) {
      const started: Started[] = [];
      for (let count = 0; count < webs; count++)
        started.push(
          await startProcess('server/src/main.ts', {
            ...{ DATA_DIR: dataDir, DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: replicas.join(',') },
            ...{ OIDC_ISSUER: provider.issuer, LOG_LEVEL: 'error', FFMPEG_PATH: 'true' },
          }),
        );
      const front = await startBalancer(started.map(({ address }) => address));
      const parts = {
        web: async () => (await Promise.all(started.map(webSeconds))).reduce((sum, each) => sum + each, 0),
        primary: async () => processorTimeOfAll(servers.primary),
        replica: async () => processorTimeOfAll(servers.replica),
        nginx: async () => processorTimeOfAll(front.pid),
        client: async () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
      };
      for (const name of [...measured, 'progress']) {
        await run(front.address, sets[name]!, spans.warmUp, 1);
        const before = await secondsOf(parts);
        const { rps, p50, p99, errors, firstError } = await run(front.address, sets[name]!, spans.seconds, 2);
        const after = await secondsOf(parts);
        const requests = rps * spans.seconds;
        const milliseconds = Object.fromEntries(
          Object.entries(after).map(([part, seconds]) => [
            part,
            Math.round(((seconds - before[part]!) * 1e6) / requests) / 1000,
          ]),
        );
        const row = {
          webs,
          replicas: replicas.length,
          name,
          rps,
          p50,
          p99,
          errors,
          firstError,
          ...milliseconds,
        };
        console.log(JSON.stringify(row));
        rows.push(row);
      }
      await front.stop();
      for (const each of started) await each.stop();
    }
  } finally {
    await replica.end();
  }
  writeFileSync(values.out, `${JSON.stringify({ items, load: loadavg(), sizes, rows }, undefined, 2)}\n`);
  console.table(rows);
  console.table(sizes);
} finally {
  provider.close();
  await primary.end();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Processor seconds of a web process, as it tells them itself. */
async function webSeconds({ address }: Started): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

async function secondsOf(parts: Record<string, () => Promise<number>>): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [part, seconds] of Object.entries(parts)) found[part] = await seconds();
  return found;
}

/** What viewers write while they watch, every some seconds. */
function progress(ids: readonly string[]): Question[][] {
  return provider.bearers.map((authorization, index) => [
    {
      method: 'POST',
      path: callAddress('POST /WatchedTimestamps'),
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ mediaContentId: ids[index], position: 30 + index, ranges: [[0, 30 + index]] }),
      status: 204,
      check: () => undefined,
    },
  ]);
}

/** Bytes of each table that grows with the library, of its indexes and in all, and its rows. */
async function sizesOf(databaseUrl: string) {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  const found = await db.query(sql`
    select c.relname as name, c.reltuples::float8 as rows, pg_table_size(c.oid)::float8 as table_bytes,
      pg_indexes_size(c.oid)::float8 as index_bytes
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.reltuples > 1000
    order by pg_total_relation_size(c.oid) desc limit 20`);
  await db.close();
  return found;
}
