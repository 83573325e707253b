import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
const levels = ['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable'];

/** Criteria of WCAG 2.2, level A and AA. 4.1.1 is not one any more. */
const criteria = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};
const newInWcag22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];
const words = (text: string) => text.trim().split(/\s+/);
const numbered = (before: string, last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${before}.${index + first}`);

/** Clauses of EN 301 549 v3.2.1 that are no criterion of WCAG 2.2. Those of software that is no web page are one row. */
const clauses = [
  ...[...numbered('5.1.2', 2), ...numbered('5.1.3', 16), '5.1.4', '5.1.5', ...numbered('5.1.6', 2), '5.1.7'],
  ...['5.2', '5.3', '5.4', ...numbered('5.5', 2), ...numbered('5.6', 2), '5.7', '5.8', '5.9'],
  ...[...numbered('7.1', 5), ...numbered('7.2', 3), '7.3', '9.4.1.1', '9.6'],
  ...['11.1.1.1–11.4.1.3', '11.5.1', ...numbered('11.5.2', 17), ...numbered('11.6', 2), '11.7'],
  ...[...numbered('11.8', 5), ...numbered('12.1', 2), ...numbered('12.2', 4, 2)],
];

const rows = [
  ...page.matchAll(/^\| (\d[\d.–]*) ([^|]+) \| (?:(A{1,2}) \| (\S+) \| )?([A-Z][A-Za-z ]+) \| ([^|]+) \|$/gm),
].map(([, id, name, level, clause, conformance, remarks]) => ({
  id: id!,
  name: name!,
  level,
  clause,
  conformance: conformance!,
  remarks: remarks!,
}));
const ofWcag = rows.filter(({ level }) => level !== undefined);

test('each criterion of WCAG 2.2, A and AA, is there once, with its clause', () => {
  const required = [...words(criteria.A), ...words(criteria.AA)];
  expect(required).toHaveLength(55);
  expect(ofWcag.map(({ id }) => id).toSorted()).toEqual(required.toSorted());
  const wrong = ofWcag.filter(
    ({ id, level, clause }) =>
      !words(criteria[level as 'A' | 'AA']).includes(id) ||
      clause !== (newInWcag22.includes(id) ? '–' : `9.${id}`),
  );
  expect(wrong).toEqual([]);
});

test('each other clause of EN 301 549 is there once, in order', () => {
  expect(rows.filter(({ level }) => level === undefined).map(({ id }) => id)).toEqual(clauses);
});

test('each row has a level of conformance and a reason, and the sums are right', () => {
  expect(rows.filter(({ conformance }) => !levels.includes(conformance))).toEqual([]);
  expect(rows.filter(({ remarks }) => remarks.length < 20)).toEqual([]);
  const sums = [...page.matchAll(/^\| ([A-Z][A-Za-z ]+?) \| (\d+) \|$/gm)];
  expect(sums.map(([, level, count]) => [level, Number(count)])).toEqual(
    levels.map((level) => [level, rows.filter(({ conformance }) => conformance === level).length]),
  );
});

test('what is supported names a file or a day, files exist, and what was done by hand has its day', () => {
  const paths = rows.flatMap(({ id, remarks }) =>
    [...remarks.matchAll(/`([^`\s]+\/[^`\s]+\.\w+)`/g)].map(([, path]) => ({ id, path: path! })),
  );
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  const unshown = rows.filter(
    ({ conformance, remarks }) =>
      conformance === 'Supports' && !/`[^`]+\.\w+`|[Bb]y hand, \d{4}-\d\d-\d\d/.test(remarks),
  );
  expect(unshown.map(({ id }) => id)).toEqual([]);
  expect(rows.filter(({ remarks }) => /by hand(?!, \d{4}-\d\d-\d\d)/i.test(remarks))).toEqual([]);
});
