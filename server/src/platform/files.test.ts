import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Files, folderFiles } from './files.ts';

let root: string;
let files: Files;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tv-files-'));
  files = folderFiles(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const textOf = async (stream: Readable) => Buffer.concat(await stream.toArray()).toString();

test('what is written is read, whole and in part', async () => {
  await files.write('a/b.txt', 'hello world');
  expect(await files.size('a/b.txt')).toBe(11);
  expect(await files.readText('a/b.txt')).toBe('hello world');
  expect(await textOf(files.read('a/b.txt', { start: 6, end: 10 }))).toBe('world');
  expect(await files.size('a')).toBeUndefined();
  expect(await files.size('none')).toBeUndefined();
});

test('a write that fails leaves what was there, and nothing else', async () => {
  await files.write('a.txt', 'old');
  const broken = Readable.from(
    (async function* () {
      yield 'new';
      throw new Error('the line went dead');
    })(),
  );
  await expect(files.write('a.txt', broken)).rejects.toThrow('dead');
  expect(await files.readText('a.txt')).toBe('old');
  expect(readdirSync(join(root, 'temporary'))).toEqual([]);
});

test('a folder appears whole and replaces the one before', async () => {
  for (const text of ['one', 'two']) {
    const folder = await files.temporaryFolder();
    writeFileSync(join(folder, `${text}.txt`), text);
    await files.moveIn(folder, 'media/1');
  }
  expect(await files.size('media/1/one.txt')).toBeUndefined();
  expect(await files.readText('media/1/two.txt')).toBe('two');
  await files.remove('media/1');
  expect(existsSync(join(root, 'media/1'))).toBe(false);
});

test.each(['../x', 'a/../../x', '/etc/passwd', 'a\0b'])('no key leads out of the folder: %j', async (key) => {
  await expect(async () => files.readText(key)).rejects.toThrow('bad file key');
});
