import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { sql } from '../../platform/db/sql.ts';
import { folderFiles } from '../../platform/storage/files.ts';
import { aPerson, anOrganization } from '../../test-builders.ts';
import { removeUnusedFolders } from '../unused-files/remove-unused-folders.ts';
import { deleteStaleUploads } from './db.ts';
import { startUploads } from './test-uploads.ts';

// On both databases: a statement decides which of two sizes counts.
let uploads: Awaited<ReturnType<typeof startUploads>>;
beforeAll(async () => {
  // Nothing is processed here; any program that exists will do.
  uploads = await startUploads(process.execPath, systemClock, folderFiles, {
    storageLimit: 100,
    personQuota: { bytesPerDay: 40 },
  });
  const own = await anOrganization(uploads.db, { name: 'Works' });
  for (const subject of ['one', 'other'])
    await aPerson(uploads.db, { organizations: [[own, 'ContentManager']], subject });
});
afterAll(() => uploads.close());
beforeEach(() => uploads.db.query(sql`delete from uploads`));

const announce = (idempotencyKey: string, more: object = {}, as = 'one') =>
  uploads.ask('POST', 'Uploads', { json: { fileName: 'recording.webm', idempotencyKey, ...more }, as });
const begin = async (key: string = randomUUID()) => (await announce(key)).body.id as string;
const send = (id: string, offset: number, bytes: string, as = 'one') =>
  uploads.ask('PATCH', `Uploads/${id}`, { bytes, offset, as });
const complete = (id: string, as = 'one') => uploads.ask('POST', `Uploads/${id}/Completions`, { as });
const stored = async () =>
  (await uploads.db.query(sql`select coalesce(sum(size_in_bytes), 0)::int as bytes from stored_bytes`))[0]!
    .bytes;

