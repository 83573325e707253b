import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AddEntry, readArchive, writeArchive } from './archive-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tv-archive-'));
  file = join(folder, 'a.tar');
});
afterEach(() => rmSync(folder, { recursive: true }));

const large = Buffer.alloc(3 * 64 * 1024 + 17, 'abcdefghijk');
const entries = [
  ['empty', Buffer.alloc(0)],
  ['a/long/name/'.repeat(20) + 'ä.txt', Buffer.from('hello')],
  ['large', large],
] as const;

/** With a cheap key: what a passphrase costs is not tested here. */
const save = (passphrase: string | undefined, fill: (add: AddEntry) => Promise<void>) =>
  writeArchive(file, passphrase, fill, 2 ** 10);
const write = (passphrase?: string) =>
  save(passphrase, async (add) => {
    for (const [name, content] of entries) await add(name, content.length, content);
  });

async function readAll(passphrase?: string) {
  const read = [];
  for await (const { name, content } of readArchive(file, passphrase)) {
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    read.push([name, Buffer.concat(chunks)]);
  }
  return read;
}

describe.each([undefined, 'correct horse battery staple'])('with the passphrase %s', (passphrase) => {
  test('what is written is read, and only its owner may read the file', async () => {
    await write(passphrase);
    expect(await readAll(passphrase)).toEqual(entries);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('hello')).toBe(passphrase === undefined);
  });

  test('one that fails leaves no file', async () => {
    const failing = save(passphrase, async (add) => {
      await add('large', large.length, large);
      throw new Error('the disk is gone');
    });
    await expect(failing).rejects.toThrow('the disk is gone');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('while it is written it has another name', async () => {
    await save(passphrase, async (add) => {
      await add('large', large.length, large);
      expect(existsSync(file)).toBe(false);
    });
    expect(readdirSync(folder)).toEqual(['a.tar']);
  });

  test('content that is longer or shorter than was said is refused', async () => {
    for (const size of [4, 6])
      await expect(save(passphrase, (add) => add('five', size, Buffer.from('hello')))).rejects.toThrow(
        'five changed while it was saved',
      );
  });

  test('a file that was cut off is told as such', async () => {
    await write(passphrase);
    writeFileSync(file, readFileSync(file).subarray(0, 100_000));
    await expect(readAll(passphrase)).rejects.toThrow(/damaged or incomplete/);
  });
});

describe('encrypted', () => {
  beforeEach(() => write('correct horse battery staple'));

  test('another passphrase is told as such, and none', async () => {
    await expect(readAll('wrong horse')).rejects.toThrow('The passphrase is not the one of this backup.');
    await expect(readAll()).rejects.toThrow('The backup is encrypted: name the file of its passphrase');
  });

  test.each([
    ['changed', (bytes: Buffer) => void (bytes[100_000]! ^= 1)],
    [
      'moved',
      (bytes: Buffer) =>
        void bytes.copyWithin(
          bytes.indexOf(10) + 1,
          bytes.indexOf(10) + 1 + 65_552,
          bytes.indexOf(10) + 1 + 2 * 65_552,
        ),
    ],
  ])('a part that was %s is found', async (_, change) => {
    const bytes = readFileSync(file);
    change(bytes);
    writeFileSync(file, bytes);
    await expect(readAll('correct horse battery staple')).rejects.toThrow('damaged or incomplete');
  });

  test('its end cannot be cut off between two parts', async () => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.indexOf(10) + 1 + 2 * 65_552));
    await expect(readAll('correct horse battery staple')).rejects.toThrow('damaged or incomplete');
  });
});

test('each guess of a passphrase takes the memory of production where nobody says otherwise', async () => {
  await writeArchive(file, 'correct horse battery staple', (add) => add('empty', 0, Buffer.alloc(0)));
  expect(readFileSync(file, 'latin1')).toContain('"cost":131072,');
});

test('what is no archive is told as such', async () => {
  writeFileSync(file, 'a letter to the editor '.repeat(100));
  await expect(readAll()).rejects.toThrow('is not a backup, or it is damaged or incomplete');
  await expect(readArchive(join(folder, 'none'), undefined).next()).rejects.toThrow('There is no file');
});
