import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import type { Log } from '../platform/log.ts';
import { workRepeatedly } from '../platform/queue/work-repeatedly.ts';
import { deleteStaleUploads } from './upload/db.ts';
import { enqueueLeftMoves } from './archive/move-db.ts';
import { enqueueLeftUploads } from './claims-db.ts';
import { enqueueLeftSounds } from './sound-tracks/sound-rows-db.ts';
import { enqueueLeftVersions } from './versions/claim-version-db.ts';
import { removeUnusedFolders } from './unused-files/remove-unused-folders.ts';
import { removeReplaced } from './unused-files/remove-replaced.ts';

type Deps = { db: Database; files: Files; clock: Clock; log: Log };

const day = 24 * 3_600_000;
const tidyEvery = 60_000;
const tidyTemporaryEvery = 600_000;

/** Removes unused files periodically. Temporary files, which may be whole sources, are removed before it resolves. */
export async function tidyIngest(deps: Deps): Promise<{ stop(): Promise<void> }> {
  const { db, files, log } = deps;
  await files.tidy({ isAlone: db.embedded !== undefined });
  return workRepeatedly(log, [
    {
      task: 'enqueuing uploads that have no job',
      pause: tidyEvery,
      work: () => db.transaction(enqueueLeftUploads),
    },
    {
      task: 'enqueuing versions that have no job',
      pause: tidyEvery,
      work: () => db.transaction(enqueueLeftVersions),
    },
    {
      task: 'enqueuing sound tracks that have no job',
      pause: tidyEvery,
      work: () => db.transaction(enqueueLeftSounds),
    },
    {
      task: 'enqueuing originals that have no job',
      pause: tidyEvery,
      work: () => db.transaction(enqueueLeftMoves),
    },
    { task: 'removing unused files', pause: tidyEvery, work: () => tidyUp(deps) },
    {
      task: 'removing what killed processes left',
      pause: tidyTemporaryEvery,
      work: () => files.tidy({ isAlone: false }),
    },
  ]);
}

async function tidyUp({ db, files, clock }: Deps): Promise<void> {
  await removeReplaced({ db, files, clock });
  await removeUnusedFolders({ db, files });
  const deleted = await deleteStaleUploads(db, new Date(clock().getTime() - 7 * day));
  for (const id of deleted) await Promise.all([files.remove(`uploads/${id}`), files.remove(`media/${id}`)]);
}
