import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { sql } from '../../platform/db/sql.ts';
import { folderFiles } from '../../platform/storage/files.ts';
import { aPerson, anOrganization } from '../../test-builders.ts';
import { startUploads } from './test-uploads.ts';

const gigabyte = 1e9;
const quota = { uploadsPerDay: 3, bytesPerDay: 4 * gigabyte, personStorage: 6 * gigabyte };
let uploads: Awaited<ReturnType<typeof startUploads>>;
beforeAll(async () => {
  // Nothing is processed here; any program that exists will do.
  uploads = await startUploads(process.execPath, systemClock, folderFiles, {
    storageLimit: 20 * gigabyte,
    personQuota: quota,
  });
  const own = await anOrganization(uploads.db, { name: 'Works' });
  for (const subject of ['one', 'other'])
    await aPerson(uploads.db, { organizations: [[own, 'ContentManager']], subject });
});
afterAll(() => uploads.close());
beforeEach(() => uploads.db.query(sql`delete from uploads`));

const announce = (gigabytes: number, as?: string, idempotencyKey: string = randomUUID()) =>
  uploads.ask('POST', 'Uploads', {
    json: { fileName: 'a.mp4', sizeInBytes: gigabytes * gigabyte, idempotencyKey },
    ...(as && { as }),
  });
const left = async (as?: string) => (await uploads.ask('GET', 'Uploads/Quota', as ? { as } : {})).body;
const aDayLater = () =>
  uploads.db.query(sql`update uploads set created_at = created_at - interval '25 hours'`);

it('bounds the files of a person within 24 hours, and nobody else', async () => {
  for (const key of ['first-key', 'second-key', 'third-key'])
    expect((await announce(1, 'one', key)).status).toBe(201);
  const refused = await announce(0.1, 'one');
  expect(refused).toMatchObject({
    status: 429,
    body: {
      message:
        'Each person may upload 3 files within 24 hours. The oldest of them stop counting in 24 hours.',
      exceptionData: { quota: 'uploadsPerDay', most: 3, used: 4 },
    },
  });
  // What was announced goes on, and others and the command line have their own.
  expect((await announce(1, 'one', 'first-key')).status).toBe(201);
  expect((await announce(1, 'other')).status).toBe(201);
  for (let count = 0; count < 4; count++) expect((await announce(0.1)).status).toBe(201);
  await aDayLater();
  expect((await announce(0.1, 'one')).status).toBe(201);
});

it('bounds the bytes within 24 hours, and says so of a file that never fits', async () => {
  expect((await announce(3, 'one')).status).toBe(201);
  expect(await announce(2, 'one')).toMatchObject({
    status: 429,
    body: { exceptionData: { quota: 'bytesPerDay', most: 4 * gigabyte, used: 5 * gigabyte } },
  });
  expect(await announce(5, 'one')).toMatchObject({
    status: 413,
    body: { message: expect.stringContaining('this file alone is larger') },
  });
});

it('bounds the bytes that a person stores', async () => {
  expect((await announce(4, 'one')).status).toBe(201);
  await aDayLater();
  expect(await announce(3, 'one')).toMatchObject({
    status: 413,
    body: {
      message: expect.stringContaining('Each person may store 6 GB, and this file would make it 7 GB.'),
      exceptionData: { quota: 'personStorage' },
    },
  });
  expect((await announce(2, 'one')).status).toBe(201);
});

it('leaves colleagues their room, whatever somebody announces', async () => {
  // The command line has no limits but the organization's.
  expect((await announce(19)).status).toBe(201);
  expect(await announce(2)).toMatchObject({
    status: 413,
    body: { exceptionData: { quota: 'organizationStorage', used: 21 * gigabyte } },
  });
  expect((await announce(3, 'one')).status).toBe(201);
  expect((await announce(3, 'other')).status).toBe(201);
});

it('tells what is used and what there may be', async () => {
  await announce(1, 'one');
  await announce(2, 'other');
  expect(await left('one')).toEqual({
    uploadsPerDay: { most: 3, used: 1 },
    bytesPerDay: { most: 4 * gigabyte, used: gigabyte },
    personStorage: { most: 6 * gigabyte, used: gigabyte },
    organizationStorage: { most: 20 * gigabyte, used: 0 },
  });
  expect(await left()).toEqual({ organizationStorage: { most: 20 * gigabyte, used: 0 } });
});
