import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tooManyTries } from './problem.ts';

const source = join(import.meta.dirname, '../..');

test('a field is named as in the call, nothing around it', () => {
  const names = globSync('**/*.ts', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/\binvalidField\(\s*'([^']*)'/g)].map(
      ([, name]) => name!,
    ),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !/^[a-zA-Z][\w.-]*$/.test(name))).toEqual([]);
});

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [121, '3 minutes'],
  [7200, '120 minutes'],
  [86_400, '24 hours'],
])('a wait of %i seconds is said as %s', (seconds, words) => {
  const { message, retryAfterSeconds } = tooManyTries(seconds);
  expect(message).toBe(`Too many attempts. Try again in ${words}.`);
  expect(retryAfterSeconds).toBe(seconds);
});
