import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { endAll } from '../tools/test/run.mjs';
import { largeSize } from './report/aims.ts';
import { readArguments } from './arguments.ts';
import { type Fall, fallsOf, refusal, sentenceOf } from './report/compare.ts';
import { growLibrary } from './library/grow-library.ts';
import { measureBlock } from './measure-block.ts';
import { connections } from './measure.ts';
import { writeMediaFiles } from './rows/media-files.ts';
import { ownDatabase, type Setting } from './servers/own-database.ts';
import { type Block, type Report, resultOf } from './report/report.ts';
import { startProvider, viewerCount } from './sign-in.ts';
import { audiencesMark } from './questions/signed-in-questions.ts';
import { writeReport } from './report/write-report.ts';

const given = readArguments(process.argv.slice(2));
const { sizes, events, before } = given;
const wantsAnalytics = ['analytics summary', 'analytics most watched', 'writes'].some(given.isWanted);
const withAudiences = ['list', 'category', 'detail', 'home', 'search'].some((name) =>
  given.isWanted(`${name} signed-in${audiencesMark}`),
);
const spans = given.isQuick ? { warmUp: 1, seconds: 3 } : { warmUp: 3, seconds: 10 };
const refused = before && refusal(before, sizes, given.database ? 'PostgreSQL' : 'embedded');
if (refused) throw new Error(refused);

const dataDir = mkdtempSync(join(tmpdir(), 'tv-bench-'));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void endAll().then(() => process.exit(130)));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const provider = await startProvider(2 * viewerCount);
const database = await ownDatabase(given.database);
try {
  const location = { dataDir, databaseUrl: database.databaseUrl };
  const load = [loadavg()[0]!];
  const blocks: Block[] = [];
  const falls: Fall[] = [];
  let size = 0;
  for (const items of sizes) {
    await database.use('seeding');
    const began = performance.now();
    const grown = { events: wantsAnalytics ? events : undefined, withAudiences };
    const known = await growLibrary(location, provider.issuer, size, items, grown);
    const seeding = Math.round((performance.now() - began) / 1_000);
    writeMediaFiles(dataDir, known.publicItems);
    for (const setting of settingsAt(items)) {
      console.log(
        `With ${items} items, ${setting ?? 'the database as it is'}, after ${seeding} s of seeding:`,
      );
      if (setting) await database.use(setting);
      const fallsIn = (results: Block['results']) =>
        before ? fallsOf({ items, setting, results }, before) : [];
      const { bare, rows, writes } = await measureBlock({
        ...{ location, provider, known, spans, cool: database.cool },
        // Memory for PostgreSQL changes nothing for files, and writes happen once.
        isWanted: (name) =>
          given.isWanted(name) && !(setting === 'memory' && /^(media|picture|writes)/.test(name)),
        looksSlow: (row) => fallsIn([resultOf(row, blocks[0])]).length > 0,
      });
      const results = rows.map((row) => resultOf(row, blocks[0]));
      blocks.push({ items, setting, seeding, bare, results, writes });
      console.table(writes);
      falls.push(...fallsIn(results));
      console.table(results.map(({ firstError: _left, ...result }) => result));
      // After every block, so that a run that breaks off leaves what it has.
      writeReport(reportOf(blocks, [...load, loadavg()[0]!]), given);
    }
    size = items;
  }
  for (const fall of falls) console.error(sentenceOf(fall));
  const wrong = blocks.flatMap(({ results }) => results.filter(({ errors }) => errors > 0));
  for (const { name, errors, firstError } of wrong) console.error(`${name}: ${errors} errors, ${firstError}`);
  if (falls.length + wrong.length > 0) process.exitCode = 1;
} finally {
  provider.close();
  await database.remove();
}

function settingsAt(items: number): (Setting | null)[] {
  if (!database.canBeSet) return [null];
  return items >= largeSize && items === sizes.at(-1) ? ['defaults', 'memory'] : ['defaults'];
}

function reportOf(blocks: Block[], load: number[]): Report {
  const { items, bare, results } = blocks.findLast(({ setting }) => setting !== 'memory')!;
  return {
    machine: machine(),
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
    database: database.kind,
    items,
    connections,
    ...spans,
    load,
    bare,
    results,
    blocks,
  };
}

function machine() {
  const [first] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory}, Node ${process.version}`;
}
