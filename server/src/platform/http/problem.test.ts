import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
