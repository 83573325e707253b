import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, picture, tone } from '../test-sources.ts';
import { appendChunk } from '../upload/append-chunk.ts';
import { startSoundTracks } from './test-sound-tracks.ts';

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('sound tracks of an item', () => {
  let sounds: Awaited<ReturnType<typeof startSoundTracks>>;
  beforeAll(async () => {
    sounds = await startSoundTracks();
  });
  afterAll(() => sounds.world.close());

  it('are added to a film, whose pictures stay as they are, and play as long as it', async () => {
    const id = await sounds.world.anItem();
    const before = (await sounds.world.watch(id, 1)).body;
    const trackId = await sounds.add(id, sounds.dub);
    const [own, added, ...more] = await sounds.list(id);
    expect(more).toEqual([]);
    expect(own).toMatchObject({ id: 'audio-1', isAdded: false, isDefault: true, state: 'ready' });
    expect(added).toMatchObject({
      ...{ id: trackId, isAdded: true, isDefault: false, state: 'ready', name: 'German' },
      note: 'The audio was 0:01 shorter than the item: its end was filled with silence.',
    });
    const [, line] = await sounds.renditions(id);
    expect(line).toContain(`NAME="German",LANGUAGE="de",DEFAULT=NO`);
    expect(line).toContain(`URI="sound-${trackId}.m3u8?jwt=public"`);
    const variants = (text: string) => text.split('\n').filter((each) => each.startsWith('video-'));
    expect(variants((await sounds.world.watch(id, 1)).body)).toEqual(variants(before));

    const playlist = await sounds.world.watch(id, 1, `sound-${trackId}.m3u8`);
    expect(playlist.status).toBe(200);
    const lengths = [...playlist.body.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
    expect(lengths.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(6, 0);
    const media = await sounds.world.watch(id, 1, `sound-${trackId}.mp4`);
    expect(media.bytes.subarray(4, 8).toString()).toBe('ftyp');
    // A name that is not a track's opens nothing.
    expect((await sounds.world.watch(id, 1, `sound-${id}.mp4`)).status).toBe(404);
    const read = await sounds.world.service.call('GET /MediaContents/Published/:id', {
      as: sounds.world.as,
      params: { id },
    });
    expect(read.body.audioTracks?.map(({ name }) => name)).toEqual([own!.name, 'German']);
  });

  it('a file without sound, one of another length and one that is no media fail with a sentence', async () => {
    const id = await sounds.world.anItem();
    const silent = await sounds.world.make('silent.mp4', [...picture('64x64', 6), ...h264]);
    const long = await sounds.world.make('long.m4a', [...tone(20), '-c:a', 'aac']);
    for (const bytes of [silent, long, Buffer.from('not a sound at all')]) await sounds.add(id, bytes);
    const problems = (await sounds.list(id)).slice(1).map(({ state, problem }) => [state, problem]);
    expect(problems).toEqual([
      ['failed', 'The file has no sound. Use another file.'],
      [
        'failed',
        'The audio is 0:20 long and the item 0:06. They may differ by at most 2 seconds: use audio that is as long as the item.',
      ],
      ['failed', expect.stringMatching(/\.$/)],
    ]);
    expect(await sounds.renditions(id)).toHaveLength(1);
  });

  it('bytes that are missing are told, and a track is not twice made of one upload', async () => {
    const id = await sounds.world.anItem();
    const upload = await sounds.begin(id, sounds.dub, { idempotencyKey: 'one and the same' });
    expect(await sounds.begin(id, sounds.dub, { idempotencyKey: 'one and the same' })).toMatchObject({
      id: upload.id,
    });
    expect(await sounds.complete(id, upload.id)).toMatchObject({
      status: 409,
      body: { exceptionData: { offset: 0 } },
    });
    await appendChunk(sounds.world.service, upload, 0, Readable.from([sounds.dub]));
    await sounds.complete(id, upload.id);
    await sounds.work(upload.id);
    expect((await sounds.complete(id, upload.id)).body.state).toBe('ready');
    expect(await sounds.list(id)).toHaveLength(2);
  });
});
