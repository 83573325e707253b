import { availableParallelism } from 'node:os';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import type { Log } from '../platform/log.ts';
import { workRepeatedly } from '../platform/queue/work-repeatedly.ts';
import { forgetStaleUploads } from './upload/db.ts';
import { forgetClaims } from './claims-db.ts';
import { processUpload } from './process-upload.ts';
import { removeReplaced } from './remove-replaced.ts';

type Deps = {
  db: Database;
  files: Files;
  clock: Clock;
  config: Pick<Config, 'ffmpegPath'>;
  log: Log;
};

const day = 24 * 3_600_000;
/** Two, so that an hour's film does not keep a clip waiting; one encoder uses about four cores well. */
const filesAtOnce = Math.min(8, Math.max(2, Math.floor(availableParallelism() / 4)));

/** Works on what was brought in, and on what a process that has died left behind. `stop` gives back what is under way. */
export async function workOnIngest(deps: Deps): Promise<{ stop(): Promise<void> }> {
  const { db, files, clock, config, log } = deps;
  if (db.embedded) await forgetClaims(db);
  // They hold whole sources, and would fill the disk.
  await files.tidy(db.embedded ? clock() : new Date(clock().getTime() - 2 * day));
  const ingest = { db, files, clock, log, ffmpegPath: config.ffmpegPath };
  const encoder = {
    what: 'processing files',
    pause: 1_000,
    async work(signal: AbortSignal) {
      while (!signal.aborted && (await processUpload(ingest, signal)));
    },
  };
  return workRepeatedly(log, [
    ...Array.from({ length: filesAtOnce }, () => encoder),
    { what: 'removing what nobody needs any more', pause: 60_000, work: () => tidyUp(deps) },
  ]);
}

async function tidyUp({ db, files, clock }: Deps): Promise<void> {
  await removeReplaced({ db, files, clock });
  const forgotten = await forgetStaleUploads(db, new Date(clock().getTime() - 7 * day));
  for (const id of forgotten) await Promise.all([files.remove(`uploads/${id}`), files.remove(`media/${id}`)]);
}
