import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrganization } from '../test-builders.ts';
import { sql } from '../platform/db/sql.ts';
import { startUploads } from './upload/test-uploads.ts';
import { claimJobs, returnLostJobs } from '../platform/queue/jobs-db.ts';
import { letSecondsPass } from '../platform/queue/test-queue.ts';
import { enqueueLeftUploads, reportProgress } from './claims-db.ts';
import { isFfmpegInstalled } from './run-ffmpeg.ts';
import { beginUpload, processUploads } from './test-ingest.ts';
import { packagesMadeOnce } from './test-packages.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from './test-sources.ts';

const quiet = { info() {}, warn() {}, error() {} };
const going = () => new AbortController().signal;

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('processUpload', { timeout: 60_000 }, () => {
  let uploads: Awaited<ReturnType<typeof startUploads>>;
  let folder: string;
  let film: Buffer;
  let makePackage: ReturnType<typeof packagesMadeOnce>;
  const now = new Date('2026-03-02T09:00:00Z');
  beforeAll(async () => {
    uploads = await startUploads(ffmpegPath, () => now);
    await anOrganization(uploads.db, { name: 'Works' });
    folder = await mkdtemp(join(tmpdir(), 'tv-process-'));
    makePackage = packagesMadeOnce(folder);
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

  const encoding = () => ({ db: uploads.db, files: uploads.files, log: quiet, clock: () => now, ffmpegPath });
  const parts = () => ({ ...encoding(), makePackage });
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
    await processUploads(parts(), going(), id);
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
      await uploads.db.query(sql`select text, start_time from subtitle_cues where media_content_id = ${id}`),
    ).toEqual([{ text: 'Grüße alle', start_time: 1 }]);
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
    expect(await processUploads(parts(), going())).toBe(0);
  });

  it('stores every subtitle track of a file, and tells what of it was left out', async () => {
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
    await processUploads(parts(), going(), id);
    const stored = await uploads.db.query(sql`
      select language_code, language_name, (select text from subtitle_cues c where c.subtitle_id = s.id) as text
      from subtitles s where media_content_id = ${id} order by language_code`);
    expect(stored).toEqual([
      { language_code: 'de', language_name: 'German', text: 'Besser' },
      { language_code: 'en', language_name: 'English', text: 'All of it' },
      { language_code: 'en-x-track2', language_name: 'Commentary', text: 'What I think' },
    ]);
    expect((await stateOf(id)).notes).toEqual([
      'The subtitles "German" in the file were left out: a separate file in their language came with it.',
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
      await processUploads(parts(), going(), id);
      const row = await rowOf(id);
      // The file has sound alone.
      const ofArtist = { speakers: ['A person'], description: 'On trade' };
      expect(row).toMatchObject({
        title: 'US-China: a talk',
        ...ofArtist,
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
      await processUploads(parts(), going(), named);
      expect(await rowOf(named)).toMatchObject({
        title: 'Mine',
        tags: ['own'],
        ...ofArtist,
      });
    },
  );

  it('says why a file is refused, and tries it again when asked', async () => {
    const id = await uploads.bringIn(Buffer.from('this is a text'));
    await processUploads(parts(), going(), id);
    expect(await stateOf(id)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('not a video or audio file'),
    });
    expect(await rowOf(id)).toMatchObject({ status: 0, package: null });
    const again = await uploads.ask('POST', `Uploads/${id}/Completions`);
    expect(again.body).toMatchObject({ id, processingStatus: 0 });
    expect(again.body.problem).toBeUndefined();
  });

  it('works on an upload once at a time, and takes over from a process that has died', async () => {
    const id = await uploads.bringIn(film);
    const claim = (await beginUpload(uploads.db, id))!;
    expect(claim).toMatchObject({ id, version: 1, job: { attempts: 1 } });
    expect(await processUploads(parts(), going(), id)).toBe(0);
    expect(await reportProgress(uploads.db, claim, 0.5)).toBe(true);
    expect(await stateOf(id)).toMatchObject({ processingStatus: 1, progress: 0.5 });
    await letSecondsPass(uploads.db, 60);
    expect(await processUploads(parts(), going(), id)).toBe(0);
    await letSecondsPass(uploads.db, 31);
    await processUploads(parts(), going(), id);
    expect(await stateOf(id)).toMatchObject({ processingStatus: 2 });
    // The one that was thought dead can do no harm any more.
    expect(await reportProgress(uploads.db, claim, 0.9)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ package_version: 2, processing_progress: 1 });
  });

  it('takes up the oldest first, and what is made again last', async () => {
    await processUploads(parts());
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn++) ids.push(await uploads.bringIn(film));
    await uploads.db.query(sql`delete from jobs where key = ${ids[0]}`);
    await uploads.db.query(sql`update uploads set worked_at = null where id = ${ids[0]}`);
    await uploads.db.query(sql`update media_contents set processing_status = 6 where id = ${ids[0]}`);
    await uploads.db.transaction(enqueueLeftUploads);
    const claims = await claimJobs(
      uploads.db,
      { kind: 'ingest', leaseSeconds: 90 },
      { most: 4, isIdle: true },
    );
    expect(claims.map(({ key }) => key)).toEqual([ids[1], ids[2], ids[0]]);
    await uploads.db.query(sql`delete from jobs`);
  });

  it('gives an upload back when the service stops in the middle', async () => {
    const id = await uploads.bringIn(film);
    const stop = new AbortController();
    const run = processUploads(encoding(), stop.signal, id);
    await expect.poll(async () => (await rowOf(id)).processing_status).toBe(1);
    stop.abort();
    await run;
    // PROCESSING → PENDING is not a transition; whoever is free takes it up.
    expect(await rowOf(id)).toMatchObject({ status: 0, processing_status: 1, package: null });
    expect(await temporary()).toEqual([]);
    expect(await uploads.db.query(sql`select attempts, lease from jobs where key = ${id}`)).toEqual([
      { attempts: 0, lease: null },
    ]);
    await processUploads(parts(), going(), id);
    expect(await stateOf(id)).toMatchObject({ processingStatus: 2 });
  });

  it('takes up what a version without the queue has left, once that is silent', async () => {
    const id = await uploads.bringIn(film);
    await uploads.db.query(sql`delete from jobs where key = ${id}`);
    await uploads.db.query(
      sql`update uploads set worked_at = now() - interval '80 seconds' where id = ${id}`,
    );
    await uploads.db.transaction(enqueueLeftUploads);
    expect(await processUploads(parts(), going(), id)).toBe(0);
    await uploads.db.query(
      sql`update uploads set worked_at = now() - interval '91 seconds' where id = ${id}`,
    );
    for (let turn = 0; turn < 2; turn++) await uploads.db.transaction(enqueueLeftUploads);
    expect(await processUploads(parts(), going(), id)).toBe(1);
    expect(await stateOf(id)).toMatchObject({ processingStatus: 2 });
  });

  it('fails with a reason after three tries', async () => {
    const id = await uploads.bringIn(film);
    for (const program of ['ffmpeg', 'ffprobe'])
      await writeFile(join(folder, program), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    const broken = { ...parts(), ffmpegPath: join(folder, 'ffmpeg') };
    for (let turn = 0; turn < 3; turn++) {
      expect(await processUploads(broken, going(), id)).toBe(1);
      expect(await processUploads(broken, going(), id)).toBe(0);
      await letSecondsPass(uploads.db, 60);
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
      await processUploads({ ...parts(), ffmpegPath: join(folder, 'ffmpeg') }, going(), id);
      await letSecondsPass(uploads.db, 60);
    }
    expect(await stateOf(id)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('The service has run out of disk space.'),
    });
  });

  it('gives up a file that ends the service each time', async () => {
    const id = await uploads.bringIn(film);
    for (let turn = 0; turn < 3; turn++) {
      expect(await beginUpload(uploads.db, id)).toBeDefined();
      await letSecondsPass(uploads.db, 91);
      await returnLostJobs(uploads.db, ['ingest']);
    }
    await processUploads(parts(), going(), id);
    expect(await stateOf(id)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('crashed each time'),
    });
  });
});
