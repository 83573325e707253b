import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { s3Files } from '../platform/storage/s3-files.ts';
import type { S3Settings } from '../platform/storage/s3-settings.ts';
import { startS3Server } from '../platform/storage/test-s3-server.ts';
import { sql } from '../platform/db/sql.ts';
import { anOrganization } from '../test-builders.ts';
import { processUploads } from '../ingest/test-ingest.ts';
import { isFfmpegInstalled } from '../ingest/run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../ingest/test-sources.ts';
import { sendLargeFile } from './send-file.ts';
import { startUploads } from '../ingest/upload/test-uploads.ts';

const quiet = { info() {}, warn() {}, error() {} };
let store: Awaited<ReturnType<typeof startS3Server>>;
let folder: string;
beforeAll(async () => {
  store = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'tv-store-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await store.close();
});

async function serving(more: Partial<S3Settings> = {}) {
  const app = Fastify();
  const files = s3Files({ ...store.settings, ...more }, folder);
  await files.write('media/a/1/video-360.mp4', '0123456789');
  app.get('/video', (request, reply) => sendLargeFile(files, 'media/a/1/video-360.mp4', request, reply));
  return app;
}

test('a browser is sent to the store for media, without a call to it', async () => {
  const app = await serving();
  const before = store.state.requests.length;
  const answer = await app.inject({ url: '/video', headers: { range: 'bytes=0-3' } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'private, no-store']);
  expect(store.state.requests).toHaveLength(before);
  const found = await fetch(answer.headers.location!, { headers: { range: 'bytes=0-3' } });
  expect([found.status, found.headers.get('content-type'), await found.text()]).toEqual([
    206,
    'video/mp4',
    '0123',
  ]);
  const head = await app.inject({ method: 'HEAD', url: '/video' });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '10']);
  await app.close();
});

test('where browsers do not reach the store, the service passes the bytes on', async () => {
  const app = await serving({ publicEndpoint: undefined });
  const answer = await app.inject({ url: '/video', headers: { range: 'bytes=2-3' } });
  expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([
    206,
    'bytes 2-3/10',
    '23',
  ]);
  await app.close();
});

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('ingest', () => {
  test('brings a file in over the store, and leaves nothing on the disk', async () => {
    const source = [...picture('320x180', 3), ...tone(3), ...h264, '-c:a', 'aac'];
    const film = await readFile(await makeSource(join(folder, 'film.mp4'), source));
    const uploads = await startUploads(ffmpegPath, systemClock, (folderOfUploads) =>
      s3Files(store.settings, folderOfUploads),
    );
    const { db, files } = uploads;
    await anOrganization(db);
    const id = await uploads.bringIn(film, {}, (upload) =>
      uploads.ask('PUT', `Uploads/${upload}/Subtitles/de`, {
        bytes: '1\n00:00:01,000 --> 00:00:02,000\nGrüße\n',
      }),
    );
    await processUploads(
      { db, files, clock: systemClock, log: quiet, ffmpegPath },
      new AbortController().signal,
      id,
    );
    const [item] = await db.query(sql`select processing_status, status from media_contents where id = ${id}`);
    expect(item).toEqual({ processing_status: 2, status: 1 });
    const made = [...store.objects.keys()].filter((key) => key.startsWith(`media/${id}/1/`));
    expect(made).toContain(`media/${id}/1/video-180.m3u8`);
    expect(made).toContain(`media/${id}/1/media-package.json`);
    expect(store.uploads.size).toBe(0);
    expect(await readdir(join(uploads.folder, 'temporary'))).toEqual([]);
    await files.remove(`media/${id}`);
    await files.remove(`uploads/${id}`);
    expect([...store.objects.keys()].filter((key) => key.includes(id))).toEqual([]);
    await uploads.close();
  });
});