describe('a file that grows', () => {
  it('takes bytes until its size is said, and is complete then', async () => {
    const key = randomUUID();
    const { status, body } = await announce(key);
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), offset: 0, sizeInBytes: 0, isGrowing: true, isCompleted: false },
    ]);
    const { id } = body;
    expect((await send(id, 0, '01234')).body).toMatchObject({ offset: 5, sizeInBytes: 5, isGrowing: true });
    expect((await send(id, 5, '567')).body).toMatchObject({ offset: 8, sizeInBytes: 8 });
    expect((await complete(id)).status).toBe(409);
    // Announced again without a size it goes on, after a crash of the sender.
    expect((await announce(key, { title: 'A talk' })).body).toMatchObject({ id, offset: 8, isGrowing: true });
    const ended = (await announce(key, { sizeInBytes: 10, title: 'The talk' })).body;
    expect(ended).toEqual({ id, offset: 8, sizeInBytes: 10, isCompleted: false });
    expect((await announce(key, { sizeInBytes: 10, title: 'The talk' })).body).toEqual(ended);
    expect((await complete(id)).status).toBe(409);
    expect((await send(id, 8, '89')).body).toMatchObject({ offset: 10 });
    expect((await complete(id)).body).toMatchObject({ id, title: 'The talk' });
    expect((await complete(id)).status).toBe(201);
    expect(await stored()).toBe(10);
  });

  it('needs a key, by which it is found again', async () => {
    const { status, body } = await uploads.ask('POST', 'Uploads', {
      json: { fileName: 'a.webm' },
      as: 'one',
    });
    expect([status, body.message]).toEqual([400, expect.stringContaining('idempotencyKey')]);
  });

  it('ends with a size that is not less than what has arrived, once', async () => {
    const key = randomUUID();
    const id = await begin(key);
    await send(id, 0, '0123456789');
    const less = await announce(key, { sizeInBytes: 9 });
    expect([less.status, less.body.message]).toEqual([400, expect.stringContaining('sizeInBytes')]);
    expect((await announce(key, { sizeInBytes: 10 })).status).toBe(201);
    const other = await announce(key, { sizeInBytes: 11 });
    expect([other.status, other.body.message]).toEqual([400, expect.stringContaining('idempotencyKey')]);
    // A chunk that was under way as the size was said.
    expect((await send(id, 10, 'x')).status).not.toBe(200);
    expect((await uploads.ask('GET', `Uploads/${id}`, { as: 'one' })).body).toMatchObject({ offset: 10 });
  });

  it('grows again when it is announced without a size, so that it can end with another one', async () => {
    const key = randomUUID();
    const id = await begin(key);
    await send(id, 0, '01234');
    await announce(key, { sizeInBytes: 9 });
    expect((await announce(key)).body).toMatchObject({ id, offset: 5, sizeInBytes: 5, isGrowing: true });
    expect((await announce(key, { sizeInBytes: 4 })).status).toBe(400);
    expect((await announce(key, { sizeInBytes: 5 })).body).toMatchObject({ id, offset: 5, sizeInBytes: 5 });
    expect((await complete(id)).status).toBe(201);
    expect((await announce(key)).body).toMatchObject({ sizeInBytes: 5, isCompleted: true });
  });

  it('is nobody else’s to go on with', async () => {
    const key = randomUUID();
    const id = await begin(key);
    const others = (await announce(key, {}, 'other')).body;
    expect(others.id).not.toBe(id);
    expect((await send(id, 0, 'x', 'other')).status).toBe(404);
    expect((await uploads.ask('GET', `Uploads/${id}`, { as: 'other' })).status).toBe(404);
  });

  it('has the limits of the person and of the organization with each chunk, and with its size', async () => {
    const key = randomUUID();
    const id = await begin(key);
    expect((await send(id, 0, 'x'.repeat(40))).status).toBe(200);
    expect(await send(id, 40, 'x')).toMatchObject({
      status: 413,
      body: { exceptionData: { quota: 'bytesPerDay' } },
    });
    expect(await announce(key, { sizeInBytes: 41 })).toMatchObject({
      body: { exceptionData: { quota: 'bytesPerDay' } },
    });
    expect((await announce(key)).body).toMatchObject({ offset: 40, isGrowing: true });
    expect((await announce(key, { sizeInBytes: 40 })).status).toBe(201);
    // The command line has the limit of the organization alone.
    const shared = await uploads.ask('POST', 'Uploads', {
      json: { fileName: 'a.webm', idempotencyKey: randomUUID() },
    });
    expect(
      (await uploads.ask('PATCH', `Uploads/${shared.body.id}`, { bytes: 'x'.repeat(61), offset: 0 })).status,
    ).toBe(413);
    expect(
      (await uploads.ask('PATCH', `Uploads/${shared.body.id}`, { bytes: 'x'.repeat(60), offset: 0 })).status,
    ).toBe(200);
  });

  it('is tidied like any upload when no bytes come for long', async () => {
    const id = await begin();
    await send(id, 0, '01234');
    expect(await deleteStaleUploads(uploads.db, new Date(Date.now() - 60_000))).toEqual([]);
    expect(await deleteStaleUploads(uploads.db, new Date(Date.now() + 60_000))).toEqual([id]);
    expect(await stored()).toBe(0);
  });

  it('refuses chapters and a trim that cannot be, as it is announced', async () => {
    const chapter = { title: 'One', startTime: 1 };
    for (const [field, more] of [
      ['chapters', { chapters: [chapter, chapter] }],
      ['trim.to', { trim: { from: 5, to: 5 } }],
    ] as const)
      expect(await announce(randomUUID(), more)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining(field) },
      });
  });
});

describe('deleting what has arrived', () => {
  it('leaves nothing of it', async () => {
    const id = await begin();
    await send(id, 0, '01234');
    const path = `Uploads/${id}`;
    expect((await uploads.ask('DELETE', path, { as: 'other' })).status).toBe(404);
    expect((await uploads.ask('DELETE', path, { as: 'one' })).status).toBe(204);
    expect((await uploads.ask('DELETE', path, { as: 'one' })).status).toBe(404);
    expect(await stored()).toBe(0);
    await removeUnusedFolders(uploads);
    expect(await readdir(join(uploads.folder, `uploads/${id}`)).catch(() => [])).toEqual([]);
  });

  it('is refused once the file is complete', async () => {
    const key = randomUUID();
    const id = await begin(key);
    await send(id, 0, '01234');
    await announce(key, { sizeInBytes: 5 });
    await complete(id);
    expect((await uploads.ask('DELETE', `Uploads/${id}`, { as: 'one' })).status).toBe(409);
  });
});
