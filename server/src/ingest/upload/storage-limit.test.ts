import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findStorage, refuseBeyondStorage } from '../../organization/storage/storage-db.ts';
import { sql } from '../../platform/db/sql.ts';
import { purgeDeletedItems } from '../../media-contents/lifecycle/delete-item.ts';
import { anOrganization } from '../../test-builders.ts';
import { endReplaced } from '../versions/retire-versions-db.ts';
import { removeReplaced } from '../unused-files/remove-replaced.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { processUploads } from '../test-ingest.ts';
import { ffmpegPath, h264, makeSource, picture } from '../test-sources.ts';
import { findOrInsertUpload, deleteStaleUploads } from './db.ts';
import { startUploads } from './test-uploads.ts';
import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

describe('the storage of an organization', () => {
  let uploads: Awaited<ReturnType<typeof startUploads>>;
  let organization: string;
  beforeAll(async () => {
    uploads = await startUploads(ffmpegPath);
    organization = await anOrganization(uploads.db, { name: 'Works' });
  });
  afterAll(() => uploads.close());

  const stored = async () => (await findStorage(uploads.db, organization, undefined)).storedBytes;
  const setLimit = (bytes: number | null) =>
    uploads.db.query(
      sql`update organizations set storage_limit = ${bytes}::bigint where id = ${organization}`,
    );
  const announce = (sizeInBytes: number, more: object = {}) =>
    uploads.ask('POST', 'Uploads', { json: { fileName: 'a.mp4', sizeInBytes, ...more } });
  const clear = () => uploads.db.query(sql`delete from uploads where organization_id = ${organization}`);

  const send = (id: string, size: number, offset = 0) =>
    uploads.ask('PATCH', `Uploads/${id}`, { bytes: 'x'.repeat(size), offset });

  it('counts the bytes of a file that have come, and no more when the upload is abandoned', async () => {
    const [one, again] = [
      await announce(700, { idempotencyKey: 'the-key-of-one-file' }),
      await announce(700, { idempotencyKey: 'the-key-of-one-file' }),
    ];
    expect([one.status, again.body.id]).toEqual([201, one.body.id]);
    expect(await stored()).toBe(0);
    await send(one.body.id!, 300);
    expect(await stored()).toBe(300);
    await send(one.body.id!, 400, 300);
    expect(await stored()).toBe(700);
    await uploads.ask('PUT', `Uploads/${one.body.id}/Attachments/notes.txt`, { bytes: 'notes' });
    expect(await stored()).toBe(705);
    await uploads.ask('PUT', `Uploads/${one.body.id}/Attachments/notes.txt`, { bytes: 'longer notes' });
    expect(await stored()).toBe(712);
    await deleteStaleUploads(uploads.db, new Date(Date.now() + 1000));
    expect(await stored()).toBe(0);
  });

  it('is bounded: more is refused with a sentence, and what was begun goes on', async () => {
    await setLimit(1_000_000_000);
    const begun = await announce(900_000_000, { idempotencyKey: 'the-key-of-another' });
    const refused = await announce(200_000_000);
    expect(refused.status).toBe(413);
    expect(refused.body.message).toContain(
      'This organization may store 1 GB, and this file would make it 1.1 GB.',
    );
    expect(await stored()).toBe(0);
    await setLimit(100);
    expect((await announce(900_000_000, { idempotencyKey: 'the-key-of-another' })).body.id).toBe(
      begun.body.id,
    );
    const beside = await uploads.ask('PUT', `Uploads/${begun.body.id}/Attachments/a.txt`, {
      bytes: 'a'.repeat(101),
    });
    expect(beside.status).toBe(413);
    expect(await readdir(join(uploads.folder, `media/${begun.body.id}/attachments`)).catch(() => [])).toEqual(
      [],
    );
    await setLimit(null);
    await clear();
  });

  it('has a default for organizations without a limit of their own', async () => {
    await send((await announce(500)).body.id!, 500);
    const check = (defaultLimit: number | undefined) =>
      uploads.db.transaction((queries) => refuseBeyondStorage(queries, organization, defaultLimit));
    await expect(check(undefined)).resolves.toBeUndefined();
    await expect(check(500)).resolves.toBeUndefined();
    await expect(check(499)).rejects.toMatchObject({ status: 413 });
    await setLimit(600);
    await expect(check(499)).resolves.toBeUndefined();
    await setLimit(null);
    await clear();
  });

  it('is never exceeded by uploads that begin at the same time', async () => {
    await setLimit(1_000);
    const begin = () =>
      uploads.db.transaction((queries) =>
        findOrInsertUpload(
          queries,
          {
            ...{ id: crypto.randomUUID(), organization_id: organization, created_by: null },
            ...{ file_name: 'a.mp4', size_in_bytes: 150, details: {} },
          },
          null,
        ),
      );
    const results = await Promise.allSettled(Array.from({ length: 20 }, begin));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    await setLimit(null);
    await clear();
  });

  it('is never exceeded by bytes of several people that come at the same time', async () => {
    await setLimit(1_000);
    const begun = Array.from({ length: 20 }, () => crypto.randomUUID());
    // As if each was announced while there was room.
    for (const id of begun)
      await uploads.db.query(sql`insert into uploads (id, organization_id, file_name, size_in_bytes, details)
        values (${id}, ${organization}, 'a.mp4', 150, '{}')`);
    const answers = await Promise.all(begun.map((id) => send(id, 150)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(413)]).toEqual([6, 14]);
    expect(await stored()).toBe(900);
    const left = begun[answers.findIndex(({ status }) => status === 413)]!;
    expect(answers.find(({ status }) => status === 413)?.body.exceptionData).toMatchObject({
      quota: 'organizationStorage',
    });
    expect(await readdir(join(uploads.folder, `uploads/${left}`)).catch(() => [])).toEqual([]);
    // It goes on where there is room again.
    await setLimit(1_050);
    expect((await send(left, 150)).status).toBe(200);
    await setLimit(null);
    await clear();
    expect(await stored()).toBe(0);
  });

  it.skipIf(!isFfmpegInstalled(ffmpegPath))('counts packages, until their files are removed', async () => {
    const file = await makeSource(join(uploads.folder, 'film.mp4'), [...picture('64x64', 1, 5), ...h264]);
    const film = await readFile(file);
    await rm(file);
    const id = await uploads.bringIn(film);
    const { db, files } = uploads;
    const clock = () => new Date();
    const log = { info() {}, warn() {}, error() {} };
    await processUploads({ db, files, log, clock, ffmpegPath }, undefined, id);
    const folder = join(uploads.folder, `media/${id}/1`);
    let size = 0;
    for (const name of await readdir(folder)) size += (await stat(join(folder, name))).size;
    expect(size).toBeGreaterThan(0);
    expect(await stored()).toBe(film.length + size);

    const long = new Date(Date.now() - 40 * 24 * 3_600_000);
    await endReplaced(db, id, 1);
    await removeReplaced({ db, files, clock });
    // What is served stays, whatever the list says.
    expect(await stored()).toBe(film.length + size);
    await db.query(sql`update media_contents set package_version = 2 where id = ${id}`);
    await removeReplaced({ db, files, clock });
    expect(await stored()).toBe(film.length);

    await db.query(
      sql`update media_contents set status = 2, deleted_at = ${long}::timestamptz where id = ${id}`,
    );
    await purgeDeletedItems({ db, files, clock });
    expect(await db.query(sql`select from uploads where id = ${id}`)).toEqual([]);
    expect(await stored()).toBe(0);
  });
});
