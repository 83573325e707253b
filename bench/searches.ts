import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DatabaseLocation, growLibrary } from './library/grow-library.ts';
import { mean } from './in-turns.ts';
import { type Question, run } from './measure.ts';
import { ownDatabase } from './servers/own-database.ts';
import { postmasterAt, preciseTimes, takenBetween } from './servers/processor-time.ts';
import { searchLog } from './questions/search-log.ts';
import { startProvider, viewerCount } from './sign-in.ts';
import { startProcess } from './servers/start-process.ts';

// What a part of search earns (ADR 101): this tree and others, which lack something, answer what people ask who search.
// npm run bench:searches -- --items 100000 --other without-answers=../without-answers --out searches.json
const { values } = parseArgs({
  options: {
    items: { type: 'string' },
    other: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
  },
});
const items = Number(values.items);
if (!Number.isInteger(items) || items < 2_000 || !values.out)
  throw new Error('Say --items (2000 or more) and --out, and each --other as name=folder.');

/** Trees by name. A folder is relative to this repository. */
const trees = { head: '.', ...Object.fromEntries(values.other.map((each) => each.split('='))) };
/** Each tree is measured once in each, in the other order every second time. */
const rounds = 4;
/** Seconds. */
const warmUp = 12;
const measured = 12;

type Cost = { postgres: number; service: number; rps: number };

const provider = await startProvider(2 * viewerCount);
const dataDir = mkdtempSync(join(tmpdir(), 'tv-bench-'));
const database = await ownDatabase('own');
try {
  const location = { dataDir, databaseUrl: database.databaseUrl };
  await growLibrary(location, provider.issuer, 0, items);
  await database.use('defaults');
  const postmaster = await postmasterAt(location.databaseUrl!);
  const log = searchLog(items, provider.bearers.slice(0, viewerCount));
  const costs = Object.keys(trees).map((name) => ({ name, costs: [] as Cost[] }));
  for (let round = 0; round < rounds; round++)
    for (const each of round % 2 === 0 ? costs : costs.toReversed())
      each.costs.push(await costOf(trees[each.name]!, location, postmaster, log, round));
  const rows = costs.map(({ name, costs: own }) => ({ name, ...sharesOf(own, costs[0]!.costs) }));
  console.table(rows);
  writeFileSync(values.out, `${JSON.stringify({ items, load: loadavg(), rows, costs }, undefined, 2)}\n`);
} finally {
  provider.close();
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Microseconds of processor time of a request to a new service of the tree, and its requests a second. */
async function costOf(
  tree: string,
  { dataDir: folder, databaseUrl }: DatabaseLocation,
  postmaster: number,
  log: Question[][],
  seed: number,
): Promise<Cost> {
  const service = await startProcess(join(tree, 'server/src/main.ts'), {
    ...{ DATA_DIR: folder, DATABASE_URL: databaseUrl!, MIGRATE_ON_START: 'off' },
    ...{ OIDC_ISSUER: provider.issuer, LOG_LEVEL: 'error', FFMPEG_PATH: 'true' },
  });
  try {
    await run(service.address, log, warmUp, 2 * seed + 1);
    const times = () => ({ postgres: preciseTimes(postmaster), service: preciseTimes(service.pid) });
    const before = times();
    const { rps, errors, firstError } = await run(service.address, log, measured, 2 * seed + 2);
    const after = times();
    if (errors > 0) throw new Error(`${tree}: ${errors} wrong answers, the first: ${firstError}`);
    const requests = rps * measured;
    return {
      postgres: Math.round(takenBetween(before.postgres, after.postgres) / requests),
      service: Math.round(takenBetween(before.service, after.service) / requests),
      rps: Math.round(rps),
    };
  } finally {
    await service.stop();
  }
}

/** What a tree costs and how much it answers, and both as shares of the head's in the same round: the mean, the least, the most. */
function sharesOf(own: readonly Cost[], head: readonly Cost[]) {
  const sum = ({ postgres, service }: Cost) => postgres + service;
  const throughput = own.map((cost, round) => cost.rps / head[round]!.rps);
  const cheapness = own.map((cost, round) => sum(head[round]!) / sum(cost));
  return {
    rps: Math.round(mean(own.map(({ rps }) => rps))),
    postgres: Math.round(mean(own.map(({ postgres }) => postgres))),
    service: Math.round(mean(own.map(({ service }) => service))),
    'processor time': shown(cheapness),
    throughput: shown(throughput),
  };
}

function shown(shares: readonly number[]): string {
  return `${mean(shares).toFixed(2)} (${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)})`;
}
