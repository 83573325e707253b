import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inEnglish } from '../sentences.ts';
import { openFiles } from './open-files.ts';
import { readS3Settings, type S3Settings } from './s3-settings.ts';
import { startS3Server } from './test-s3-server.ts';

let store: Awaited<ReturnType<typeof startS3Server>>;
let dataDir: string;
beforeAll(async () => {
  store = await startS3Server();
  dataDir = mkdtempSync(join(tmpdir(), 'tv-open-'));
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await store.close();
});

const open = async (more: Partial<S3Settings> = {}) => {
  const warnings: string[] = [];
  const storage = { ...store.settings, ...more };
  const publicUrl = 'https://tv.example';
  const files = await openFiles(
    { dataDir, storage, publicUrl },
    (each) => void warnings.push(inEnglish(each)),
  );
  return { files, warnings };
};

test('pages of the portal may read from the bucket, unless its own rules say otherwise', async () => {
  const { files, warnings } = await open();
  await files.write('a', 'b');
  expect([warnings, store.state.cors]).toEqual([
    [],
    expect.stringContaining('<AllowedOrigin>https://tv.example</AllowedOrigin>'),
  ]);
  expect((await open()).warnings).toEqual([]);
  store.state.cors =
    '<CORSConfiguration><CORSRule><AllowedOrigin>https://other.example</AllowedOrigin></CORSRule></CORSConfiguration>';
  expect((await open()).warnings).toEqual([expect.stringContaining('CORS rules')]);
  expect((await open({ publicEndpoint: undefined })).warnings).toEqual([]);
  expect(store.state.cors).toContain('other.example');
});

test('what is wrong is said in a sentence', async () => {
  await expect(open({ bucket: 'no-bucket' })).rejects.toThrow('There is no bucket no-bucket');
  await expect(open({ secretAccessKey: 'wrong' })).rejects.toThrow(
    /SignatureDoesNotMatch.*S3_SECRET_ACCESS_KEY/,
  );
  await expect(open({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow('is not responding');
});

test('settings come together, and are checked', () => {
  const all = {
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
  const read = (more: object) => readS3Settings({ ...all, ...more }, 'https://tv.example');
  expect(readS3Settings({}, 'https://tv.example')).toBeUndefined();
  expect(read({})).toMatchObject({
    endpoint: 'https://s3.example',
    publicEndpoint: 'https://s3.example',
    region: 'us-east-1',
  });
  expect(read({ S3_PUBLIC_ENDPOINT: 'off' })?.publicEndpoint).toBeUndefined();
  expect(read({ S3_ENDPOINT: 'http://store:9000' })?.publicEndpoint).toBeUndefined();
  expect(() => read({ S3_BUCKET: '' })).toThrow('S3_BUCKET is missing');
  expect(() => read({ S3_BUCKET: 'a/b' })).toThrow('S3_BUCKET must be');
  expect(() => read({ S3_ENDPOINT: 's3.example' })).toThrow('S3_ENDPOINT must be an address');
});
