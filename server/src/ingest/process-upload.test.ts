import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrganization } from '../test-builders.ts';
import { sql } from '../platform/db/sql.ts';
import { startUploads } from './upload/test-uploads.ts';
import { claimUpload, reportProgress } from './claims-db.ts';
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
    uploads = await startUploads(ffmpegPath, () => now);
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
    await processUpload(parts(), going(), id);
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
    expect(await processUpload(parts(), going())).toBe(false);
  });

  it('keeps every subtitle track of a file, and tells what of it was left out', async () => {
    const captions = (name: string) => ['-i', join(folder, name)];
    for (const [name, text] of Object.entries({ full: 'All of it', comment: 'What I think', de: 'Alles' }))
      await writeFile(join(folder, `${name}.srt`), `1\n00:00:00,500 --> 00:00:01,500\n${text}\n`);
    const tracks = [...captions('full.srt'), ...captions('comment.srt'), ...captions('de.srt')];
    const languages = ['eng', 'eng', 'ger'].flatMap((code, at) => [
      `-metadata:s:s:${at}`,
      `language=${code}`,
    ]);
    const bytes = await readFile(
      await makeSource(join(folder, 'tracks.mkv'), [
        ...[...picture('320x180', 2), ...tracks, '-map', '0', '-map', '1', '-map', '2', '-map', '3', ...h264],
        ...[...languages, '-metadata:s:s:1', 'title=Commentary', '-c:s', 'srt'],
      ]),
    );
    const id = await uploads.bringIn(bytes, {}, async (upload) => {
      await uploads.ask('PUT', `Uploads/${upload}/Subtitles/de`, {
        bytes: '1\n00:00:01,000 --> 00:00:02,000\nBesser\n',
      });
    });
    await processUpload(parts(), going(), id);
    const kept = await uploads.db.query(sql`
      select language_code, language_name, (select text from subtitle_cues c where c.subtitle_id = s.id) as text
      from subtitles s where media_content_id = ${id} order by language_code`);
    expect(kept).toEqual([
      { language_code: 'de', language_name: 'German', text: 'Besser' },
      { language_code: 'en', language_name: 'English', text: 'All of it' },
      { language_code: 'en-x-track2', language_name: 'Commentary', text: 'What I think' },
    ]);
    expect((await stateOf(id)).notes).toEqual([
      'The subtitles "German" in the file were left out: others of their language came beside it.',
    ]);
  });

  it.each(['mp3', 'mp4', 'mkv'])(
    'takes what an %s file says of itself, where nobody has said more',
    async (kind) => {
      const said = [
        'title=US-China: a talk',
        'artist=A person',
        'comment=On trade',
        'genre=Asia',
        'date=2011-05-04',
      ];
      const file = join(folder, `tagged.${kind}`);
      const bytes = await readFile(
        await makeSource(file, [...tone(1), ...said.flatMap((each) => ['-metadata', each])]),
      );
      const id = await uploads.bringIn(bytes, { fileName: `tagged.${kind}` });
      await processUpload(parts(), going(), id);
      const row = await rowOf(id);
      expect(row).toMatchObject({
        title: 'US-China: a talk',
        description: 'A person\n\nOn trade',
        tags: ['Asia'],
        title_search: 'us-china: a talk',
        publish_date: new Date('2011-05-04T12:00:00Z'),
        status: 1,
      });
      const named = await uploads.bringIn(bytes, {
        fileName: `tagged.${kind}`,
        title: 'Mine',
        tags: ['own'],
      });
      await processUpload(parts(), going(), named);
      expect(await rowOf(named)).toMatchObject({
        title: 'Mine',
        tags: ['own'],
        description: 'A person\n\nOn trade',
      });
    },
  );

  it('says why a file is refused, and tries it again when asked', async () => {
    const id = await uploads.bringIn(Buffer.from('this is a text'));
    await processUpload(parts(), going(), id);
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
    const claim = (await claimUpload(uploads.db, now, id))!;
    expect(claim).toMatchObject({ id, attempts: 1, version: 1 });
    expect(await processUpload(parts(), going(), id)).toBe(false);
    expect(await reportProgress(uploads.db, claim, 0.5, now)).toBe(true);
    expect(await stateOf(id)).toMatchObject({ processingStatus: 1, progress: 0.5 });
    now = new Date(now.getTime() + 89_000);
    expect(await processUpload(parts(), going(), id)).toBe(false);
    now = new Date(now.getTime() + 2_000);
    await processUpload(parts(), going(), id);
    expect(await stateOf(id)).toMatchObject({ processingStatus: 2 });
    // The one that was thought dead can do no harm any more.
    expect(await reportProgress(uploads.db, claim, 0.9, now)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ package_version: 2, processing_progress: 1 });
  });

  it('takes up the oldest first, each once, and what is made again last', async () => {
    await uploads.db.query(sql`update uploads set completed_at = null`);
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      now = new Date(now.getTime() + 1_000);
      ids.push(await uploads.bringIn(film));
    }
    await uploads.db.query(sql`update media_contents set processing_status = 6 where id = ${ids[0]}`);
    const claims = await Promise.all(Array.from({ length: 4 }, () => claimUpload(uploads.db, now)));
    expect(new Set(claims.map((claim) => claim?.id))).toEqual(new Set([...ids, undefined]));
    const inTurn: unknown[] = [];
    await uploads.db.query(sql`update uploads set worked_at = null where id = any(${ids})`);
    for (let turn = 0; turn < 3; turn++) inTurn.push((await claimUpload(uploads.db, now))?.id);
    expect(inTurn).toEqual([ids[1], ids[2], ids[0]]);
    await uploads.db.query(sql`update uploads set completed_at = null where id = any(${ids})`);
  });

  it('gives an upload back when the service stops in the middle', async () => {
    const id = await uploads.bringIn(film);
    const stop = new AbortController();
    const run = processUpload(parts(), stop.signal, id);
    await expect.poll(async () => (await rowOf(id)).processing_status, { timeout: 5_000 }).toBe(1);
    stop.abort();
    await run;
    // PROCESSING → PENDING is no transition; whoever is free takes it up.
    expect(await rowOf(id)).toMatchObject({ status: 0, processing_status: 1, package: null });
    expect(await temporary()).toEqual([]);
    const again = await claimUpload(uploads.db, now, id);
    expect(again).toMatchObject({ attempts: 1 });
    await uploads.db.query(sql`update uploads set worked_at = null where id = ${id}`);
    await processUpload(parts(), going(), id);
    expect(await stateOf(id)).toMatchObject({ processingStatus: 2 });
  });

  it('fails with a reason after three tries', async () => {
    const id = await uploads.bringIn(film);
    for (const program of ['ffmpeg', 'ffprobe'])
      await writeFile(join(folder, program), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    const broken = { ...parts(), ffmpegPath: join(folder, 'ffmpeg') };
    for (let turn = 0; turn < 3; turn++) {
      expect(await processUpload(broken, going(), id)).toBe(true);
      expect(await processUpload(broken, going(), id)).toBe(false);
      now = new Date(now.getTime() + 60_000);
    }
    expect(await stateOf(id)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('could not be processed'),
    });
  });

  it('says that the disk is full where that is the reason', async () => {
    const id = await uploads.bringIn(film);
    const says = {
      ffmpeg: "echo 'av_interleaved_write_frame(): No space left on device' >&2; exit 1",
      ffprobe: 'exec ffprobe "$@"',
    };
    for (const [program, words] of Object.entries(says))
      await writeFile(join(folder, program), `#!/bin/sh\n${words}\n`, { mode: 0o755 });
    for (let turn = 0; turn < 3; turn++) {
      await processUpload({ ...parts(), ffmpegPath: join(folder, 'ffmpeg') }, going(), id);
      now = new Date(now.getTime() + 60_000);
    }
    expect(await stateOf(id)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('The disk of the service is full.'),
    });
  });

  it('gives up a file that ends the service each time', async () => {
    const id = await uploads.bringIn(film);
    for (let turn = 0; turn < 5; turn++) {
      expect(await claimUpload(uploads.db, now, id)).toBeDefined();
      now = new Date(now.getTime() + 91_000);
    }
    await processUpload(parts(), going(), id);
    expect(await stateOf(id)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('ended each time'),
    });
  });
});
