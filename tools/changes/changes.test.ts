import { describe, expect, test } from 'vitest';
import { root } from '../source-files.ts';
import { differences, type Named } from './compare.ts';
import { readRow, readRows } from './read-rows.ts';
import { triedChanges } from './tried-changes.ts';
import { edited } from './try-change.ts';

test('every row of docs/changes.md is tried, and what is tried has a row', () => {
  const rows = readRows().map(({ change }) => change);
  expect(rows.length).toBeGreaterThan(60);
  const tried = new Set(triedChanges.map(({ change }) => change));
  expect(rows.filter((row) => !tried.has(row))).toEqual([]);
  expect([...tried].filter((change) => !rows.includes(change))).toEqual([]);
});

test('every edit fits the tree as it is now', () => {
  const wrong = triedChanges.flatMap(({ change, edits }) =>
    edits.flatMap((edit) => {
      try {
        edited(root, edit);
        return [];
      } catch (problem) {
        return [`${change}: ${(problem as Error).message}`];
      }
    }),
  );
  expect(wrong).toEqual([]);
});

describe('a row', () => {
  test('says what names the rest, a sentence for each', () => {
    expect(
      readRow(
        'a role',
        '`Role` in `contract/src/enumerations.ts`',
        'the compiler: `role-words.ts`, and each use. `enumerations.test.ts`: an order. `npm run strings`: a language. Nothing: `docs/people.md`',
      ),
    ).toEqual({
      change: 'a role',
      compiler: ['role-words.ts'],
      hasEachUse: true,
      statements: undefined,
      tests: ['contract/src/enumerations.test.ts'],
      commands: ['npm run strings'],
    });
  });
  test('that says it otherwise is refused', () => {
    expect(() => readRow('a role', '`a.ts`', 'Whoever reads it: `b.ts`')).toThrow(
      'docs/changes.md, "a role": "Whoever reads it" is not the compiler, a test, a command or nothing.',
    );
    expect(() => readRow('a role', '`a.ts`', '`none.test.ts`: a role')).toThrow(
      'there is no test none.test.ts',
    );
  });
});

describe('a row is wrong', () => {
  const tried = { change: 'a role', edits: [{ file: 'contract/src/enumerations.ts', by: '' }] };
  const found = (named: Partial<Named>, last: string) =>
    differences(readRow('a role', '`contract/src/enumerations.ts`', last), [
      { tried, named: { compiler: [], statements: [], tests: [], commands: [], ...named } },
    ]);

  test.each([
    [
      'where the compiler names a file less',
      ['web/a.ts'],
      'the compiler: `web/a.ts`, `web/b.ts`',
      ['the compiler does not name web/b.ts'],
    ],
    [
      'where it names one more',
      ['web/a.ts', 'web/c.ts'],
      'the compiler: `web/a.ts`',
      ['the compiler names web/c.ts, too'],
    ],
    ['where it names one, and the row none', ['web/a.ts'], 'nothing', ['the compiler names web/a.ts']],
    ['where it names none', [], 'the compiler: a value', ['the compiler names nothing']],
  ])('%s', (_, compiler, last, words) => {
    expect(found({ compiler }, last)).toEqual(words);
  });
  test('where a test passes or a command finds nothing', () => {
    expect(found({}, '`contract/src/enumerations.test.ts`: an order. `npm run strings`: a text')).toEqual([
      'contract/src/enumerations.test.ts passes',
      'npm run strings names nothing',
    ]);
  });
  test('but not for files in a folder that it names, for the edited file, or for each use', () => {
    const compiler = ['web/src/a/b.ts', 'contract/src/enumerations.ts'];
    expect(found({ compiler }, 'the compiler: `web/src/a`')).toEqual([]);
    expect(found({ compiler }, 'the compiler: each use')).toEqual([]);
  });
});
