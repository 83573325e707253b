import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { forTests, startPostgres } from '../tools/test/postgres.mjs';
import { postgresFolder } from '../tools/test/programs.mjs';
import { growLibrary } from './grow-library.ts';
import { run } from './measure.ts';
import { postmasterOf, processorTimeOfAll } from './processor-time.ts';
import { questionSets } from './questions.ts';
import { startProvider } from './sign-in.ts';
import { startProcess } from './start-process.ts';
import { askedAnewMark } from './turns.ts';

// What the second lock costs (ADR 70): two services on one database, of which one has a user without the lock's roles, asked turn by turn.
// npm run bench:lock -- --items 4000 --out second-lock.json
const { values } = parseArgs({ options: { items: { type: 'string' }, out: { type: 'string' } } });
const items = Number(values.items);
const programs = postgresFolder(process.env);
if (!Number.isInteger(items) || items < 2_000 || !values.out || !programs)
  throw new Error('Say --items (2000 or more) and --out, where PostgreSQL is installed.');

const measured = [
  ...['home', 'list', 'category', 'detail', `search common${askedAnewMark}`, `suggest${askedAnewMark}`],
  ...['home', 'list', 'category', 'detail'].map((name) => `${name} signed-in`),
  ...[`search signed-in${askedAnewMark}`, 'managed list'],
];
/** Of each service for each row. */
const turns = 4;
/** Of one turn. */
const seconds = 2;

const provider = await startProvider();
const dataDir = mkdtempSync(join(tmpdir(), 'tv-bench-'));
const postgres = await startPostgres(programs, { ...forTests, shared_buffers: '1GB' });
try {
  const known = await growLibrary({ dataDir, databaseUrl: postgres.url }, provider.issuer, 0, items);
  const db = await openDatabase({ databaseUrl: postgres.url, dataDir });
  const server = await postmasterOf(db);
  if (!server) throw new Error('The processes of PostgreSQL are not visible here.');
  // It sees everything, and may create no role.
  const plain = new URL(postgres.url);
  plain.username = 'bench_without_lock';
  await db.execute(`create role ${plain.username} login bypassrls; grant all on all tables in schema public to ${plain.username};
    grant all on all sequences in schema public to ${plain.username}`);
  const [lock] = [await db.secondLock()];
  await db.close();
  if (lock !== 'on') throw new Error(`The second lock is ${lock}.`);

  const start = (databaseUrl: string) =>
    startProcess('server/src/main.ts', {
      ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, MIGRATE_ON_START: 'off' },
      ...{ OIDC_ISSUER: provider.issuer, LOG_LEVEL: 'error', FFMPEG_PATH: 'true' },
    });
  const services = { on: await start(postgres.url), off: await start(plain.href) };
  const sets = questionSets({ ...known, bearers: provider.bearers, manager: provider.manager });
  const rows = [];
  for (const name of measured) {
    const found = { on: { requests: 0, cpu: 0 }, off: { requests: 0, cpu: 0 } };
    const shares: number[] = [];
    for (const way of ['on', 'off'] as const) await run(services[way].address, sets[name]!, 1, 1);
    for (let turn = 0; turn < turns; turn++) {
      const rates = { on: 0, off: 0 };
      for (const way of turn % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
        const cpuBefore = processorTimeOfAll(server) + processorTimeOfAll(services[way].pid);
        const { rps, errors, firstError } = await run(services[way].address, sets[name]!, seconds, 2 + turn);
        if (errors > 0) throw new Error(`${name}: ${firstError}`);
        found[way].requests += rps * seconds;
        found[way].cpu += processorTimeOfAll(server) + processorTimeOfAll(services[way].pid) - cpuBefore;
        rates[way] = rps;
      }
      shares.push(rates.on / rates.off);
    }
    const each = (way: 'on' | 'off') => Math.round((found[way].cpu / found[way].requests) * 1e6);
    const row = {
      name,
      off: Math.round(found.off.requests / turns / seconds),
      on: Math.round(found.on.requests / turns / seconds),
      /** Requests a second with the lock, of those without it. */
      share: rounded(found.on.requests / found.off.requests),
      of: shares.map(rounded).join(' '),
      /** Microseconds of processor time of service and PostgreSQL for a request. */
      costsOff: each('off'),
      costsOn: each('on'),
    };
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  for (const service of Object.values(services)) await service.stop();
  writeFileSync(
    values.out,
    `${JSON.stringify({ items, turns, seconds, load: loadavg(), rows }, undefined, 2)}\n`,
  );
  console.table(rows);
} finally {
  provider.close();
  await postgres.end();
  rmSync(dataDir, { recursive: true, force: true });
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
