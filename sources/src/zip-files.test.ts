import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { expect, it } from 'vitest';
import { inEnglish } from './say.ts';
import { openZip } from './zip-files.ts';

type Entry = { name: string; content: string | Uint8Array; options?: object };

async function archiveOf(entries: readonly Entry[]): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const { name, content, options } of entries)
    await writer.add(
      name,
      typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content),
      options,
    );
  return writer.close();
}
const opened = (bytes: Uint8Array) =>
  openZip({
    ...{ name: 'export.zip', size: bytes.length },
    read: async (offset, length) => bytes.slice(offset, offset + length),
  });
const pathsIn = async (files: Awaited<ReturnType<typeof openZip>>) =>
  (await files.list()).map(({ path }) => path);

it('names what cannot be taken, and takes the rest', async () => {
  const files = await opened(
    await archiveOf([
      { name: 'good.mp4', content: 'a film' },
      { name: 'locked.mp4', content: 'a secret film', options: { password: 'x', zipCrypto: true } },
      { name: 'bomb.mp4', content: new Uint8Array(40 * 1024 ** 2) },
      {
        name: 'link.mp4',
        content: '/etc/passwd',
        options: { externalFileAttributes: (0o120777 << 16) >>> 0, versionMadeBy: 0x0314 },
      },
      { name: '../out.mp4', content: 'outside' },
      { name: '/root.mp4', content: 'absolute' },
      { name: 'C:\\disk.mp4', content: 'of a disk' },
      { name: 'a\\..\\..\\out.mp4', content: 'outside, too' },
    ]),
  );
  expect(await pathsIn(files)).toEqual(['good.mp4']);
  expect(files.problems.map(({ message }) => inEnglish(message))).toEqual([
    'locked.mp4 is encrypted, and is left out.',
    'bomb.mp4 would grow more than 1000 times as it is unpacked, and is left out.',
    'link.mp4 is a link, and is left out.',
    ...['../out.mp4', '/root.mp4', 'C:/disk.mp4', 'a/../../out.mp4'].map(
      (path) => `${path} leads out of the archive, and is left out.`,
    ),
  ]);
});

it('half of an archive is none, and a file whose bytes are others ends with an error', async () => {
  const text = 'a film of some bytes, which are packed as they are';
  const whole = await archiveOf([{ name: 'film.mp4', content: text, options: { level: 0 } }]);
  await expect(opened(whole.slice(0, whole.length / 2))).rejects.toThrow('is no complete archive (.zip)');
  const damaged = whole.slice();
  const at = Buffer.from(whole).indexOf('some bytes');
  damaged[at] = 'S'.charCodeAt(0);
  await expect((await opened(damaged)).read('film.mp4', 1000)).rejects.toThrow('film.mp4 is damaged');
  expect(new TextDecoder().decode(await (await opened(whole)).read('film.mp4', 1000))).toBe(text);
});
