// process-upload.slow.test.ts has the rest.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { claimJobs, returnLostJobs } from '../platform/queue/jobs-db.ts';
import { letSecondsPass } from '../platform/queue/test-queue.ts';
import { enqueueLeftUploads, reportProgress } from './claims-db.ts';
import { isFfmpegInstalled } from './run-ffmpeg.ts';
import { beginUpload, processUploads } from './test-ingest.ts';
import { going, now, startProcessing } from './test-processing.ts';
import { ffmpegPath } from './test-sources.ts';

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('processUpload', () => {
  let world: Awaited<ReturnType<typeof startProcessing>>;
  beforeAll(async () => {
    world = await startProcessing();
  });
  afterAll(() => world.close());

  it('publishes an item with everything beside it at once', async () => {
    const id = await world.uploads.bringIn(
      world.film,
      { title: 'A film', categoryNames: ['Trials', 'trials'], tags: ['Größe'], visibility: 2 },
      async (upload) => {
        await world.uploads.ask('PUT', `Uploads/${upload}/Subtitles/de`, {
          bytes: '1\n00:00:01,000 --> 00:00:02,000\nGrüße <i>alle</i>\n',
        });
        await world.uploads.ask('PUT', `Uploads/${upload}/Attachments/notes.pdf`, { bytes: 'notes' });
      },
    );
    expect(await world.rowOf(id)).toMatchObject({ status: 0, processing_status: 0, package: null });
    await processUploads(world.parts(), going(), id);
    expect(await world.stateOf(id)).toMatchObject({ processingStatus: 2, progress: 1, title: 'A film' });
    const row = await world.rowOf(id);
    expect(row).toMatchObject({
      status: 1,
      processing_status: 2,
      package_version: 1,
      visibility: 2,
      publish_date: now,
      media_type: 1,
    });
    expect(Math.abs((row.duration_in_seconds as number) - 3)).toBeLessThan(0.1);
    expect(await world.uploads.files.size(`media/${id}/1/video-180.mp4`)).toBeGreaterThan(0);
    const [subtitle] = await world.uploads.db.query<{
      vtt_file: string;
      format: string;
      language_name: string;
    }>(sql`select * from subtitles where media_content_id = ${id}`);
    expect(subtitle).toMatchObject({ format: 'SRT', language_name: 'German' });
    expect(await world.uploads.files.readText(subtitle!.vtt_file)).toContain('Grüße <i>alle</i>');
    expect(
      await world.uploads.db.query(
        sql`select text, start_time from subtitle_cues where media_content_id = ${id}`,
      ),
    ).toEqual([{ text: 'Grüße alle', start_time: 1 }]);
    expect(
      await world.uploads.db.query(
        sql`select file_name, mime_type, size_in_bytes from attachments where media_content_id = ${id}`,
      ),
    ).toEqual([{ file_name: 'notes.pdf', mime_type: 'application/pdf', size_in_bytes: 5 }]);
    const categories = await world.uploads.db.query(
      sql`select c.name from categories c join media_content_categories m on m.category_id = c.id where m.media_content_id = ${id}`,
    );
    expect(categories).toEqual([{ name: 'Trials' }]);
    expect(await world.temporary()).toEqual([]);
    expect(await processUploads(world.parts(), going())).toBe(0);
  });

  it('says why a file is refused, and tries it again when asked', async () => {
    const id = await world.uploads.bringIn(Buffer.from('this is a text'));
    await processUploads(world.parts(), going(), id);
    expect(await world.stateOf(id)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('not a video or audio file'),
    });
    expect(await world.rowOf(id)).toMatchObject({ status: 0, package: null });
    const again = await world.uploads.ask('POST', `Uploads/${id}/Completions`);
    expect(again.body).toMatchObject({ id, processingStatus: 0 });
    expect(again.body.problem).toBeUndefined();
  });

  it('works on an upload once at a time, and takes over from a process that has died', async () => {
    const id = await world.uploads.bringIn(world.film);
    const claim = (await beginUpload(world.uploads.db, id))!;
    expect(claim).toMatchObject({ id, version: 1 });
    expect(await processUploads(world.parts(), going(), id)).toBe(0);
    expect(await reportProgress(world.uploads.db, claim, 0.5)).toBe(true);
    expect(await world.stateOf(id)).toMatchObject({ processingStatus: 1, progress: 0.5 });
    await letSecondsPass(world.uploads.db, 60);
    expect(await processUploads(world.parts(), going(), id)).toBe(0);
    await letSecondsPass(world.uploads.db, 31);
    await processUploads(world.parts(), going(), id);
    expect(await world.stateOf(id)).toMatchObject({ processingStatus: 2 });
    // The one that was thought dead can do no harm any more.
    expect(await reportProgress(world.uploads.db, claim, 0.9)).toBe(false);
    expect(await world.rowOf(id)).toMatchObject({ package_version: 2, processing_progress: 1 });
  });

  it('takes up the oldest first, and what is made again last', async () => {
    await processUploads(world.parts());
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn++) ids.push(await world.uploads.bringIn(world.film));
    await world.uploads.db.query(sql`delete from jobs where key = ${ids[0]}`);
    await world.uploads.db.query(sql`update media_contents set processing_status = 6 where id = ${ids[0]}`);
    await world.uploads.db.transaction(enqueueLeftUploads);
    const claims = await claimJobs(
      world.uploads.db,
      { kind: 'ingest', leaseSeconds: 90 },
      { most: 4, isIdle: true },
    );
    expect(claims.map(({ key }) => key)).toEqual([ids[1], ids[2], ids[0]]);
    await world.uploads.db.query(sql`delete from jobs`);
  });

  it('gives up a file that ends the service each time', async () => {
    const id = await world.uploads.bringIn(world.film);
    for (let turn = 0; turn < 3; turn++) {
      expect(await beginUpload(world.uploads.db, id)).toBeDefined();
      await letSecondsPass(world.uploads.db, 91);
      await returnLostJobs(world.uploads.db, ['ingest']);
    }
    await processUploads(world.parts(), going(), id);
    expect(await world.stateOf(id)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('crashed each time'),
    });
  });
});
