import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentStatus, ProcessingStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { letSecondsPass } from '../../platform/queue/test-queue.ts';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPackage, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { processUploads } from '../test-ingest.ts';
import { packagesMadeOnce } from '../media-package/test-packages.ts';
import { removeReplaced } from '../unused-files/remove-replaced.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../test-sources.ts';

const quiet = { info() {}, warn() {}, error() {} };
const going = () => new AbortController().signal;
const day = 24 * 3_600_000;

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('an item that is processed again', () => {
  let service: TestService;
  let folder: string;
  let film: Buffer;
  let own: string;
  let manager: { subject: string };
  let makePackage: ReturnType<typeof packagesMadeOnce>;
  const start = new Date('2026-03-02T09:00:00Z');
  beforeAll(async () => {
    service = await startTestService(start);
    own = await anOrganization(service.db);
    manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
    folder = await mkdtemp(join(tmpdir(), 'tv-again-'));
    makePackage = packagesMadeOnce(folder);
    const source = [...picture('320x180', 3), ...tone(3), ...h264, '-c:a', 'aac'];
    film = await readFile(await makeSource(join(folder, 'film.mp4'), source));
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  const parts = (more: { db?: Database; ffmpegPath?: string } = {}) => ({
    ...{ db: service.db, files: service.files, log: quiet, clock: service.now, ffmpegPath, makePackage },
    ...more,
  });
  const askAgain = (id: string, as = manager.subject) =>
    service.call('POST /Management/MediaContents/:id/Reprocessings', { as, params: { id } });
  const watch = async (id: string, version: number, jwt = 'public') => {
    const { statusCode, body } = await service.app.inject(
      `/api/media/${id}/${version}/master.m3u8?jwt=${jwt}`,
    );
    return { status: statusCode, body };
  };
  const rowOf = async (id: string) =>
    (
      await service.db.query(
        sql`select status, processing_status, package_version from media_contents where id = ${id}`,
      )
    )[0];

  /** Published and public, of a film that is stored, with captions that came out of the film and some that were deleted since. */
  async function anItem(bytes = film): Promise<string> {
    const { db, files } = service;
    const id = await aMediaContent(db, own, { visibility: 2, publishDate: start });
    await db.query(sql`
      insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details, completed_at)
      values (${id}, ${own}, 'film.mp4', ${bytes.length}, ${bytes.length}, '{}', now() - interval '1 year')`);
    await files.write(`uploads/${id}/0`, bytes);
    await db.query(sql`insert into upload_chunks values (${id}, 0, ${`uploads/${id}/0`})`);
    const package_ = aPackage({ durationInSeconds: 1 });
    await files.write(`media/${id}/1/media-package.json`, JSON.stringify(package_));
    await files.write(`media/${id}/1/embedded-1.vtt`, 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');
    const vtt = `media/${id}/1/embedded-1.vtt`;
    await db.query(sql`
      insert into subtitles (id, media_content_id, language_code, language_name, format, original_file, vtt_file)
      values (${randomUUID()}, ${id}, 'en', 'English', 'VTT', ${vtt}, ${vtt})`);
    await files.write(`media/${id}/subtitles/given.vtt`, 'WEBVTT\n\n00:00.000 --> 00:01.000\nHallo\n');
    await db.query(sql`
      insert into upload_companions (upload_id, kind, name, details, file, size_in_bytes)
      values (${id}, 'subtitles', 'de 0', ${JSON.stringify({
        ...{ languageCode: 'de', languageName: 'German', kind: 0, format: 'VTT' },
        vttFile: `media/${id}/subtitles/given.vtt`,
      })}, ${`media/${id}/subtitles/given.vtt`}, 40),
        (${id}, 'attachment', 'notes.txt', '{}', ${`media/${id}/attachments/notes`}, 5)`);
    return id;
  }

  it('is served as before until the new package is whole, and longer to those who watch it', async () => {
    const id = await anItem();
    const { subject } = await aPerson(service.db, { organizations: [own] });
    const mediaToken = async () => (await service.call('GET /Users/Me', { as: subject })).body.mediaToken;
    const watching = await mediaToken();
    expect((await askAgain(id)).body.processingStatus).toBe(ProcessingStatus.REPROCESSING);
    expect((await askAgain(id)).status).toBe(200);
    const noted = await service.db.query(sql`select action from audit_log where subject = ${id}`);
    expect(noted).toEqual([{ action: 'media content processed again' }]);
    expect(await watch(id, 1)).toMatchObject({ status: 200 });

    const replacedAt = start.getTime() + 60_000;
    service.setNow(new Date(replacedAt));
    await processUploads(parts(), going(), id);
    expect(await rowOf(id)).toEqual({ status: 1, processing_status: 2, package_version: 2 });
    expect((await watch(id, 2)).body).toContain('RESOLUTION=320x180');
    const before = await watch(id, 1, watching);
    expect([before.status, before.body.includes('RESOLUTION')]).toEqual([200, false]);
    expect((await watch(id, 3)).status).toBe(404);
    // Who comes now sees what is served now.
    expect([(await watch(id, 1)).status, (await watch(id, 1, await mediaToken())).status]).toEqual([
      404, 404,
    ]);

    await removeReplaced({ ...parts(), clock: () => new Date(replacedAt + day - 1) });
    expect((await watch(id, 1, watching)).status).toBe(200);
    for (let turn = 0; turn < 2; turn++)
      await removeReplaced({ ...parts(), clock: () => new Date(replacedAt + day + 1) });
    expect((await watch(id, 1, watching)).status).toBe(404);
    expect((await watch(id, 2)).status).toBe(200);
    service.setNow(start);
  });

  it('preserves captions and attachments as people have made them', async () => {
    const id = await anItem();
    await askAgain(id);
    await processUploads(parts(), going(), id);
    await removeReplaced({ ...parts(), clock: () => new Date(start.getTime() + 2 * day) });
    const found = await service.db.query<{ language_code: string; vtt_file: string }>(
      sql`select language_code, vtt_file from subtitles where media_content_id = ${id}`,
    );
    expect(found.map((each) => each.language_code)).toEqual(['en']);
    expect(await service.files.readText(found[0]!.vtt_file)).toContain('Hello');
    expect(await service.db.query(sql`select id from attachments where media_content_id = ${id}`)).toEqual(
      [],
    );
  });

  it('stays published and served when that fails, and can be tried again', async () => {
    const id = await anItem();
    await writeFile(join(folder, 'ffmpeg'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    await writeFile(join(folder, 'ffprobe'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    await askAgain(id);
    for (let turn = 0; turn < 3; turn++) {
      await processUploads(parts({ ffmpegPath: join(folder, 'ffmpeg') }), going(), id);
      await letSecondsPass(service.db, 60);
    }
    expect(await rowOf(id)).toEqual({ status: 1, processing_status: 3, package_version: 1 });
    expect((await watch(id, 1)).status).toBe(200);
    const again = await askAgain(id);
    expect(again.body).toMatchObject({
      status: ContentStatus.PUBLISHED,
      processingStatus: ProcessingStatus.PENDING,
    });
    await processUploads(parts(), going(), id);
    expect(await rowOf(id)).toMatchObject({ status: 1, processing_status: 2 });
  });

  it('is made whole by the next try when the service dies before the row says so', async () => {
    const id = await anItem();
    await askAgain(id);
    const dying: Database = {
      ...service.db,
      async transaction(work) {
        const isMoved = await service.files.size(`media/${id}/2/media-package.json`);
        if (isMoved) throw new Error('the power went');
        return service.db.transaction(work);
      },
    };
    await processUploads(parts({ db: dying }), going(), id);
    expect(await service.files.size(`media/${id}/2/media-package.json`)).toBeGreaterThan(0);
    expect(await rowOf(id)).toEqual({ status: 1, processing_status: 6, package_version: 1 });
    expect([(await watch(id, 1)).status, (await watch(id, 2)).status]).toEqual([200, 404]);
    await letSecondsPass(service.db, 60);
    await processUploads(parts(), going(), id);
    expect(await rowOf(id)).toEqual({ status: 1, processing_status: 2, package_version: 3 });
    await removeReplaced({ ...parts(), clock: () => new Date(service.now().getTime() + 2 * day) });
    expect(await service.files.size(`media/${id}/2/media-package.json`)).toBeUndefined();
  });

  it('stays a draft that somebody made of it', async () => {
    const id = await anItem();
    await service.db.query(sql`update media_contents set status = 0 where id = ${id}`);
    await askAgain(id);
    await processUploads(parts(), going(), id);
    expect(await rowOf(id)).toMatchObject({ status: 0, processing_status: 2 });
  });

  it('needs its original, and somebody who manages it', async () => {
    const id = await aMediaContent(service.db, own);
    const refused = await askAgain(id);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('is not stored')]);
    expect(await rowOf(id)).toMatchObject({ processing_status: 2 });
    const elsewhere = await aPerson(service.db, {
      organizations: [[await anOrganization(service.db), 'Admin']],
    });
    expect((await askAgain(await anItem(), elsewhere.subject)).status).toBe(404);
  });
});
