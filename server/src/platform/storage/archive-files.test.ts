import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiles } from './open-files.ts';
import { readS3Settings, type S3Settings } from './s3-settings.ts';
import { startS3Server } from './test-s3-server.ts';

type Store = Awaited<ReturnType<typeof startS3Server>>;
const account = { accessKeyId: 'key', secretAccessKey: 'a secret of this test', region: 'eu-test-1' };
let media: Store;
let cold: Store;
let dataDir: string;
let settings: S3Settings;
/** Both buckets at one address. */
const both = createServer((request, response) =>
  (request.url!.startsWith('/cold') ? cold : media).handle(request, response),
);
beforeAll(async () => {
  media = await startS3Server(undefined, { ...account, bucket: 'media' });
  cold = await startS3Server(undefined, { ...account, bucket: 'cold' });
  both.listen(0, '127.0.0.1');
  await once(both, 'listening');
  const endpoint = `http://127.0.0.1:${(both.address() as AddressInfo).port}`;
  settings = { ...account, endpoint, bucket: 'media', publicEndpoint: undefined };
  dataDir = mkdtempSync(join(tmpdir(), 'tv-archive-'));
});
afterAll(async () => {
  both.closeAllConnections();
  both.close();
  await Promise.all([media.close(), cold.close()]);
  rmSync(dataDir, { recursive: true });
});

const open = (archive: S3Settings['archive']) =>
  openFiles({ dataDir, storage: { ...settings, archive }, publicUrl: 'http://localhost' }, () => {});
const keysOf = async (files: Awaited<ReturnType<typeof open>>) => {
  const keys = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys.sort();
};

test('originals of archived items are in a bucket and a storage class of their own', async () => {
  const files = await open({ bucket: 'cold', storageClass: 'STANDARD_IA' });
  const long = Buffer.alloc(17 * 1024 ** 2, 'film');
  await files.write('archive/a/1', Readable.from([long]));
  await files.write('archive/a/2', 'short');
  await files.write('uploads/a/0', 'warm');
  cold.objects.set('notes of somebody else', { bytes: Buffer.from('mine'), type: 'text/plain' });
  const classes = [...cold.objects].map(([key, { storageClass }]) => [key, storageClass]);
  expect(classes).toEqual([
    ['archive/a/1', 'STANDARD_IA'],
    ['archive/a/2', 'STANDARD_IA'],
    ['notes of somebody else', undefined],
  ]);
  expect([...media.objects].map(([key, { storageClass }]) => [key, storageClass])).toEqual([
    ['uploads/a/0', undefined],
  ]);
  expect(await keysOf(files)).toEqual(['archive/a/1', 'archive/a/2', 'uploads/a/0']);
  expect([await files.size('archive/a/1'), await files.readText('archive/a/2')]).toEqual([
    long.length,
    'short',
  ]);
  const opened = await files.open('archive/a/2');
  expect(opened?.size).toBe(5);
  opened?.close();
  await files.tidy({ isAlone: true });
  await files.remove('archive/a');
  expect(await keysOf(files)).toEqual(['uploads/a/0']);
  await files.remove('uploads/a');
  cold.objects.clear();
});

test('without a bucket of their own they have the class alone, and each is listed once', async () => {
  const files = await open({ bucket: 'media', storageClass: 'GLACIER_IR' });
  await files.write('archive/a/1', 'x');
  await files.write('media/a/1/poster-640.jpg', 'x');
  expect([...media.objects].map(([key, { storageClass }]) => [key, storageClass])).toEqual([
    ['archive/a/1', 'GLACIER_IR'],
    ['media/a/1/poster-640.jpg', undefined],
  ]);
  expect(await keysOf(files)).toEqual(['archive/a/1', 'media/a/1/poster-640.jpg']);
});

test('what is wrong with the archive is said in a sentence', async () => {
  const wrong = settings.endpoint;
  await expect(open({ bucket: 'cold-one', storageClass: undefined })).rejects.toThrow(
    'There is no bucket cold-one at S3_ENDPOINT: create it or correct S3_ARCHIVE_BUCKET.',
  );
  const all = { S3_ENDPOINT: wrong, S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
  const read = (more: object, rest: object = all) => readS3Settings({ ...rest, ...more }, 'http://localhost');
  expect(read({})?.archive).toBeUndefined();
  expect(read({ S3_ARCHIVE_STORAGE_CLASS: 'STANDARD_IA' })?.archive).toEqual({
    bucket: 'media',
    storageClass: 'STANDARD_IA',
  });
  expect(() => read({ S3_ARCHIVE_BUCKET: 'A' })).toThrow('S3_ARCHIVE_BUCKET must be the name');
  expect(() => read({ S3_ARCHIVE_STORAGE_CLASS: 'DEEP_ARCHIVE' })).toThrow('can be read at once');
  expect(() => read({ S3_ARCHIVE_STORAGE_CLASS: 'x y' })).toThrow('must be the name of a class');
  expect(() => read({ S3_ARCHIVE_BUCKET: 'cold' }, {})).toThrow('S3_ARCHIVE_BUCKET needs object storage');
});
