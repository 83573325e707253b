// What came of a run: the counts, what failed, and where the seconds went.

/** The result of a stage of which nothing is to be told. */
export const nothing = {
  code: 0,
  isLate: false,
  seconds: 0,
  processor: 0,
  rows: [],
  setUp: [],
  left: { processes: [], files: [] },
};

/** Adds up the results of stages. A static check counts as one test, and so does a stage that fails without a test that did. */
export function totalsOf(results) {
  const total = { passed: 0, failed: 0, skipped: 0, failures: /** @type {string[]} */ ([]) };
  const fail = (what) => {
    total.failed++;
    total.failures.push(what);
  };
  for (const { name, kind, code, isLate, rows, left } of results) {
    for (const { file, passed, skipped, failures, notRun } of rows) {
      total.passed += passed;
      total.skipped += skipped;
      for (const each of failures) fail(`${file} › ${each} (${name})`);
      if (notRun > 0) fail(`${file}: ${notRun} tests did not run (${name})`);
    }
    if (isLate) fail(`${name}: it did not end in time`);
    else if (code !== 0 && rows.every(({ failures }) => failures.length === 0))
      fail(kind === 'check' ? name : `${name}: no test failed, but it ended with ${code}`);
    else if (kind === 'check') total.passed++;
    for (const each of left.processes) fail(`${name} left the process ${each}`);
    for (const each of left.files) fail(`${name} left the file or folder ${each}`);
  }
  return total;
}

/** The closing line; tools read it. */
export const lineOfCounts = ({ passed, failed, skipped }) =>
  `tests: ${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Seconds of one file, set-up and import included. */
export const secondsOf = ({ milliseconds }) =>
  Object.values(milliseconds).reduce((sum, each) => sum + each, 0) / 1000;

/** Files with the seconds that they took in their stages, the slowest first. */
export function slowestFiles(results, count) {
  const all = results.flatMap(({ name, rows }) =>
    rows.map((row) => ({ stage: name, file: row.file, project: row.project, seconds: secondsOf(row) })),
  );
  return all.sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

/**
 * Seconds by kind of set-up. `tests` holds the others that are counted within tests and hooks: `database`, `sign-in`, `encode`.
 */
export function secondsByKind(results) {
  const kinds = new Map();
  const add = (kind, seconds) => kinds.set(kind, (kinds.get(kind) ?? 0) + seconds);
  for (const { rows, setUp } of results) {
    for (const { milliseconds } of rows)
      for (const [kind, each] of Object.entries(milliseconds)) add(nameOfKind(kind), each / 1000);
    for (const { kind, seconds } of setUp) add(kind, seconds);
  }
  return Object.fromEntries([...kinds].sort(([, one], [, other]) => other - one));
}

const names = { environment: 'jsdom', setup: 'start of a worker', prepare: 'start of a worker' };
const nameOfKind = (kind) => names[kind] ?? kind;

/** What a run says at its end. */
export function summary(results, seconds) {
  const total = totalsOf(results);
  const column = (value) => value.toFixed(1).padStart(8);
  const stages = results.map(({ name, seconds: wall, processor, isUnchanged }) =>
    isUnchanged
      ? `${column(0)} s  ${name} (unchanged)`
      : `${column(wall)} s  ${name}${ofProcessor(processor)}`,
  );
  const slowest = slowestFiles(results, 10).map(
    ({ file, stage, seconds: wall }) => `${column(wall)} s  ${file} (${stage})`,
  );
  const kinds = Object.entries(secondsByKind(results)).map(([kind, each]) => `${column(each)} s  ${kind}`);
  const part = (title, lines) => (lines.length > 0 ? ['', title, ...lines] : []);
  return [
    ...part(
      'Failed:',
      total.failures.map((each) => `  ✗ ${each}`),
    ),
    ...part('Seconds by stage:', [...stages, `${column(seconds)} s  altogether`]),
    ...part('Seconds by kind, over all workers:', kinds),
    ...part('The slowest files:', slowest),
    '',
    lineOfCounts(total),
  ].join('\n');
}

const ofProcessor = (seconds) => (seconds > 0 ? ` (${seconds.toFixed(1)} s of a processor)` : '');
