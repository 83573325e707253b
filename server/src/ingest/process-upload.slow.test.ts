// Slow: it encodes a film for each test, or starts an encoder that fails again and again.
// Proves: subtitles and tags of a file are stored, a stopped service gives an upload back, and what fails says why.
// Ground: server/src/ingest, server/src/platform/queue.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { letSecondsPass } from '../platform/queue/test-queue.ts';
import { isFfmpegInstalled } from './run-ffmpeg.ts';
import { processUploads } from './test-ingest.ts';
import { going, startProcessing } from './test-processing.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from './test-sources.ts';

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('processUpload', () => {
  let world: Awaited<ReturnType<typeof startProcessing>>;
  beforeAll(async () => {
    world = await startProcessing();
  });
  afterAll(() => world.close());

  it('stores every subtitle track of a file, and tells what of it was left out', async () => {
    const captions = (name: string) => ['-i', join(world.folder, name)];
    for (const [name, text] of Object.entries({ full: 'All of it', comment: 'What I think', de: 'Alles' }))
      await writeFile(join(world.folder, `${name}.srt`), `1\n00:00:00,500 --> 00:00:01,500\n${text}\n`);
    const tracks = [...captions('full.srt'), ...captions('comment.srt'), ...captions('de.srt')];
    const languages = ['eng', 'eng', 'ger'].flatMap((code, at) => [
      `-metadata:s:s:${at}`,
      `language=${code}`,
    ]);
    const bytes = await readFile(
      await makeSource(join(world.folder, 'tracks.mkv'), [
        ...[...picture('320x180', 2), ...tracks, '-map', '0', '-map', '1', '-map', '2', '-map', '3', ...h264],
        ...[...languages, '-metadata:s:s:1', 'title=Commentary', '-c:s', 'srt'],
      ]),
    );
    const id = await world.uploads.bringIn(bytes, {}, async (upload) => {
      await world.uploads.ask('PUT', `Uploads/${upload}/Subtitles/de`, {
        bytes: '1\n00:00:01,000 --> 00:00:02,000\nBesser\n',
      });
    });
    await processUploads(world.parts(), going(), id);
    const stored = await world.uploads.db.query(sql`
      select language_code, language_name, (select text from subtitle_cues c where c.subtitle_id = s.id) as text
      from subtitles s where media_content_id = ${id} order by language_code`);
    expect(stored).toEqual([
      { language_code: 'de', language_name: 'German', text: 'Besser' },
      { language_code: 'en', language_name: 'English', text: 'All of it' },
      { language_code: 'en-x-track2', language_name: 'Commentary', text: 'What I think' },
    ]);
    expect((await world.stateOf(id)).notes).toEqual([
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
      const file = join(world.folder, `tagged.${kind}`);
      const bytes = await readFile(
        await makeSource(file, [...tone(1), ...said.flatMap((each) => ['-metadata', each])]),
      );
      const id = await world.uploads.bringIn(bytes, { fileName: `tagged.${kind}` });
      await processUploads(world.parts(), going(), id);
      const row = await world.rowOf(id);
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
      const named = await world.uploads.bringIn(bytes, {
        fileName: `tagged.${kind}`,
        title: 'Mine',
        tags: ['own'],
      });
      await processUploads(world.parts(), going(), named);
      expect(await world.rowOf(named)).toMatchObject({
        title: 'Mine',
        tags: ['own'],
        ...ofArtist,
      });
    },
  );

  it('gives an upload back when the service stops in the middle', async () => {
    const id = await world.uploads.bringIn(world.film);
    const stop = new AbortController();
    const run = processUploads(world.encoding(), stop.signal, id);
    await expect.poll(async () => (await world.rowOf(id)).processing_status).toBe(1);
    stop.abort();
    await run;
    // PROCESSING → PENDING is not a transition; whoever is free takes it up.
    expect(await world.rowOf(id)).toMatchObject({ status: 0, processing_status: 1, package: null });
    expect(await world.temporary()).toEqual([]);
    expect(await world.uploads.db.query(sql`select attempts, lease from jobs where key = ${id}`)).toEqual([
      { attempts: 0, lease: null },
    ]);
    await processUploads(world.parts(), going(), id);
    expect(await world.stateOf(id)).toMatchObject({ processingStatus: 2 });
  });

  it('fails with a reason after three tries', async () => {
    const id = await world.uploads.bringIn(world.film);
    for (const program of ['ffmpeg', 'ffprobe'])
      await writeFile(join(world.folder, program), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    const broken = { ...world.parts(), ffmpegPath: join(world.folder, 'ffmpeg') };
    for (let turn = 0; turn < 3; turn++) {
      expect(await processUploads(broken, going(), id)).toBe(1);
      expect(await processUploads(broken, going(), id)).toBe(0);
      await letSecondsPass(world.uploads.db, 60);
    }
    expect(await world.stateOf(id)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('could not be processed'),
    });
  });

  it('says that the disk is full where that is the reason', async () => {
    const id = await world.uploads.bringIn(world.film);
    const says = {
      ffmpeg: "echo 'av_interleaved_write_frame(): No space left on device' >&2; exit 1",
      ffprobe: 'exec ffprobe "$@"',
    };
    for (const [program, words] of Object.entries(says))
      await writeFile(join(world.folder, program), `#!/bin/sh\n${words}\n`, { mode: 0o755 });
    for (let turn = 0; turn < 3; turn++) {
      await processUploads({ ...world.parts(), ffmpegPath: join(world.folder, 'ffmpeg') }, going(), id);
      await letSecondsPass(world.uploads.db, 60);
    }
    expect(await world.stateOf(id)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('The service has run out of disk space.'),
    });
  });
});
