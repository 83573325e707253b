// Runs every suite on a fresh clone: `npm test`. Plain JavaScript, because the Node that starts it may be older than
// the one that the install brings.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countReports } from './test/count-reports.mjs';
import { startPostgres } from './test/postgres.mjs';
import { findPrograms } from './test/programs.mjs';
import { endAll, run } from './test/run.mjs';
import { filesThatUseADatabase, ownEnvironment } from './test/surroundings.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
const began = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'tv-test-reports-'));
const minutes = 60_000;

let exitCode = 1;
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.on(signal, () => void endAll().then(() => leave(code)));

try {
  await testEverything();
  exitCode = 0;
} catch (problem) {
  console.error(`\n${problem.message}`);
} finally {
  await endAll();
}
leave(exitCode);

async function testEverything() {
  const env = ownEnvironment();
  await run('Preparing', process.execPath, ['tools/prepare.mjs'], {
    env,
    limit: 10 * minutes,
  });
  const { ffmpeg, postgres, chromium, firefox } = await findPrograms(env);
  if (ffmpeg) env.FFMPEG_PATH = ffmpeg;
  if (chromium) env.CHROMIUM_PATH = chromium;
  if (firefox) env.FIREFOX_PATH = firefox;

  const script = (name, limit, more = [], added = {}) =>
    run(name, 'npm', ['run', '--silent', name, ...(more.length > 0 ? ['--', ...more] : [])], {
      env: { ...env, ...added },
      limit,
    });
  // Machines that run this are shared; what failed at first is named at the end.
  const vitestReport = (name) => [
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ];

  await script('test:format', 2 * minutes);
  await script('test:lint', 4 * minutes);
  await script('test:types', 4 * minutes);
  await script('test:unit', 20 * minutes, vitestReport('unit'));
  if (postgres) {
    const { url, end } = await startPostgres(postgres);
    await run(
      'test:unit on PostgreSQL',
      'node_modules/.bin/vitest',
      ['run', '--project', 'node', ...filesThatUseADatabase(), ...vitestReport('postgres')],
      { env: { ...env, TEST_DATABASE_URL: url }, limit: 20 * minutes },
    );
    await end();
  }
  await script('test:e2e', 25 * minutes, ['--retries=1', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'),
  });

  const { passed, skipped, secondTry } = countReports(reports);
  for (const name of secondTry) console.log(`Passed at its second try only: ${name}`);
  const time = Math.round((Date.now() - began) / 1000);
  console.log(`\n${passed + skipped} tests: ${passed} passed, ${skipped} skipped, 0 failed, in ${time} s`);
}

function leave(code) {
  rmSync(reports, { recursive: true, force: true });
  process.exit(code);
}
