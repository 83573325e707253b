import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Files, StoredFile } from './files.ts';

const textOf = async (stream: Readable) => Buffer.concat(await stream.toArray()).toString();

type Store = {
  /** `folder` is for files that a store has on this disk. */
  open(folder: string): Files;
  close(): Promise<void>;
};

/** What every place for files is held to. */
export function describeFiles(name: string, openStore: () => Promise<Store>): void {
  describe(`files in ${name}`, () => {
    let root: string;
    let files: Files;
    let location: Store;
    beforeAll(async () => {
      location = await openStore();
    });
    afterAll(() => location.close());
    beforeEach(() => {
      root = mkdtempSync(join(tmpdir(), 'tv-files-'));
      files = location.open(root);
    });
    afterEach(async () => {
      await Promise.all(['a', 'a.txt', 'b.bin', 'none', 'media'].map((key) => files.remove(key)));
      rmSync(root, { recursive: true, force: true });
    });

    test('what is written is read, whole and in part', async () => {
      await files.write('a/b.txt', 'hello world');
      expect(await files.size('a/b.txt')).toBe(11);
      expect(await files.readText('a/b.txt')).toBe('hello world');
      expect(await textOf(files.read('a/b.txt', { start: 6, end: 10 }))).toBe('world');
      expect(await files.size('a')).toBeUndefined();
      expect(await files.size('none')).toBeUndefined();
    });

    test('a file is opened to be sent, as it is now', async () => {
      for (const text of ['hello world', 'good day']) {
        await files.write('a/b.txt', text);
        const file = await files.open('a/b.txt');
        expect(file?.size).toBe(text.length);
        const sent = await file!.read({ start: 5, end: 7 }, { hasLeft: () => false, onceSent() {} });
        expect(sent instanceof Readable ? await textOf(sent) : sent.toString()).toBe(text.slice(5, 8));
      }
      await files.remove('a');
      expect(await files.open('a/b.txt')).toBeUndefined();
      expect(await files.open('a')).toBeUndefined();
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
      expect(readdirSync(root).includes('temporary') ? readdirSync(join(root, 'temporary')) : []).toEqual([]);
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
      expect(await files.size('media/1/two.txt')).toBeUndefined();
    });

    test.each(['../x', 'a/../../x', '/etc/passwd', 'a\0b'])(
      'no key leads out of the folder: %j',
      async (key) => {
        await expect(async () => files.readText(key)).rejects.toThrow('bad file key');
      },
    );

    test('a long stream arrives whole, and an empty one', async () => {
      const long = Buffer.alloc(20 * 1024 ** 2, 'abcdefghij');
      await files.write('b.bin', Readable.from([long.subarray(0, 7), long.subarray(7)]));
      expect(await files.size('b.bin')).toBe(long.length);
      expect(Buffer.concat(await files.read('b.bin').toArray()).equals(long)).toBe(true);
      const end = long.length - 1;
      expect(await textOf(files.read('b.bin', { start: end - 3, end }))).toBe('ghij');
      await files.write('b.bin', Readable.from([]));
      expect([await files.size('b.bin'), await textOf(files.read('b.bin'))]).toEqual([0, '']);
    });

    test('every file is listed, and its tag changes with its content', async () => {
      for (const key of ['a/b.txt', 'a/c/d.txt', 'b.bin']) await files.write(key, key);
      await files.temporaryFolder();
      const listed = async () =>
        ((await Readable.from(files.list()).toArray()) as StoredFile[]).toSorted((one, other) =>
          one.key < other.key ? -1 : 1,
        );
      const before = await listed();
      expect(before.map(({ key, size }) => [key, size])).toEqual([
        ['a/b.txt', 7],
        ['a/c/d.txt', 9],
        ['b.bin', 5],
      ]);
      await wait(20);
      await files.write('a/b.txt', 'A/B.TXT');
      const after = await listed();
      expect(after.map(({ tag }, index) => tag === before[index]!.tag)).toEqual([false, true, true]);
    });

    test('a reader that goes away ends the reading', async () => {
      await files.write('b.bin', Buffer.alloc(3 * 1024 ** 2));
      const stream = files.read('b.bin');
      for await (const _ of stream) break;
      expect(stream.destroyed).toBe(true);
    });

    test('what a killed process has left half done is removed, and what others make is not', async () => {
      const opened = [files, location.open(root), location.open(root)] as const;
      const [own, living, killed] = await Promise.all(opened.map((each) => each.temporaryFolder()));
      writeFileSync(join(killed!, 'source'), 'half a fi');
      const earlier = new Date(Date.now() - 3_600_000);
      const [process] = basename(killed!).split('-');
      utimesSync(join(root, 'processes', process!), earlier, earlier);
      // Whoever works on one file for hours changes nothing in the folder itself.
      utimesSync(living!, earlier, earlier);
      const exist = () => [own, living, killed].map((each) => existsSync(each!));
      await files.tidy({ isAlone: false });
      expect(exist()).toEqual([true, true, false]);
      expect(existsSync(join(root, 'processes', process!))).toBe(false);
      await files.tidy({ isAlone: true });
      expect(exist()).toEqual([true, false, false]);
    });

    test('what is not there cannot be read', async () => {
      await expect(textOf(files.read('none'))).rejects.toThrow();
      await expect(files.readText('none')).rejects.toThrow();
      await files.remove('none');
    });
  });
}
