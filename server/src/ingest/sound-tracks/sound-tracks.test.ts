import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { NewSoundTrack, SoundTrack, SoundTrackChange } from '@tv/contract/sound-tracks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPortal } from '../../backup/check-portal.ts';
import { purgeDeletedItems } from '../../media-contents/lifecycle/delete-item.ts';
import { findStorage } from '../../organization/storage-db.ts';
import { managerOf } from '../../platform/auth/caller.ts';
import { sql } from '../../platform/db/sql.ts';
import { doDueJobs, onlyJob } from '../../platform/queue/test-queue.ts';
import { isFfmpegInstalled, readFfmpegOutput } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, picture, tone } from '../test-sources.ts';
import { appendChunk } from '../upload/append-chunk.ts';
import { startVersions } from '../versions/test-versions.ts';
import { beginSound } from './change-sound.ts';
import { soundJobs } from './sound-jobs.ts';

const calls = '/Management/MediaContents/:id/SoundTracks';

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('sound tracks of an item', { timeout: 120_000 }, () => {
  let world: Awaited<ReturnType<typeof startVersions>>;
  let dub: Buffer;
  beforeAll(async () => {
    world = await startVersions();
    dub = await world.make('dub.m4a', [...tone(5, 660), '-c:a', 'aac']);
  });
  afterAll(() => world.close());

  const labels: Pick<NewSoundTrack, 'kind' | 'languageCode'> = { kind: 2, languageCode: 'de' };
  const begin = (id: string, bytes: Buffer, given: Partial<NewSoundTrack> = {}) =>
    beginSound(
      { db: world.service.db, ffmpegPath },
      managerOf({ kind: 'command-line' }),
      id,
      { fileName: 'dub.m4a', sizeInBytes: bytes.length, ...labels, ...given },
      world.service.now(),
    );
  const complete = (id: string, trackId: string) =>
    world.service.call(`POST ${calls}/:trackId/Completions`, { as: world.as, params: { id, trackId } });
  const work = (trackId: string, more = {}) => {
    const parts = world.deps(more);
    return onlyJob(world.service.db, trackId, () => doDueJobs(parts, soundJobs(parts)));
  };
  /** A decision about the files of an item is cached for ten seconds. */
  const later = () => world.service.setNow(new Date(world.service.now().getTime() + 11_000));
  /** Sends a file and has its track made; answers the id of the track. */
  async function add(id: string, bytes: Buffer, given: Partial<NewSoundTrack> = {}): Promise<string> {
    const upload = await begin(id, bytes, given);
    await appendChunk(world.service, upload, 0, Readable.from([bytes]));
    expect((await complete(id, upload.id)).body).toMatchObject({ state: 'waiting' });
    await work(upload.id);
    later();
    return upload.id;
  }
  const list = async (id: string): Promise<SoundTrack[]> =>
    (await world.service.call(`GET ${calls}`, { as: world.as, params: { id } })).body;
  const change = (id: string, trackId: string, body: SoundTrackChange) =>
    world.service.call(`PATCH ${calls}/:trackId`, { as: world.as, params: { id, trackId }, body });
  const remove = (id: string, trackId: string) =>
    world.service.call(`DELETE ${calls}/:trackId`, { as: world.as, params: { id, trackId } });
  const renditions = async (id: string, version = 1) => {
    later();
    const { body } = await world.watch(id, version);
    return body.split('\n').filter((line) => line.startsWith('#EXT-X-MEDIA:'));
  };

  it('are added to a film, whose pictures stay as they are, and play as long as it', async () => {
    const id = await world.anItem();
    const before = (await world.watch(id, 1)).body;
    const trackId = await add(id, dub);
    const [own, added, ...more] = await list(id);
    expect(more).toEqual([]);
    expect(own).toMatchObject({ id: 'audio-1', isAdded: false, isDefault: true, state: 'ready' });
    expect(added).toMatchObject({
      ...{ id: trackId, isAdded: true, isDefault: false, state: 'ready', name: 'German' },
      note: 'The audio was 0:01 shorter than the item: its end was filled with silence.',
    });
    const [, line] = await renditions(id);
    expect(line).toContain(`NAME="German",LANGUAGE="de",DEFAULT=NO`);
    expect(line).toContain(`URI="sound-${trackId}.m3u8?jwt=public"`);
    const variants = (text: string) => text.split('\n').filter((each) => each.startsWith('video-'));
    expect(variants((await world.watch(id, 1)).body)).toEqual(variants(before));

    const playlist = await world.watch(id, 1, `sound-${trackId}.m3u8`);
    expect(playlist.status).toBe(200);
    const lengths = [...playlist.body.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
    expect(lengths.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(6, 0);
    const media = await world.watch(id, 1, `sound-${trackId}.mp4`);
    expect(media.bytes.subarray(4, 8).toString()).toBe('ftyp');
    // A name that is not a track's opens nothing.
    expect((await world.watch(id, 1, `sound-${id}.mp4`)).status).toBe(404);
    const read = await world.service.call('GET /MediaContents/Published/:id', {
      as: world.as,
      params: { id },
    });
    expect(read.body.audioTracks?.map(({ name }) => name)).toEqual([own!.name, 'German']);
  });

  it('an audio description says in the playlist that it is one', async () => {
    const id = await world.anItem();
    await add(id, dub, { kind: 3, languageCode: 'en', name: 'Described' });
    expect((await renditions(id))[1]).toContain('CHARACTERISTICS="public.accessibility.describes-video"');
  });

  it('are named, made the default and taken from it; the download has the default', async () => {
    const id = await world.anItem();
    const trackId = await add(id, dub);
    const named = await change(id, trackId, { name: 'Deutsch', kind: 4, languageCode: 'de-AT' });
    expect(named.body).toMatchObject({ name: 'Deutsch', kind: 4, languageCode: 'de-AT' });
    expect((await change(id, trackId, { isDefault: true })).body.isDefault).toBe(true);
    expect(await list(id)).toMatchObject([{ isDefault: false }, { isDefault: true }]);
    const [own, added] = await renditions(id);
    expect([own, added].map((line) => /DEFAULT=\w+/.exec(line!)?.[0])).toEqual(['DEFAULT=NO', 'DEFAULT=YES']);

    const links = await world.service.call('GET /MediaContents/DownloadLinks/:id/Viewers', {
      as: world.as,
      params: { id },
    });
    const [link] = links.body as { url: string; sizeInBytes: number }[];
    const download = await world.service.app.inject(link!.url);
    expect([download.statusCode, download.rawPayload.length]).toEqual([200, link!.sizeInBytes]);
    const muxed = join(world.folder, 'download.mp4');
    await writeFile(muxed, download.rawPayload);
    // 660 Hz, the tone of the added track: it crosses zero twice in each period.
    const samples = await readFfmpegOutput(
      'ffmpeg',
      [
        '-v',
        'error',
        '-i',
        muxed,
        '-map',
        '0:a:0',
        '-t',
        '1',
        '-ac',
        '1',
        '-ar',
        '8000',
        '-f',
        's16le',
        'pipe:1',
      ],
      { ffmpegPath, reads: [muxed], timeLimitInSeconds: 60, maxBytes: 1_000_000 },
    );
    const values = Array.from({ length: samples.length / 2 }, (_, at) => samples.readInt16LE(at * 2)).slice(
      1000,
    );
    const crossings = values.filter((value, at) => at > 0 && value >= 0 !== values[at - 1]! >= 0).length;
    expect(crossings / 2 / (values.length / 8000)).toBeCloseTo(660, -2);

    expect((await change(id, 'audio-1', { isDefault: true })).body.isDefault).toBe(true);
    expect(await list(id)).toMatchObject([{ isDefault: true }, { isDefault: false }]);
    expect((await change(id, 'audio-1', { name: 'Mine' })).status).toBe(409);
  });

  it('one that was removed is no longer offered, is counted no more, and its default goes back', async () => {
    const id = await world.anItem();
    const stored = () => findStorage(world.service.db, world.organization, undefined);
    const before = await stored();
    const trackId = await add(id, dub);
    const size = (await world.watch(id, 1, `sound-${trackId}.mp4`)).bytes.length;
    expect((await stored()).storedBytes - before.storedBytes).toBe(size);
    expect(await world.service.files.size(`uploads/${trackId}/0`)).toBeUndefined();
    await change(id, trackId, { isDefault: true });
    expect((await remove(id, trackId)).status).toBe(204);
    expect((await remove(id, trackId)).status).toBe(204);
    expect((await stored()).storedBytes).toBe(before.storedBytes);
    expect(await list(id)).toMatchObject([{ id: 'audio-1', isDefault: true }]);
    expect(await renditions(id)).toHaveLength(1);
    expect((await remove(id, 'audio-1')).status).toBe(409);
    // It is closed at once; a new track of the same file has another address.
    await world.tidy(0);
    expect((await world.watch(id, 1, `sound-${trackId}.mp4`)).status).toBe(404);
    expect(await add(id, dub)).not.toBe(trackId);
  });

  it('a file without sound, one of another length and one that is no media fail with a sentence', async () => {
    const id = await world.anItem();
    const silent = await world.make('silent.mp4', [...picture('64x64', 6), ...h264]);
    const long = await world.make('long.m4a', [...tone(20), '-c:a', 'aac']);
    for (const bytes of [silent, long, Buffer.from('not a sound at all')]) await add(id, bytes);
    const problems = (await list(id)).slice(1).map(({ state, problem }) => [state, problem]);
    expect(problems).toEqual([
      ['failed', 'The file has no sound. Use another file.'],
      [
        'failed',
        'The audio is 0:20 long and the item 0:06. They may differ by at most 2 seconds: use audio that is as long as the item.',
      ],
      ['failed', expect.stringMatching(/\.$/)],
    ]);
    expect(await renditions(id)).toHaveLength(1);
  });

  it('bytes that are missing are told, and a track is not twice made of one upload', async () => {
    const id = await world.anItem();
    const upload = await begin(id, dub, { idempotencyKey: 'one and the same' });
    expect(await begin(id, dub, { idempotencyKey: 'one and the same' })).toMatchObject({ id: upload.id });
    expect(await complete(id, upload.id)).toMatchObject({
      status: 409,
      body: { exceptionData: { offset: 0 } },
    });
    await appendChunk(world.service, upload, 0, Readable.from([dub]));
    await complete(id, upload.id);
    await work(upload.id);
    expect((await complete(id, upload.id)).body.state).toBe('ready');
    expect(await list(id)).toHaveLength(2);
  });

  it('they stay when the file is replaced by one of their length, and are left out, with a word, otherwise', async () => {
    const id = await world.anItem();
    const trackId = await add(id, dub);
    await change(id, trackId, { isDefault: true });
    const longer = await world.make('seven.mp4', [
      ...picture('160x90', 7),
      ...tone(7),
      ...h264,
      '-c:a',
      'aac',
    ]);
    await world.work((await world.replace(id, longer)).body.id);
    expect((await list(id)).at(-1)).toMatchObject({ id: trackId, state: 'ready', isDefault: true });
    expect(await renditions(id, 2)).toHaveLength(2);

    await world.work((await world.replace(id, world.films.short)).body.id);
    expect((await list(id)).at(-1)).toMatchObject({
      ...{ state: 'left-out', isDefault: false },
      problem:
        'Viewers do not get this track: it is 0:06 long, and the item is now 0:03 long. Add a track of that length.',
    });
    expect((await list(id))[0]).toMatchObject({ isDefault: true });
    expect(await renditions(id, 3)).toHaveLength(1);
    // Taken back, the film has its track again.
    await world.takeBack(id, id);
    expect((await list(id)).at(-1)).toMatchObject({ state: 'ready', isDefault: true });
    expect(await renditions(id, 1)).toHaveLength(2);
  });

  it('where parts were cut out since, a track that would no longer match is left out', async () => {
    const id = await world.anItem();
    await add(id, dub);
    await world.work((await world.cut(id, [{ from: 0, to: 1 }])).body.id);
    expect((await list(id)).at(-1)).toMatchObject({
      state: 'left-out',
      problem: expect.stringContaining('cut differently') as string,
    });
    expect(await renditions(id, 2)).toHaveLength(1);
    const french = await add(id, dub, { languageCode: 'fr' });
    expect((await list(id)).at(-1)).toMatchObject({ id: french, state: 'ready' });
  });

  it('the check of the portal finds nothing wrong, and a deleted item takes its tracks along', async () => {
    const id = await world.anItem();
    const trackId = await add(id, dub);
    const file = `media/${id}/sounds/${trackId}/sound-${trackId}.mp4`;
    const problems = async () => {
      const found: string[] = [];
      for await (const { kind, text } of checkPortal(world.service))
        if (kind === 'problem' && text.includes(id)) found.push(text);
      return found;
    };
    expect(await problems()).toEqual([]);
    await world.service.files.remove(file);
    expect(await problems()).toEqual([expect.stringContaining(file)]);

    const long = new Date('2000-01-01');
    await world.service.db.query(sql`
      update media_contents set status = 2, deleted_at = ${long} where id = ${id}`);
    await purgeDeletedItems(world.deps());
    expect(await world.service.db.query(sql`select from sound_tracks where id = ${trackId}`)).toEqual([]);
    expect(await world.service.db.query(sql`select from uploads where id = ${trackId}`)).toEqual([]);
  });
});
