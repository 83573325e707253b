import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db.ts';
import type { Files } from '../../platform/files.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { forgetStaleUploads } from '../upload/db.ts';
import { forgetClaims, listUnfinished } from './db.ts';
import { ingestQueue } from './ingest-queue.ts';
import type { IngestJob } from './ingest-queue.ts';
import { processUpload } from './process-upload.ts';

type Parts = {
  db: Database;
  files: Files;
  jobs: Jobs;
  clock: Clock;
  config: Pick<Config, 'ffmpegPath'>;
  log: Log;
};

const day = 24 * 3600;
/** Milliseconds between two looks for work whose process has died. */
const sweepEvery = 60_000;

/** Works on what was brought in, and takes up what a process that has died left behind. `stop` gives back what is under way. */
export async function workOnIngest({
  db,
  files,
  jobs,
  clock,
  config,
  log,
}: Parts): Promise<{ stop(): void }> {
  const stopping = new AbortController();
  if (db.embedded) await forgetClaims(db);
  await removeLeftovers(files, db.embedded ? clock() : new Date(clock().getTime() - 2 * day * 1000));
  const sweep = async () => {
    for (const uploadId of await listUnfinished(db, clock()))
      await jobs.send(ingestQueue, { uploadId }, { key: uploadId });
    const forgotten = await forgetStaleUploads(db, new Date(clock().getTime() - 7 * day * 1000));
    for (const id of forgotten)
      await Promise.all([files.remove(`uploads/${id}`), files.remove(`media/${id}`)]);
  };
  await jobs.work<IngestJob>(ingestQueue, { retries: 2, longestSeconds: day }, ({ uploadId }, signal) =>
    processUpload(
      { db, files, clock, log, ffmpegPath: config.ffmpegPath },
      uploadId,
      AbortSignal.any([signal, stopping.signal]),
    ),
  );
  await sweep();
  const timer = setInterval(() => {
    sweep().catch((err: unknown) => log.warn({ err }, 'unfinished uploads could not be looked for'));
  }, sweepEvery);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}

/** Working folders of processes that were killed; they hold whole sources and would fill the disk. */
async function removeLeftovers(files: Files, before: Date): Promise<void> {
  const own = await files.temporaryFolder();
  const parent = dirname(own);
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && found.mtime < before) await rm(folder, { recursive: true, force: true });
  }
  await rm(own, { recursive: true, force: true });
}
