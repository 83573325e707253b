import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { forTests, startPostgres } from '../tools/test/postgres.mjs';
import { postgresFolder } from '../tools/test/programs.mjs';
import { growLibrary } from './library/grow-library.ts';
import { compare, type Costs, costsInTurns } from './in-turns.ts';
import { postmasterOf } from './servers/processor-time.ts';
import { questionSets } from './questions/questions.ts';
import { startProvider } from './sign-in.ts';
import { startProcess } from './servers/start-process.ts';

// What the second lock costs (ADR 70): two services on one database, of which one has a user without the lock's roles, asked turn by turn.
// npm run bench:lock -- --items 10000 --out second-lock.json
const { values } = parseArgs({ options: { items: { type: 'string' }, out: { type: 'string' } } });
const items = Number(values.items);
const programs = postgresFolder(process.env);
if (!Number.isInteger(items) || items < 2_000 || !values.out || !programs)
  throw new Error('Say --items (2000 or more) and --out, where PostgreSQL is installed.');

const measured = [
  ...['home', 'list', 'category', 'detail', 'search common', 'suggest'],
  ...['home', 'list', 'category', 'detail'].map((name) => `${name} signed-in`),
  ...['search signed-in', 'managed list'],
];
/** For each, both services are started in the other order: the one that comes first has the better memory. */
const parts = 4;
/** Of each part for each row. */
const turns = 15;

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
  const lock = await db.secondLock();
  await db.close();
  if (lock !== 'on') throw new Error(`The second lock is ${lock}.`);

  const start = (databaseUrl: string) =>
    startProcess('server/src/main.ts', {
      ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, MIGRATE_ON_START: 'off' },
      ...{ OIDC_ISSUER: provider.issuer, LOG_LEVEL: 'error', FFMPEG_PATH: 'true' },
    });
  const withoutLock = () => start(plain.href);
  const withLock = () => start(postgres.url);
  const sets = questionSets({ ...known, bearers: provider.bearers, manager: provider.manager });
  const costs = new Map<string, Costs[]>(measured.map((name) => [name, []]));
  for (let part = 0; part < parts; part++) {
    const first = await (part % 2 === 0 ? withoutLock() : withLock());
    const second = await (part % 2 === 0 ? withLock() : withoutLock());
    const [base, other] = part % 2 === 0 ? [first, second] : [second, first];
    for (const name of measured) {
      const sides = {
        base: { ...base, questions: sets[name]! },
        other: { ...other, questions: sets[name]! },
      };
      costs.get(name)!.push(await costsInTurns(name, sides, server, turns));
    }
    for (const service of [first, second]) await service.stop();
  }
  const rows = [...costs].map(([name, each]) => compare(name, each));
  writeFileSync(
    values.out,
    `${JSON.stringify({ items, parts, turns, load: loadavg(), rows }, undefined, 2)}\n`,
  );
  console.table(rows);
} finally {
  provider.close();
  await postgres.end();
  rmSync(dataDir, { recursive: true, force: true });
}
