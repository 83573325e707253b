// Which stages each command has. A stage is a script of package.json, or a program with parameters.
import { join } from 'node:path';
import { isBrowserTest } from './chosen-tests.mjs';
import { filesOnBothDatabases, filesThatUseADatabase } from './databases.mjs';

/** Limits are for what hangs: three times what a stage takes on two cores. */
const minutes = 60_000;
const toolsFolder = 'tools/test';
const vitestReporters = ['--reporter=dot', `--reporter=./${join(toolsFolder, 'vitest-rows.mjs')}`];
const playwrightReporters = `--reporter=line,./${join(toolsFolder, 'playwright-rows.mjs')}`;

const script = (name, more = []) => [
  'npm',
  ['run', '--silent', name, ...(more.length > 0 ? ['--', ...more] : [])],
];

/** `pattern`: the files on which the check's result depends. */
const check = (name, pattern) => ({
  name,
  kind: 'check',
  command: script(name),
  limit: 5 * minutes,
  pattern,
});

/** `files`: of any project, or other words for Vitest. */
export const vitestFiles = (name, files, limit, env = {}) => ({
  name,
  kind: 'tests',
  command: ['node_modules/.bin/vitest', ['run', ...vitestReporters, ...files]],
  limit: limit * minutes,
  env,
});

export const playwright = (name, projects, limit, more = []) => ({
  name,
  kind: 'tests',
  command: [
    'node_modules/.bin/playwright',
    ['test', playwrightReporters, ...projects.map((each) => `--project=${each}`), ...more],
  ],
  limit: limit * minutes,
});

const code = /\.([cm]?[jt]s|[jt]sx)$/;
const either = (...patterns) => new RegExp(patterns.map(({ source }) => source).join('|'));

const checks = () => [
  check('test:format', either(code, /\.(json|css|ya?ml|toml)$/)),
  check('test:types', either(code, /\.json$/)),
  check('test:lint', either(code, /\.(json|css|html|ya?ml)$/)),
];

/** The embedded database without PostgreSQL's address. */
const embedded = { TEST_DATABASE_URL: '' };

/** Databases are made before the first test that copies one: migrations take longer than a test may wait. */
const makeDatabases = (isEmbeddedUsed) => ({
  name: 'making the databases',
  kind: 'preparation',
  command: ['node', ['tools/test/make-databases.ts', ...(isEmbeddedUsed ? ['embedded'] : [])]],
  limit: 5 * minutes,
});

const bringHelm = {
  name: 'bringing helm',
  kind: 'preparation',
  command: ['node', ['tools/test/bring-helm.mjs']],
  limit: 5 * minutes,
};

/**
 * `npm test`. Each lane runs its stages one after the other, beside the other lanes. Tests are in one lane: two stages of them beside each
 * other only wait for processors, and what polls meanwhile takes more of them. With PostgreSQL the files whose results can differ run on the
 * embedded database, too.
 */
export function lanesOfTest({ hasPostgres }) {
  const unit = {
    name: 'test:unit',
    kind: 'tests',
    command: script('test:unit', vitestReporters),
    limit: 45 * minutes,
  };
  const both = hasPostgres ? filesOnBothDatabases() : [];
  const again = both.length > 0 ? [vitestFiles('embedded database', both, 20, embedded)] : [];
  const isEmbeddedUsed = !hasPostgres || again.length > 0;
  const units = [makeDatabases(isEmbeddedUsed), unit];
  const browser = playwright('test:e2e', ['sample'], 40);
  return [[...units, ...again, browser], checks()];
}

/** What `npm run test:all` adds to `npm test`. */
export function lanesOfTheRest({ hasPostgres }) {
  const onBoth = new Set(filesOnBothDatabases());
  const others = hasPostgres ? filesThatUseADatabase().filter((path) => !onBoth.has(path)) : [];
  const again =
    others.length > 0
      ? [makeDatabases(true), vitestFiles('embedded database, all files', others, 40, embedded)]
      : [];
  // In one run: where one long file is left of a kind, files of another begin.
  const large = ['slow', 'trust', 'media'].flatMap((project) => ['--project', project]);
  const browser = playwright('test:slow in a browser', ['variants', 'slow', 'screens'], 60);
  return [[bringHelm, vitestFiles('slow, trust and media', large, 60), ...again, browser]];
}

/** What `npm run test:changed` chose. */
export function lanesOfChange({ chosen }, { hasPostgres }) {
  const pathsOf = (list) => list.map(({ path }) => path);
  const inBrowser = pathsOf(chosen.filter(isBrowserTest));
  const others = pathsOf(chosen.filter((each) => !isBrowserTest(each)));
  return [
    others.length > 0 ? [makeDatabases(!hasPostgres), vitestFiles('the nearest tests', others, 5)] : [],
    [
      ...checks(),
      ...(inBrowser.length > 0 ? [playwright('the nearest in a browser', [], 5, inBrowser)] : []),
    ],
  ];
}
