import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { growLibrary } from './library/grow-library.ts';
import { compare, costsInTurns } from './in-turns.ts';
import { ownDatabase } from './servers/own-database.ts';
import { postmasterAt } from './servers/processor-time.ts';
import { questionSets } from './questions/questions.ts';
import { startProvider, viewerCount } from './sign-in.ts';
import { withAudiences } from './questions/signed-in-questions.ts';
import { startProcess } from './servers/start-process.ts';

// What audiences cost (ADR 68): one service, asked turn by turn in a library without audiences, and in one as large where a third of the
// items are for some of 200 groups. Sizes grow in one run.
// npm run bench:audiences -- --items 10000,100000 --out audiences.json
const { values } = parseArgs({ options: { items: { type: 'string' }, out: { type: 'string' } } });
const sizes = (values.items ?? '').split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 2_000) || !values.out)
  throw new Error('Say --items (2000 or more, or several sizes with commas) and --out.');

const measured = ['list', 'category', 'detail', 'home', 'search'].map((name) => `${name} signed-in`);
/** In each of which the service is restarted. */
const parts = 3;
/** Of each part for each row. */
const turns = 15;

const provider = await startProvider(2 * viewerCount);
const dataDir = mkdtempSync(join(tmpdir(), 'tv-bench-'));
const database = await ownDatabase('own');
try {
  const location = { dataDir, databaseUrl: database.databaseUrl };
  const blocks = [];
  for (const [at, items] of sizes.entries()) {
    await database.use('seeding');
    const known = await growLibrary(location, provider.issuer, sizes[at - 1] ?? 0, items, {
      withAudiences: true,
    });
    await database.use('defaults');
    const server = await postmasterAt(location.databaseUrl!);
    const sets = questionSets({ ...known, bearers: provider.bearers, manager: provider.manager });
    const costs = measured.map((name) => ({ name, parts: [] as Awaited<ReturnType<typeof costsInTurns>>[] }));
    for (let part = 0; part < parts; part++) {
      const service = await startProcess('server/src/main.ts', {
        ...{ DATA_DIR: dataDir, DATABASE_URL: location.databaseUrl!, MIGRATE_ON_START: 'off' },
        ...{ OIDC_ISSUER: provider.issuer, LOG_LEVEL: 'error', FFMPEG_PATH: 'true' },
      });
      for (const each of costs) {
        const base = { ...service, questions: sets[each.name]! };
        const other = { ...service, questions: sets[withAudiences(each.name)]! };
        each.parts.push(await costsInTurns(each.name, { base, other }, server, turns));
      }
      await service.stop();
    }
    const rows = costs.map((each) => compare(each.name, each.parts));
    blocks.push({ items, rows });
    console.log(`With ${items} items:`);
    console.table(rows);
    writeFileSync(values.out, `${JSON.stringify({ parts, turns, load: loadavg(), blocks }, undefined, 2)}\n`);
  }
} finally {
  provider.close();
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
}
