import { Agent, request } from 'node:http';
import type { Readable } from 'node:stream';
import { bytesType } from '@tv/contract/calls/byte-calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { folderFiles } from '../../platform/storage/files.ts';
import { anOrganization } from '../../test-builders.ts';
import { startUploads } from './test-uploads.ts';

const size = 8 * 1024 ** 2;
let isFull = true;
let uploads: Awaited<ReturnType<typeof startUploads>>;
beforeAll(async () => {
  uploads = await startUploads(process.execPath, systemClock, (folder) => {
    const files = folderFiles(folder);
    return {
      ...files,
      async write(key, content) {
        if (!isFull) return files.write(key, content);
        // takes a little, as a disk does that is nearly full
        for await (const _ of content as Readable)
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      },
    };
  });
  await anOrganization(uploads.db);
});
afterAll(() => uploads.close());

it('says that the disk is full to who is still sending, and goes on once there is room', async () => {
  const { body } = await uploads.ask('POST', 'Uploads', {
    json: { fileName: 'film.mp4', sizeInBytes: size },
  });
  const address = await uploads.app.listen({ port: 0, host: '127.0.0.1' });
  // one connection for all: what was not read of the first request would stand before the second
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = () =>
    new Promise<{ status: number | undefined; answer: unknown }>((resolve, reject) => {
      const sending = request(`${address}/api/Management/Uploads/${body.id}`, {
        agent,
        method: 'PATCH',
        headers: {
          authorization: 'Bearer local-service-token',
          'content-type': bytesType,
          'upload-offset': '0',
        },
      });
      sending.on('error', reject);
      sending.on('response', async (response) => {
        const text = Buffer.concat(await response.toArray()).toString();
        resolve({ status: response.statusCode, answer: JSON.parse(text) });
      });
      sending.end(Buffer.alloc(size));
    });
  expect(await send()).toMatchObject({
    status: 507,
    answer: { message: expect.stringContaining('The service has run out of disk space.') },
  });
  isFull = false;
  expect(await send()).toMatchObject({ status: 200, answer: { offset: size } });
  agent.destroy();
});
