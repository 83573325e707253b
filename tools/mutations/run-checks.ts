import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isOfScreens } from '../rooms.mjs';
import { runQuietly } from '../test/run.mjs';
import { slowFiles, suiteOf } from './suites.ts';

/** What noticed a mistake: the check, and its words. */
export type Finding = { check: string; words: string };

export type Workspace = { tree: string; env: NodeJS.ProcessEnv };

/** Milliseconds for one run of some tests. A mistake may also make them wait for ever. */
const longestRun = 300_000;

/** Runs one check of a mutation: a test file, or the static checks of these files. */
export async function runCheck(
  workspace: Workspace,
  check: string,
  files: readonly string[],
): Promise<Finding | undefined> {
  const suite = suiteOf(check);
  if (suite === 'static') return runStatic(workspace, files);
  if (suite === 'e2e' || suite === 'screens') return runBrowser(workspace, check, files);
  return runVitest(workspace, ['run', check, '--maxWorkers=1'], check);
}

/** Runs test files in one run, with both cores. */
export const runFiles = (workspace: Workspace, files: readonly string[]): Promise<Finding | undefined> =>
  files.length > 0 ? runVitest(workspace, ['run', ...files, '--maxWorkers=2']) : Promise.resolve(undefined);

/** Runs the tests that import what was changed, those of `npm test` or all. */
export const runRelated = (
  workspace: Workspace,
  files: readonly string[],
  hasSlow: boolean,
): Promise<Finding | undefined> =>
  runVitest(workspace, [
    'related',
    '--run',
    '--maxWorkers=1',
    ...files,
    ...(hasSlow ? [] : slowFiles.map((pattern) => `--exclude=${pattern}`)),
  ]);

type Report = {
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** Runs Vitest and answers the first test that failed. `check`: the file, where it is one. */
async function runVitest(
  workspace: Workspace,
  parameters: string[],
  check?: string,
): Promise<Finding | undefined> {
  const file = join(workspace.tree, 'node_modules/.mutations-report.json');
  rmSync(file, { force: true });
  const flags = ['--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile.json=${file}`];
  const ran = await run(workspace, 'node_modules/.bin/vitest', [...parameters, ...flags]);
  if (ran.code === 0) return undefined;
  // Many tests may take longer; one that is named ends in time where nothing is wrong.
  if (ran.isLate) return check === undefined ? undefined : { check, words: 'does not end' };
  if (!existsSync(file)) return { check: check ?? 'related tests', words: `ends with ${ran.code}` };
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failed = testResults.find(({ status }) => status === 'failed');
  if (!failed) return { check: check ?? 'related tests', words: `ends with ${ran.code}` };
  const test = failed.assertionResults.find(({ status }) => status === 'failed');
  return {
    check: relative(workspace.tree, failed.name),
    words: test?.fullName ?? failed.message.split('\n')[0] ?? '',
  };
}

/** The projects of the compiler, and which files each of them reads. */
export const compilerProjects: Record<'all' | 'web', { path: string; reads(file: string): boolean }> = {
  // The command line says some of the screens' texts.
  all: { path: '.', reads: (file) => !isOfScreens(file) || file.startsWith('strings/') },
  web: { path: 'web', reads: (file) => isOfScreens(file) || /^(contract|sources|client)\//.test(file) },
};

async function runStatic(workspace: Workspace, files: readonly string[]): Promise<Finding | undefined> {
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const checks: [words: string, program: string, parameters: string[]][] = [
    ['lint', 'node_modules/.bin/oxlint', ['--type-aware', '--deny-warnings', ...code]],
    ['columns', process.execPath, ['tools/check-columns.ts']],
    ['rows', process.execPath, ['tools/check-rows.ts']],
  ];
  for (const { path, reads } of Object.values(compilerProjects))
    if (code.some(reads)) checks.push(['types', 'node_modules/.bin/tsc', ['-p', path]]);
  if (code.length === 0) return undefined;
  for (const [words, program, parameters] of checks)
    if ((await run(workspace, program, parameters)).code !== 0) return { check: 'static', words };
  return undefined;
}

async function runBrowser(
  workspace: Workspace,
  check: string,
  files: readonly string[],
): Promise<Finding | undefined> {
  const isOfWeb = files.some((file) => isOfScreens(file) || file.startsWith('contract/'));
  if (isOfWeb && (await run(workspace, 'npm', ['run', '--silent', 'build', '-w', 'web'])).code !== 0)
    return { check, words: 'the web is not built' };
  const { code } = await run(workspace, 'node_modules/.bin/playwright', [
    'test',
    check,
    '--max-failures=1',
    '--reporter=dot',
  ]);
  return code === 0 ? undefined : { check, words: 'fails' };
}

/** Runs a program in a copy, for five minutes at most. `output`: what it wrote. */
export async function run({ tree, env }: Workspace, program: string, parameters: string[]) {
  const log = join(tree, 'node_modules/.run.log');
  const { code, isLate } = await runQuietly(program, parameters, { cwd: tree, env, limit: longestRun, log });
  return { code, isLate, output: readFileSync(log, 'utf8') };
}
