import { expect, test } from 'vitest';
import { tablesOf } from './tables.mjs';
import { lineOfCounts, type Result, secondsByKind, summary, totalsOf } from './totals.mjs';

const nothingLeft = { processes: [], files: [] };
const stage = (given: Partial<Result>): Result => ({
  name: 'test:unit',
  kind: 'tests',
  code: 0,
  isLate: false,
  seconds: 1,
  processor: 0,
  rows: [],
  setUp: [],
  left: nothingLeft,
  ...given,
});
const row = (given: Partial<Result['rows'][number]>) => ({
  file: 'a.test.ts',
  project: 'node',
  passed: 2,
  skipped: 0,
  failures: [],
  milliseconds: { import: 500, tests: 1_000 },
  ...given,
});

test('passed, failed and skipped tests of all stages are one line, and a static check is a test', () => {
  const results = [
    stage({ rows: [row({ skipped: 3 }), row({ passed: 0, failures: ['adds', 'divides'] })], code: 1 }),
    stage({ name: 'test:lint', kind: 'check' }),
    stage({ name: 'test:types', kind: 'check', code: 2 }),
  ];
  const total = totalsOf(results);
  expect(lineOfCounts(total)).toBe('tests: 3 passed, 3 failed, 3 skipped');
  expect(total.failures).toEqual([
    'a.test.ts › adds (test:unit)',
    'a.test.ts › divides (test:unit)',
    'test:types',
  ]);
});

test.each([
  [{ code: 1, rows: [row({})] }, 'test:unit: no test failed, but it ended with 1'],
  [{ code: 1, isLate: true }, 'test:unit: it did not end in time'],
  [{ rows: [row({ notRun: 4 })] }, 'a.test.ts: 4 tests did not run (test:unit)'],
  [{ left: { processes: ['sleep 60'], files: [] } }, 'test:unit left the process sleep 60'],
  [{ left: { processes: [], files: ['tv-a-x'] } }, 'test:unit left the file or folder tv-a-x'],
])('a stage fails without a test that failed: %j', (given, failure) => {
  const total = totalsOf([stage(given)]);
  expect(total).toMatchObject({ failed: 1, failures: [failure] });
});

test('the summary ends with the line of counts, and names stages and files by their seconds', () => {
  const words = summary([stage({ seconds: 12.34, processor: 8, rows: [row({})] })], 15);
  expect(words.split('\n').at(-1)).toBe('tests: 2 passed, 0 failed, 0 skipped');
  expect(words).toContain('    12.3 s  test:unit (8.0 s of a processor)');
  expect(words).toContain('     1.5 s  a.test.ts (test:unit)');
});

test('seconds by kind add up over files', () => {
  const counted = [{ kind: 'database', count: 2, seconds: 0.25 }];
  expect(
    secondsByKind([
      stage({
        rows: [row({ milliseconds: { import: 500, tests: 2_000, environment: 250 } })],
        setUp: counted,
      }),
      stage({ rows: [row({ milliseconds: { 'tests in a browser': 9_000 } })] }),
    ]),
  ).toEqual({ 'tests in a browser': 9, tests: 2, import: 0.5, jsdom: 0.25, database: 0.25 });
});

test('tables compare two runs by stage, kind and file', () => {
  const run = (each: number) => ({
    seconds: each,
    stages: [{ name: 'test:unit', seconds: each }],
    kinds: { import: each },
    slowest: [{ file: 'a.test.ts', stage: 'test:unit', seconds: each }],
  });
  const tables = tablesOf(
    'test',
    { runs: { test: run(40) }, files: { 'a.test.ts': 40 } },
    { runs: { test: run(4) }, files: { 'a.test.ts': 4 } },
  );
  expect(tables).toContain('| test:unit | 40 | 4.0 |');
  expect(tables).toContain('| import | 40 | 4.0 |');
  expect(tables).toContain('| `a.test.ts` | test:unit | 40 | 4.0 |');
  expect(tables).toContain('| `a.test.ts` | test:unit | 4.0 | 40 |');
});
