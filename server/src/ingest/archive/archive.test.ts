import { ContentStatus, ProcessingStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPortal } from '../../backup/check-portal.ts';
import { letSecondsPass } from '../../platform/queue/test-queue.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Files } from '../../platform/storage/files.ts';
import { aMediaContent, aPerson } from '../../test-builders.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath } from '../test-sources.ts';
import { enqueueLeftMoves } from './move-db.ts';
import { startArchive } from './test-archive.ts';

const { DRAFT, PUBLISHED, DELETED } = ContentStatus;
const hour = 3_600_000;

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('an archived item', () => {
  let world: Awaited<ReturnType<typeof startArchive>>;
  let db: Database;
  let files: Files;
  beforeAll(async () => {
    world = await startArchive();
    ({ db, files } = world);
  });
  afterAll(() => world.close());

  it('leaves all lists at once, and then its renditions go while its original, texts and poster stay', async () => {
    const id = await world.anItem();
    const viewer = await aPerson(db, { organizations: [world.organization] });
    const token = await world.mediaToken(viewer.subject);
    const [before] = await world.preview(id);
    expect(before).toMatchObject({ formerVersions: 0 });
    expect(before!.savedBytes).toBeGreaterThan(1000);

    const { status, body } = await world.archive(id);
    expect([status, body.storage, body.archive, body.status, body.processingStatus]).toEqual([
      200,
      'archived',
      { isComplete: false, publishesAgain: true },
      DRAFT,
      ProcessingStatus.COMPLETED,
    ]);
    expect((await world.archive(id)).status).toBe(200);
    expect([await world.isPublic(id), (await world.watch(id, 1)).status]).toEqual([404, 404]);
    expect((await world.watch(id, 1, 'master.m3u8', token)).status).toBe(404);
    const bytes = async () =>
      Number(
        (await db.query(sql`select sum(size_in_bytes) as s from stored_bytes where upload_id = ${id}`))[0]!.s,
      );
    const storedBefore = await bytes();

    await world.move(id);
    await world.tidy(0);
    const { original, names } = await world.stored(id);
    expect(original.equals(world.films.long)).toBe(true);
    expect(await world.chunksOf(id)).toEqual([expect.stringMatching(`^archive/${id}/`)]);
    expect(names).toContain('media-package.json');
    expect(names).toContainEqual(expect.stringMatching(/^poster-\d+\.avif$/));
    expect(names.filter((name) => /^(video|audio|seek)/.test(name))).toEqual([]);
    // No row names a file that is gone.
    for await (const { kind, what } of checkPortal({ db, files }))
      expect([kind, what]).toEqual(['done', what]);
    expect(await files.size(`uploads/${id}/0`)).toBeUndefined();
    const saved = storedBefore - (await bytes());
    expect(saved).toBeGreaterThanOrEqual(before!.savedBytes);
    expect(saved).toBeLessThan(before!.savedBytes * 1.5);
    const item = await world.read(id);
    expect(item).toMatchObject({ archive: { isComplete: true }, durationInSeconds: expect.closeTo(6, 0) });
    expect(item.permitted).toEqual(expect.arrayContaining(['edit', 'bringBack']));
    expect(item.permitted).not.toContain('publish');
    const poster = await world.service.app.inject(
      `${item.thumbnailUrl}?jwt=${await world.mediaToken(world.as)}`,
    );
    expect(poster.statusCode).toBe(200);
    expect((await world.preview(id))[0]).toEqual({ id, title: 'A film', savedBytes: 0, formerVersions: 0 });
    const events = await db.query(sql`select action from audit_log where subject = ${id}`);
    expect(events).toEqual([{ action: 'media content archived' }]);
    const listed = await world.service.call('GET /Management/MediaContents', {
      as: world.as,
      query: { storage: 'archived' },
    });
    expect(listed.body.map((each) => each.id)).toEqual([id]);
  });

  it('is brought back as it was, with renditions that are made again', async () => {
    const id = await world.anItem();
    const date = (await world.read(id)).publishDate;
    await world.archive(id);
    await world.move(id);
    await world.tidy(0);
    const { body } = await world.bringBack(id);
    expect(body).toMatchObject({
      storage: 'archived',
      processingStatus: ProcessingStatus.REPROCESSING,
      processing: { stage: 'processing' },
    });
    expect((await world.bringBack(id)).status).toBe(200);
    expect((await world.archive(id)).status).toBe(200);
    await world.process(id);
    const back = await world.read(id);
    expect([back.storage, back.status, back.publishDate, back.archive]).toEqual([
      'ready',
      PUBLISHED,
      date,
      undefined,
    ]);
    expect((await world.watch(id, 2)).body).toContain('RESOLUTION=320x180');
    // Nobody is told of it: the job that tells is of the first publication.
    const telling = await db.query(
      sql`select id from jobs where kind = 'publication' and payload ->> 'mediaContentId' = ${id}`,
    );
    expect(telling).toEqual([]);

    await world.move(id);
    expect(await world.chunksOf(id)).toEqual([expect.stringMatching(`^uploads/${id}/0-`)]);
    expect((await world.stored(id)).original.equals(world.films.long)).toBe(true);
    await world.archive(id);
    await world.move(id);
    await world.tidy(26 * hour);
    expect((await world.stored(id)).original.equals(world.films.long)).toBe(true);
  });

  it('is what it was at once while everything is stored', async () => {
    const id = await world.anItem();
    await world.archive(id);
    expect((await world.bringBack(id)).body).toMatchObject({ storage: 'ready', status: PUBLISHED });
    await world.move(id);
    await db.transaction(enqueueLeftMoves);
    expect((await world.watch(id, 1)).status).toBe(200);
    expect(await world.chunksOf(id)).toEqual([`uploads/${id}/0`]);
  });

  it('is whole whenever a worker dies', async () => {
    const id = await world.anItem();
    await world.archive(id);
    // Before the rows change: the copy is in the archive, and nothing names it.
    const dying: Database = {
      ...db,
      transaction: () => Promise.reject(new Error('the power went')),
    };
    await world.move(id, { db: dying });
    expect((await world.stored(id)).names).toContain('video-180.mp4');
    expect(await world.chunksOf(id)).toEqual([`uploads/${id}/0`]);
    // After they changed: what was removed is removed later.
    await world.move(id);
    expect(await world.chunksOf(id)).toEqual([expect.stringMatching(/^archive/)]);
    await world.tidy(0);
    await db.query(sql`update unused_folders set unused_since = now() where folder like 'archive/%'`);
    await world.tidy(0);
    const found = [];
    for await (const { key } of files.list())
      if (key.includes(id) && key.startsWith('archive/')) found.push(key);
    expect(found).toEqual(await world.chunksOf(id));
    expect((await world.stored(id)).original.equals(world.films.long)).toBe(true);
  });

  it('keeps everything where the copy is not the same, and says so', async () => {
    const id = await world.anItem();
    await world.archive(id);
    const lying: Files = {
      ...files,
      write: (key) => files.write(key, Buffer.alloc(world.films.long.length)),
    };
    await world.move(id, { files: lying }, 4);
    const item = await world.read(id);
    expect([item.storage, item.status]).toEqual(['ready', PUBLISHED]);
    expect((await world.stored(id)).names).toContain('video-180.mp4');
    expect((await world.watch(id, 1)).status).toBe(200);
    const [line] = await db.query(
      sql`select action, detail from audit_log where subject = ${id} order by id desc limit 1`,
    );
    expect(line).toEqual({
      action: 'media content not archived',
      detail: { reason: expect.stringContaining('could not be stored') },
    });
  });

  it('stays archived, with the reason, where its renditions cannot be made', async () => {
    const id = await world.anItem();
    await world.archive(id);
    await world.move(id);
    await world.bringBack(id);
    for (let turn = 0; turn < 3; turn++) {
      await world.process(id, { ffmpegPath: '/nowhere/ffmpeg' });
      await letSecondsPass(db, 60);
    }
    const item = await world.read(id);
    expect([item.storage, item.status, item.permitted.includes('bringBack')]).toEqual([
      'archived',
      DRAFT,
      true,
    ]);
    expect(item.problem).toMatch(/ffmpeg/i);
    await world.bringBack(id);
    await world.process(id);
    expect(await world.read(id)).toMatchObject({ storage: 'ready', status: PUBLISHED });
  });

  it('of several versions keeps the one that is served, and comes back with its cuts', async () => {
    const id = await world.anItem();
    const second = (await world.replace(id, world.films.short)).body;
    await world.work(second.id);
    const cut = (await world.cut(id, [{ from: 0, to: 1 }])).body;
    await world.work(cut.id);
    const [before] = await world.preview(id);
    expect(before).toMatchObject({ formerVersions: 2 });
    await world.archive(id);
    await world.move(id);
    await world.tidy(0);
    expect((await world.versions(id)).map((version) => version.id)).toEqual([cut.id]);
    expect(await world.chunksOf(second.id)).toEqual([expect.stringMatching(/^archive/)]);
    expect(await world.chunksOf(id)).toEqual([]);
    const { body } = await world.bringBack(id);
    expect(body.processing).toEqual({ stage: 'waiting', progress: 0 });
    const made = (await world.versions(id)).find(({ state }) => state === 'waiting')!;
    await world.work(made.id);
    expect(await world.read(id)).toMatchObject({ storage: 'ready', status: PUBLISHED });
    expect((await world.read(id)).durationInSeconds).toBeCloseTo(2, 0);
    expect(await world.versions(id)).toMatchObject([{ id: made.id, cuts: [{ from: 0, to: 1 }] }]);
  });

  it('cannot be archived without its original, with a schedule, in review, while it is made, or under legal hold', async () => {
    const refused = async (id: string) => {
      const { status, body } = await world.archive(id);
      const { reason } = body as { reason?: string };
      expect((await world.preview(id))[0]).toMatchObject({ savedBytes: 0, problem: { reason } });
      return [status, reason];
    };
    expect(await refused(await aMediaContent(db, world.organization))).toEqual([409, 'archive.noOriginal']);
    const id = await world.anItem();
    const given = { as: world.as, params: { id } };
    const unpublishAt = '2099-01-01T00:00:00Z';
    await world.service.call('PUT /Management/MediaContents/:id/Schedules', {
      ...given,
      body: { unpublishAt },
    });
    expect(await refused(id)).toEqual([409, 'archive.scheduled']);
    await world.service.call('DELETE /Management/MediaContents/:id/Schedules', given);
    await world.service.call('POST /Management/MediaContents/:id/Reprocessings', given);
    expect(await refused(id)).toEqual([409, 'archive.underWay']);
    await world.process(id);
    await world.service.call('DELETE /Management/MediaContents/:id/Publications', given);
    await world.service.call('POST /Management/MediaContents/:id/Reviews', { ...given, body: {} });
    expect(await refused(id)).toEqual([409, 'archive.inReview']);
    const held = await world.anItem();
    const { subject } = await aPerson(db, { organizations: [[world.organization, 'Admin']] });
    const hold = { as: subject, params: { id: held } };
    await world.service.call('PUT /Management/MediaContents/:id/LegalHold', {
      ...hold,
      body: { reason: 'Case 7' },
    });
    expect(await refused(held)).toEqual([409, 'holds.item']);
    await world.service.call('DELETE /Management/MediaContents/:id/LegalHold', hold);
    // A hold that is placed while its files are moved.
    await world.archive(held);
    await world.service.call('PUT /Management/MediaContents/:id/LegalHold', {
      ...hold,
      body: { reason: 'Case 7' },
    });
    await world.move(held);
    expect(await world.read(held)).toMatchObject({ storage: 'ready', status: PUBLISHED });
    const { subject: elsewhere } = await aPerson(db, {
      organizations: [[world.organization, 'ContentManager']],
    });
    expect((await world.archive(id, elsewhere)).status).toBe(404);
  });

  it('takes no change that needs its files, is deleted and restored, and goes wholly', async () => {
    const id = await world.anItem();
    await world.archive(id);
    await world.move(id);
    const given = { as: world.as, params: { id } };
    const { call } = world.service;
    const statuses = [
      await call('POST /Management/MediaContents/:id/Publications', given),
      await call('POST /Management/MediaContents/:id/Reviews', { ...given, body: {} }),
      await call('POST /Management/MediaContents/:id/Reprocessings', given),
      await call('PUT /Management/MediaContents/:id/Poster', { ...given, body: { seconds: 1 } }),
      await world.cut(id, [{ from: 0, to: 1 }]),
    ].map(({ status, body }) => [status, (body as { reason?: string }).reason]);
    expect(statuses).toEqual(statuses.map(() => [409, 'archive.archived']));
    expect(
      (await call('PATCH /Management/MediaContents/:id', { ...given, body: { title: 'New' } })).status,
    ).toBe(200);
    const { subject } = await aPerson(db, { organizations: [[world.organization, 'Admin']] });
    await call('DELETE /Management/MediaContents/:id', { as: subject, params: { id } });
    expect((await db.query(sql`select status, storage from media_contents where id = ${id}`))[0]).toEqual({
      status: DELETED,
      storage: 2,
    });
    await call('POST /Management/MediaContents/:id/Restorations', { as: subject, params: { id } });
    await world.bringBack(id);
    await world.process(id);
    // Whoever deletes an item takes its publication back.
    expect(await world.read(id)).toMatchObject({ storage: 'ready', status: DRAFT });
  });
});
