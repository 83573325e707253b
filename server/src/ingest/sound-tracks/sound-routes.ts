import type { SoundTrack } from '@tv/contract/media/sound-tracks';
import { applyChange } from '../../media-contents/management/change-item.ts';
import { requireManaged } from '../../media-contents/management/managed-items-db.ts';
import { managerOf } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { changeSound, completeSoundUpload, removeSound } from './change-sound.ts';
import { listSoundTracks } from './list-sound-tracks.ts';

type SoundDeps = { db: Database; clock: Clock };

/** The calls with which managers add sound tracks to an item, name, remove and choose them. Uploads announce the file of one. */
export function serveSoundTracks(serve: Serve, deps: SoundDeps): void {
  const { db } = deps;
  const answer = async (id: string, trackId: string): Promise<SoundTrack> => {
    const found = (await listSoundTracks(db, id)).find((track) => track.id === trackId);
    if (!found) throw notFound('This sound track');
    return found;
  };

  serve('GET /Management/MediaContents/:id/SoundTracks', async ({ caller, params: { id } }) => {
    await requireManaged(db, managerOf(caller), id);
    return listSoundTracks(db, id);
  });

  serve(
    'POST /Management/MediaContents/:id/SoundTracks/:trackId/Completions',
    async ({ caller, params: { id, trackId } }) => {
      const track = trackId.toLowerCase();
      await applyChange(deps, managerOf(caller), id, (queries, item) =>
        completeSoundUpload(queries, item, track),
      );
      return answer(id, track);
    },
  );

  serve(
    'PATCH /Management/MediaContents/:id/SoundTracks/:trackId',
    async ({ caller, params: { id, trackId }, body }) => {
      const track = trackId.toLowerCase();
      await applyChange(deps, managerOf(caller), id, (queries, item) =>
        changeSound(queries, item, track, body),
      );
      return answer(id, track);
    },
  );

  serve(
    'DELETE /Management/MediaContents/:id/SoundTracks/:trackId',
    async ({ caller, params: { id, trackId } }) => {
      await applyChange(deps, managerOf(caller), id, (queries, item) =>
        removeSound(queries, item, trackId.toLowerCase()),
      );
    },
  );
}
