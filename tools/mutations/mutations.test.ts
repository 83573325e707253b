import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../source-files.ts';
import { applyPatch } from './copy-tree.ts';
import { type Result, missingChecks } from './find-catchers.ts';
import { changedLines, folder, readMutation, readMutations } from './read-mutations.ts';
import { lineOf, summaryOf } from './show-results.ts';
import { isInNpmTest, suiteOf } from './suites.ts';

const mutations = readMutations();

test('there are sixty mistakes or more, each said in a sentence of its own', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(60);
  const sentences = mutations.map(({ mistake }) => mistake);
  expect(sentences.filter((sentence) => !/^[\p{L}`].+\.$/u.test(sentence))).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('every patch fits the tree as it is now', () => {
  const wrong = mutations.filter(({ path }) => {
    try {
      applyPatch(root, path, '--check');
      return false;
    } catch {
      return true;
    }
  });
  // The product changed where a mistake is made: make the same mistake in what stands there now.
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('every patch changes a few lines of the product and no test', () => {
  const wrong = mutations.filter(
    ({ path, files }) =>
      changedLines(readFileSync(path, 'utf8')) > 5 ||
      files.length !== 1 ||
      files.some((file) => /\.test\.|^e2e\/|^tools\/mutations\//.test(file)),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('every test that a patch names is there, and npm test runs nine of ten', () => {
  expect(missingChecks(root, mutations)).toEqual([]);
  const nearest = mutations.filter(({ caughtBy: [first] }) => isInNpmTest(first!));
  expect(nearest.length / mutations.length).toBeGreaterThanOrEqual(0.9);
});

test('a mistake is in every room', () => {
  const rooms = ['contract', 'identity', 'server', 'web', 'studio', 'player', 'ui', 'deploy', 'cli'];
  expect(rooms.filter((room) => !mutations.some(({ files }) => files[0]!.startsWith(`${room}/`)))).toEqual(
    [],
  );
});

describe('a patch', () => {
  const text = `Domain: server: media
Mistake: A chapter is lost.
Caught by: a.test.ts, e2e/b.spec.ts

diff --git a/server/src/a.ts b/server/src/a.ts
--- a/server/src/a.ts
+++ b/server/src/a.ts
@@ -1,2 +1,1 @@
-one

-two
+three
`;
  test('says what it is above its lines', () => {
    expect(readMutation(join(folder, 'media-chapter.patch'), text)).toMatchObject({
      name: 'media-chapter',
      domain: 'server: media',
      mistake: 'A chapter is lost.',
      caughtBy: ['a.test.ts', 'e2e/b.spec.ts'],
      files: ['server/src/a.ts'],
    });
    expect(changedLines(text)).toBe(2);
  });
  test('without its sentence is refused', () => {
    expect(() => readMutation('x.patch', text.replace('Mistake', 'Error'))).toThrow(
      'x.patch says nothing of "Mistake:"',
    );
  });
});

test.each([
  ['static', 'static', true],
  ['server/src/playlist/playlist.test.ts', 'unit', true],
  ['ui/src/dialogs/dialog.test.tsx', 'unit', true],
  ['e2e/watch/watch.spec.ts', 'e2e', true],
  ['server/test/processes/several-processes.slow.test.ts', 'slow', false],
  ['e2e/palettes.slow.spec.ts', 'slow', false],
  ['server/test/isolation/isolation.trust.test.ts', 'trust', false],
  ['e2e/appearance/all.screens.ts', 'screens', false],
] as const)('%s is of the suite %s', (check, suite, isIn) => {
  expect(suiteOf(check)).toBe(suite);
  expect(isInNpmTest(check)).toBe(isIn);
});

describe('the results', () => {
  const [mutation] = mutations as [(typeof mutations)[number]];
  const result = (check?: string): Result => ({
    mutation: { ...mutation, caughtBy: ['a.test.ts'] },
    finding: check === undefined ? undefined : { check, words: 'fails' },
    seconds: 2,
  });
  const many = (count: number, check?: string) => Array.from({ length: count }, () => result(check));

  test('are enough where npm test catches 54 of 60, and test:all the rest', () => {
    expect(summaryOf([...many(54, 'a.test.ts'), ...many(6, 'a.slow.test.ts')]).isEnough).toBe(true);
    expect(summaryOf([...many(53, 'a.test.ts'), ...many(7, 'a.slow.test.ts')]).isEnough).toBe(false);
    expect(summaryOf([...many(59, 'a.test.ts'), ...many(1)]).isEnough).toBe(false);
  });
  test('name the test, and say where it is another than the patch names', () => {
    expect(lineOf(result('a.test.ts'))).toMatch(/unit +a\.test\.ts › fails$/);
    expect(lineOf(result('b.slow.test.ts'))).toMatch(
      /only slow +b\.slow\.test\.ts › fails \(another than it names\)$/,
    );
    expect(lineOf(result())).toContain(`NOT CAUGHT: ${mutation.mistake}`);
  });
  test('of a check that is gone say so', () => {
    expect(missingChecks(root, [{ ...mutation, caughtBy: ['static', 'web/src/none.test.ts'] }])).toEqual([
      `${mutation.name}: there is no web/src/none.test.ts any more. Name the test that took its place.`,
    ]);
    expect(existsSync(join(root, 'web/src/none.test.ts'))).toBe(false);
  });
});
