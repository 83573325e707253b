import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';
import { isShipped } from './contents.ts';

test('what a release holds imports nothing that it leaves out', () => {
  const shipped = sourceFiles.filter(({ path }) => isShipped(path));
  expect(shipped.length).toBeGreaterThan(500);
  const known = new Set(sourceFiles.map(({ path }) => path));
  const wrong = shipped.flatMap(({ path, imports }) =>
    imports
      .filter(({ target, isTypeOnly }) => !isTypeOnly && known.has(target) && !isShipped(target))
      .map(({ target }) => `${path}: ${target}`),
  );
  expect(wrong).toEqual([]);
});
