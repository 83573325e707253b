import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notes } from '@tv/contract/reasons/notes';
import { problemReasons } from '@tv/contract/reasons/problem-reasons';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const code = globSync(
  ['server/src/**/*.ts', 'captions/src/**/*.ts', 'contract/src/texts.ts', 'contract/src/formats/read-xml.ts'],
  { cwd: root },
)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

test('every reason and every note is given somewhere: none has outlived its use', () => {
  const names = Object.keys({ ...problemReasons, ...notes });
  expect(names.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
});
