import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test('one large size is measured beside a small one, and sizes as they are', () => {
  expect(readArguments(['--items', '100000']).sizes).toEqual([10_000, 100_000]);
  expect(readArguments(['--items', '5000']).sizes).toEqual([5_000]);
  expect(readArguments(['--sizes', '100000,20000,100000']).sizes).toEqual([20_000, 100_000]);
  for (const wrong of [[], ['--items', '10'], ['--sizes', '10000,many'], ['--items', '1e9']])
    expect(() => readArguments(wrong)).toThrow('npm run bench');
});

test('rows are chosen by patterns', () => {
  const { isWanted } = readArguments(['--items', '5000', '--only', 'search*,home: *']);
  expect(['search rare', 'home: featured', 'home', 'list'].map(isWanted)).toEqual([true, true, false, false]);
});

test('an earlier report says the sizes and the database, where nothing else is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tv-bench-arguments-'));
  const file = join(folder, 'report.json');
  const blocks = [{ items: 100_000 }, { items: 10_000 }, { items: 100_000 }];
  writeFileSync(file, JSON.stringify({ database: 'PostgreSQL', blocks }));
  expect(readArguments(['--against', file])).toMatchObject({ sizes: [10_000, 100_000], database: 'own' });
  expect(readArguments(['--against', file, '--items', '10000', '--database', 'postgres://x'])).toMatchObject({
    sizes: [10_000],
    database: 'postgres://x',
  });
  rmSync(folder, { recursive: true });
});
