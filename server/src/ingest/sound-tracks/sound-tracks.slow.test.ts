// Slow: it encodes a track for each test, and films that replace others.
// Proves: added tracks are named, made the default, removed, downloaded, left out where they no longer fit, and deleted with their item.
// Ground: server/src/ingest, server/src/media, server/src/streaming.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPortal } from '../../backup/check-portal.ts';
import { inEnglish } from '../../platform/sentences.ts';
import { purgeDeletedItems } from '../../media-contents/lifecycle/delete-item.ts';
import { findStorage } from '../../organization/storage/storage-db.ts';
import { sql } from '../../platform/db/sql.ts';
import { isFfmpegInstalled, readFfmpegOutput } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, picture, tone } from '../test-sources.ts';
import { startSoundTracks } from './test-sound-tracks.ts';

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('sound tracks of an item', () => {
  let sounds: Awaited<ReturnType<typeof startSoundTracks>>;
  beforeAll(async () => {
    sounds = await startSoundTracks();
  });
  afterAll(() => sounds.world.close());

  it('an audio description says in the playlist that it is one', async () => {
    const id = await sounds.world.anItem();
    await sounds.add(id, sounds.dub, { kind: 3, languageCode: 'en', name: 'Described' });
    expect((await sounds.renditions(id))[1]).toContain(
      'CHARACTERISTICS="public.accessibility.describes-video"',
    );
  });

  it('are named, made the default and taken from it; the download has the default', async () => {
    const id = await sounds.world.anItem();
    const trackId = await sounds.add(id, sounds.dub);
    const named = await sounds.change(id, trackId, { name: 'Deutsch', kind: 4, languageCode: 'de-AT' });
    expect(named.body).toMatchObject({ name: 'Deutsch', kind: 4, languageCode: 'de-AT' });
    expect((await sounds.change(id, trackId, { isDefault: true })).body.isDefault).toBe(true);
    expect(await sounds.list(id)).toMatchObject([{ isDefault: false }, { isDefault: true }]);
    const [own, added] = await sounds.renditions(id);
    expect([own, added].map((line) => /DEFAULT=\w+/.exec(line!)?.[0])).toEqual(['DEFAULT=NO', 'DEFAULT=YES']);

    const links = await sounds.world.service.call('GET /MediaContents/DownloadLinks/:id/Viewers', {
      as: sounds.world.as,
      params: { id },
    });
    const [link] = links.body as { url: string; sizeInBytes: number }[];
    const download = await sounds.world.service.app.inject(link!.url);
    expect([download.statusCode, download.rawPayload.length]).toEqual([200, link!.sizeInBytes]);
    const muxed = join(sounds.world.folder, 'download.mp4');
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

    expect((await sounds.change(id, 'audio-1', { isDefault: true })).body.isDefault).toBe(true);
    expect(await sounds.list(id)).toMatchObject([{ isDefault: true }, { isDefault: false }]);
    expect((await sounds.change(id, 'audio-1', { name: 'Mine' })).status).toBe(409);
  });

  it('one that was removed is no longer offered, is counted no more, and its default goes back', async () => {
    const id = await sounds.world.anItem();
    const stored = () => findStorage(sounds.world.service.db, sounds.world.organization, undefined);
    const before = await stored();
    const trackId = await sounds.add(id, sounds.dub);
    const size = (await sounds.world.watch(id, 1, `sound-${trackId}.mp4`)).bytes.length;
    expect((await stored()).storedBytes - before.storedBytes).toBe(size);
    expect(await sounds.world.service.files.size(`uploads/${trackId}/0`)).toBeUndefined();
    await sounds.change(id, trackId, { isDefault: true });
    expect((await sounds.remove(id, trackId)).status).toBe(204);
    expect((await sounds.remove(id, trackId)).status).toBe(204);
    expect((await stored()).storedBytes).toBe(before.storedBytes);
    expect(await sounds.list(id)).toMatchObject([{ id: 'audio-1', isDefault: true }]);
    expect(await sounds.renditions(id)).toHaveLength(1);
    expect((await sounds.remove(id, 'audio-1')).status).toBe(409);
    // It is closed at once; a new track of the same file has another address.
    await sounds.world.tidy(0);
    expect((await sounds.world.watch(id, 1, `sound-${trackId}.mp4`)).status).toBe(404);
    expect(await sounds.add(id, sounds.dub)).not.toBe(trackId);
  });

  it('they stay when the file is replaced by one of their length, and are left out, with a word, otherwise', async () => {
    const id = await sounds.world.anItem();
    const trackId = await sounds.add(id, sounds.dub);
    await sounds.change(id, trackId, { isDefault: true });
    const longer = await sounds.world.make('seven.mp4', [
      ...picture('160x90', 7),
      ...tone(7),
      ...h264,
      '-c:a',
      'aac',
    ]);
    await sounds.world.work((await sounds.world.replace(id, longer)).body.id);
    expect((await sounds.list(id)).at(-1)).toMatchObject({ id: trackId, state: 'ready', isDefault: true });
    expect(await sounds.renditions(id, 2)).toHaveLength(2);

    await sounds.world.work((await sounds.world.replace(id, sounds.world.films.short)).body.id);
    expect((await sounds.list(id)).at(-1)).toMatchObject({
      ...{ state: 'left-out', isDefault: false },
      problem:
        'Viewers do not get this track: it is 0:06 long, and the item is now 0:03 long. Add a track of that length.',
    });
    expect((await sounds.list(id))[0]).toMatchObject({ isDefault: true });
    expect(await sounds.renditions(id, 3)).toHaveLength(1);
    // Taken back, the film has its track again.
    await sounds.world.takeBack(id, id);
    expect((await sounds.list(id)).at(-1)).toMatchObject({ state: 'ready', isDefault: true });
    expect(await sounds.renditions(id, 1)).toHaveLength(2);
  });

  it('where parts were cut out since, a track that would no longer match is left out', async () => {
    const id = await sounds.world.anItem();
    await sounds.add(id, sounds.dub);
    await sounds.world.work((await sounds.world.cut(id, [{ from: 0, to: 1 }])).body.id);
    expect((await sounds.list(id)).at(-1)).toMatchObject({
      state: 'left-out',
      problem: expect.stringContaining('cut differently') as string,
    });
    expect(await sounds.renditions(id, 2)).toHaveLength(1);
    const french = await sounds.add(id, sounds.dub, { languageCode: 'fr' });
    expect((await sounds.list(id)).at(-1)).toMatchObject({ id: french, state: 'ready' });
  });

  it('the check of the portal finds nothing wrong, and a deleted item takes its tracks along', async () => {
    const id = await sounds.world.anItem();
    const trackId = await sounds.add(id, sounds.dub);
    const file = `media/${id}/sounds/${trackId}/sound-${trackId}.mp4`;
    const problems = async () => {
      const found: string[] = [];
      for await (const { kind, what } of checkPortal(sounds.world.service))
        if (kind === 'problem' && inEnglish(what).includes(id)) found.push(inEnglish(what));
      return found;
    };
    expect(await problems()).toEqual([]);
    await sounds.world.service.files.remove(file);
    expect(await problems()).toEqual([expect.stringContaining(file)]);

    const long = new Date('2000-01-01');
    await sounds.world.service.db.query(sql`
      update media_contents set status = 2, deleted_at = ${long} where id = ${id}`);
    await purgeDeletedItems(sounds.world.deps());
    expect(await sounds.world.service.db.query(sql`select from sound_tracks where id = ${trackId}`)).toEqual(
      [],
    );
    expect(await sounds.world.service.db.query(sql`select from uploads where id = ${trackId}`)).toEqual([]);
  });
});
