// Slow: it fills a mounted disk under a running service.
// Proves: a full disk refuses writes in words, and nothing that was acknowledged is lost.
// Ground: server/src/platform/db, server/src/platform/storage.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesType } from '@tv/contract/calls/byte-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../tools/test/free-port.mjs';
import { ended, killProcesses, startProcess } from '../../src/test-process.ts';

const disk = mkdtempSync(join(tmpdir(), 'tv-small-disk-'));
const megabytes = 320;
// Only root may mount, and not in every container.
const isMounted =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]).status === 0;

if (!isMounted) rmSync(disk, { recursive: true });

describe.skipIf(!isMounted)('a service on a small disk (mounting one needs root)', () => {
  const filler = join(disk, 'filler');
  const data = join(disk, 'data');
  let port: number;
  let service: ReturnType<typeof startProcess>;

  const start = async () => {
    port = await freePort();
    const env = { PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error', FFMPEG_PATH: 'true' };
    service = startProcess({
      command: [process.execPath, 'server/src/ingest/test-ingest-service.ts'],
      env: { ...env, PUBLIC_URL: `http://localhost:${port}` },
    });
    await service.ready;
  };
  const ask = async (
    method: string,
    path: string,
    more: { json?: object; bytes?: Buffer; offset?: number } = {},
  ) => {
    const token = (await readFile(join(data, 'service-token'), 'utf8')).trim();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(more.json && { 'content-type': 'application/json' }),
        ...(more.bytes && {
          'content-type': bytesType,
          'upload-offset': String(more.offset),
        }),
      },
      signal: AbortSignal.timeout(10_000),
      body: more.json ? JSON.stringify(more.json) : more.bytes ? new Uint8Array(more.bytes) : null,
    });
    return {
      status: answer.status,
      body: (await answer.json()) as { id: string; offset: number; message: string; status: string },
    };
  };
  const ready = () => ask('GET', '/health/ready');
  /** Takes all room that is left, so that not one byte more can be written. */
  const fill = async () => {
    await using file = await open(filler, 'w');
    const block = Buffer.alloc(1024 ** 2);
    try {
      for (;;) await file.write(block);
    } catch (problem) {
      expect(problem).toMatchObject({ code: 'ENOSPC' });
    }
  };

  beforeAll(start);
  afterAll(async () => {
    await killProcesses();
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  test('refuses writes in words while it is full, goes on by itself, and has lost nothing', async () => {
    const chunk = (offset: number) => Buffer.alloc(1_000, offset / 1_000 + 1);
    const upload = { fileName: 'film.mp4', sizeInBytes: 4_000 };
    const { id } = (await ask('POST', '/api/Management/Uploads', { json: upload })).body;
    const send = (offset: number) =>
      ask('PATCH', `/api/Management/Uploads/${id}`, { bytes: chunk(offset), offset });
    expect((await send(0)).body.offset).toBe(1_000);

    await fill();
    // At once, before anything has looked at the disk.
    const refused = await send(1_000);
    expect(refused.status).toBe(507);
    expect(refused.body.message).toContain('The service has run out of disk space.');
    await expect.poll(async () => (await ready()).body.status, { timeout: 10_000 }).toBe('the disk is full');
    const begun = await ask('POST', '/api/Management/Uploads', { json: upload });
    expect([begun.status, begun.body.message]).toEqual([
      507,
      expect.stringContaining('run out of disk space'),
    ]);
    expect(await ask('GET', `/api/Management/Uploads/${id}`)).toMatchObject({
      status: 200,
      body: { offset: 1_000 },
    });

    await rm(filler);
    await expect.poll(async () => (await ready()).status, { timeout: 10_000 }).toBe(200);
    expect((await send(1_000)).body.offset).toBe(2_000);
    expect(service.complained()).toBe('');
  });

  test('that is killed on a full disk starts again once there is room, with what it had acknowledged', async () => {
    const upload = { fileName: 'other.mp4', sizeInBytes: 2_000 };
    const { id } = (await ask('POST', '/api/Management/Uploads', { json: upload })).body;
    await fill();
    await expect.poll(async () => (await ready()).status, { timeout: 10_000 }).toBe(503);
    service.child.kill('SIGKILL');
    await ended(service.child);
    await expect(start()).rejects.toThrow('is full: make room for 64 MB or more on it');
    await rm(filler);
    await start();
    expect(await ask('GET', `/api/Management/Uploads/${id}`)).toMatchObject({
      status: 200,
      body: { offset: 0 },
    });
  });
});
