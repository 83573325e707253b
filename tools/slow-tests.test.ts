import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

const slow = sourceFiles.filter(({ path }) => path.endsWith('.slow.test.ts'));
/** The first three lines: why the file is slow, what it proves, and which changes run it. */
const head = /^\/\/ Slow: .+\.\n\/\/ Proves: .+\.\n\/\/ Ground: (.+)\.\n/;

test('a slow file of tests begins with its reason, its proof and its ground', () => {
  expect(slow.length).toBeGreaterThan(10);
  const without = slow.filter(({ text }) => !head.test(text)).map(({ path }) => path);
  expect(without).toEqual([]);
});

test('a ground is a path of the project', () => {
  const wrong = slow.flatMap(({ path, text }) =>
    (head.exec(text)?.[1]?.split(', ') ?? [])
      .filter((ground) => !existsSync(join(root, ground)))
      .map((ground) => `${path}: ${ground}`),
  );
  expect(wrong).toEqual([]);
});
