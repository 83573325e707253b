import { Readable } from 'node:stream';
import type { NewSoundTrack, SoundTrack, SoundTrackChange } from '@tv/contract/media/sound-tracks';
import { expect } from 'vitest';
import { managerOf } from '../../platform/auth/caller.ts';
import { doDueJobs, onlyJob } from '../../platform/queue/test-queue.ts';
import { ffmpegPath, tone } from '../test-sources.ts';
import { appendChunk } from '../upload/append-chunk.ts';
import { startVersions } from '../versions/test-versions.ts';
import { beginSound } from './change-sound.ts';
import { soundJobs } from './sound-jobs.ts';

const calls = '/Management/MediaContents/:id/SoundTracks';

/** Items with versions, and what tests do with their sound tracks. `dub` is a tone of five seconds. */
export async function startSoundTracks() {
  const world = await startVersions();
  const dub = await world.make('dub.m4a', [...tone(5, 660), '-c:a', 'aac']);
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
  return { world, dub, begin, complete, work, add, list, change, remove, renditions };
}
