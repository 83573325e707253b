import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrganization } from '../../test-builders.ts';
import { sql } from '../../platform/sql.ts';
import { startUploads } from '../upload/test-uploads.ts';
import { claimUpload, listUnfinished, reportProgress } from './db.ts';
import { processUpload } from './process-upload.ts';
import { isFfmpegInstalled } from './run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from './test-sources.ts';

const quiet = { info() {}, warn() {}, error() {} };
const going = () => new AbortController().signal;

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('processUpload', { timeout: 60_000 }, () => {
  let uploads: Awaited<ReturnType<typeof startUploads>>;
  let folder: string;
  let film: Buffer;
  let now = new Date('2026-03-02T09:00:00Z');
  beforeAll(async () => {
    uploads = await startUploads(ffmpegPath);
    await anOrganization(uploads.db, { name: 'Works' });
    folder = await mkdtemp(join(tmpdir(), 'tv-process-'));
    film = await readFile(
      await makeSource(join(folder, 'film.mkv'), [
        ...picture('320x180', 3),
        ...tone(3),
        ...h264,
        '-c:a',
        'aac',
      ]),
    );
  });
  afterAll(async () => {
    await uploads.close();
    await rm(folder, { recursive: true });
  });

  const parts = () => ({ db: uploads.db, files: uploads.files, log: quiet, clock: () => now, ffmpegPath });
  const stateOf = async (id: string) => (await uploads.ask('GET', `Processings/${id}`)).body;
  const rowOf = async (id: string) =>
    (await uploads.db.query(sql`select * from media_contents where id = ${id}`))[0]!;
  const temporary = () => readdir(join(uploads.folder, 'temporary'));

  it('publishes an item with everything beside it at once', async () => {
    const id = await uploads.bringIn(
      film,
      { title: 'A film', categoryNames: ['Trials', 'trials'], tags: ['Größe'], visibility: 2 },
      async (upload) => {
        await uploads.ask('PUT', `Uploads/${upload}/Subtitles/de`, {
          bytes: '1\n00:00:01,000 --> 00:00:02,000\nGrüße <i>alle</i>\n',
        });
        await uploads.ask('PUT', `Uploads/${upload}/Attachments/notes.pdf`, { bytes: 'notes' });
      },
    );
    expect(await rowOf(id)).toMatchObject({ status: 0, processing_status: 0, package: null });
    expect(await listUnfinished(uploads.db, now)).toContain(id);
    await processUpload(parts(), id, going());
    expect(await stateOf(id)).toMatchObject({ processingStatus: 2, progress: 1, title: 'A film' });
    const row = await rowOf(id);
    expect(row).toMatchObject({
      status: 1,
      processing_status: 2,
      package_version: 1,
      visibility: 2,
      publish_date: now,
      media_type: 1,
    });
    expect(Math.abs((row.duration_in_seconds as number) - 3)).toBeLessThan(0.1);
    expect(await uploads.files.size(`media/${id}/1/video-180.mp4`)).toBeGreaterThan(0);
    const [subtitle] = await uploads.db.query<{ vtt_file: string; format: string; language_name: string }>(
      sql`select * from subtitles where media_content_id = ${id}`,
    );
    expect(subtitle).toMatchObject({ format: 'SRT', language_name: 'German' });
    expect(await uploads.files.readText(subtitle!.vtt_file)).toContain('Grüße <i>alle</i>');
    expect(
      await uploads.db.query(
        sql`select text, text_search, start_time from subtitle_cues where media_content_id = ${id}`,
      ),
    ).toEqual([{ text: 'Grüße alle', text_search: 'grusse alle', start_time: 1 }]);
    expect(
      await uploads.db.query(
        sql`select file_name, mime_type, size_in_bytes from attachments where media_content_id = ${id}`,
      ),
    ).toEqual([{ file_name: 'notes.pdf', mime_type: 'application/pdf', size_in_bytes: 5 }]);
    const categories = await uploads.db.query(
      sql`select c.name from categories c join media_content_categories m on m.category_id = c.id where m.media_content_id = ${id}`,
    );
    expect(categories).toEqual([{ name: 'Trials' }]);
    expect(await temporary()).toEqual([]);
    expect(await listUnfinished(uploads.db, now)).not.toContain(id);
  });

  it('says why a file is refused, and tries it again when asked', async () => {
    const id = await uploads.bringIn(Buffer.from('this is a text'));
    await processUpload(parts(), id, going());
    expect(await stateOf(id)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('no video or sound file'),
    });
    expect(await rowOf(id)).toMatchObject({ status: 0, package: null });
    const again = await uploads.ask('POST', `Uploads/${id}/Completions`);
    expect(again.body).toMatchObject({ id, processingStatus: 0 });
    expect(again.body.problem).toBeUndefined();
  });

  it('works on an upload once at a time, and takes over from a process that has died', async () => {
    const id = await uploads.bringIn(film);
    expect(await claimUpload(uploads.db, id, now)).toMatchObject({ id, attempts: 1 });
    await processUpload(parts(), id, going());
    expect(await stateOf(id)).toMatchObject({ processingStatus: 1 });
    await reportProgress(uploads.db, id, 0.5, now);
    now = new Date(now.getTime() + 89_000);
    expect(await listUnfinished(uploads.db, now)).not.toContain(id);
    now = new Date(now.getTime() + 2_000);
    expect(await listUnfinished(uploads.db, now)).toContain(id);
    await processUpload(parts(), id, going());
    expect(await stateOf(id)).toMatchObject({ processingStatus: 2 });
  });

  it('gives an upload back when the service stops in the middle', async () => {
    const id = await uploads.bringIn(film);
    const stop = new AbortController();
    const run = processUpload(parts(), id, stop.signal);
    await expect.poll(async () => (await rowOf(id)).processing_status, { timeout: 5_000 }).toBe(1);
    stop.abort();
    await run;
    expect(await rowOf(id)).toMatchObject({ status: 0, processing_status: 0, package: null });
    expect(await temporary()).toEqual([]);
    await processUpload(parts(), id, going());
    expect(await stateOf(id)).toMatchObject({ processingStatus: 2 });
  });

  it('fails with a reason after three tries', async () => {
    const id = await uploads.bringIn(film);
    for (const program of ['ffmpeg', 'ffprobe'])
      await writeFile(join(folder, program), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    const broken = { ...parts(), ffmpegPath: join(folder, 'ffmpeg') };
    await expect(processUpload(broken, id, going())).rejects.toThrow();
    await expect(processUpload(broken, id, going())).rejects.toThrow();
    await processUpload(broken, id, going());
    expect(await stateOf(id)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('could not be processed'),
    });
  });
});
