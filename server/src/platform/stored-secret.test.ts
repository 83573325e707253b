import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { storedSecret } from './stored-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'tv-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the first to ask makes the secret, others get the same', () => {
  const file = join(folder, 'secret');
  expect(storedSecret(file, () => 'the first')).toBe('the first');
  expect(storedSecret(file, () => 'the second')).toBe('the first');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('an empty file is refused in a sentence', () => {
  const file = join(folder, 'empty');
  writeFileSync(file, '\n');
  expect(() => storedSecret(file, () => 'another')).toThrow(`${file} is empty: remove it, then start again.`);
});
