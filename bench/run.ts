import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { readArguments } from './arguments.ts';
import { connections, measure } from './measure.ts';
import { measureLibrary, type Measured } from './measure-library.ts';
import { ownDatabase } from './own-database.ts';
import { startProvider } from './sign-in.ts';
import { startProcess } from './start-process.ts';

/** `growth` compares with a library of this size. */
const smallLibrary = 10_000;

const { items, database, out, isQuick, isWanted } = readArguments();
const spans = isQuick ? { warmUp: 1, seconds: 3 } : { warmUp: 3, seconds: 10 };
const dataDir = mkdtempSync(join(tmpdir(), 'tv-bench-'));
const provider = await startProvider();
const own = await ownDatabase(database);
try {
  const place = { dataDir, databaseUrl: own.databaseUrl };
  const load = [loadavg()[0]!];
  const bareBefore = await measureBare();
  const sizes = items > smallLibrary ? [smallLibrary, items] : [items];
  const measured: Measured[] = [];
  for (const size of sizes) {
    console.log(`With ${size} items:`);
    measured.push(await measureLibrary(place, provider, measured.at(-1)?.size ?? 0, size, spans, isWanted));
  }
  const large = measured.at(-1)!.figures;
  const small = measured.length > 1 ? measured[0]!.figures : undefined;
  load.push(loadavg()[0]!);
  const bareAfter = await measureBare();
  // The better one: a machine that was busy for a while must not make shares look high.
  const bare = bareAfter.rps > bareBefore.rps ? bareAfter : bareBefore;
  const report = {
    machine: machine(),
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
    database: database ? 'PostgreSQL' : 'embedded',
    items,
    connections,
    ...spans,
    // Of the machine in the minute before and in the last minute of the run.
    load,
    bare,
    results: Object.entries(large).map(([name, { firstError, ...figures }]) => ({
      name,
      ...figures,
      share: round(figures.rps / bare.rps),
      // Nothing to compare with in a library that is no larger.
      growth: small ? round(figures.p50 / small[name]!.p50) : null,
      ...(firstError && { firstError }),
    })),
  };
  writeFileSync(out, `${JSON.stringify(report, undefined, 2)}\n`);
  console.table(report.results);
  if (report.results.some(({ errors }) => errors > 0)) process.exitCode = 1;
} finally {
  provider.close();
  await own.remove();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureBare() {
  const bareServer = await startProcess('bench/serve-bare.ts', {});
  try {
    return await measure(bareServer.address, [[{ path: '/', check: () => undefined }]], spans);
  } finally {
    await bareServer.stop();
  }
}

function machine() {
  const [first] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory}, Node ${process.version}`;
}

function round(value: number) {
  return Math.round(value * 1_000) / 1_000;
}
