import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/db/list-order.ts';
import type { Log } from '../../platform/log.ts';
import type { Files } from '../../platform/storage/files.ts';
import { readLines } from '../receive/live-files.ts';
import { findStreamState, listRuns, listSegments } from '../stream/segments-db.ts';
import { segmentStorer } from './store-segments.ts';

export type LeftDeps = {
  db: Database;
  files: Files;
  log: Pick<Log, 'info' | 'error'>;
  /** Where encoders of this machine write. Each event has a folder in it, and in that each time that a worker had the event. */
  folder: string;
};

/** Stores what a worker of this machine that was killed had encoded and not stored yet, unless others went on with the event. */
export async function takeUpLeft(deps: LeftDeps): Promise<void> {
  for (const id of await foldersOfEvents(deps.folder)) {
    const parts = await readdir(join(deps.folder, id)).catch(() => []);
    for (const part of parts)
      await takeUp(deps, id, part).catch((err: unknown) =>
        deps.log.error({ err, event: id }, 'segments that a killed process left could not be stored'),
      );
  }
}

async function takeUp({ db, files, log, folder: all }: LeftDeps, id: string, part: string): Promise<void> {
  const state = await findStreamState(db, id);
  if (!state || state.state === 'onDemand') return;
  const last = (await listSegments(db, id, -1)).at(-1);
  // Segments have the order in which they are stored.
  if (last && last.part !== part) return;
  const folder = join(all, id, part);
  const left = (await readLines(folder, 'segments')).filter(
    ({ number }) => number > (last?.fileNumber ?? -1),
  );
  const store = segmentStorer({ db, files, log }, { id, part, folder });
  for (const segment of left) await store(segment);
  if (left.length > 0)
    log.info({ event: id, segments: left.length }, 'segments of a killed process were stored');
}

/** Removes the folders of events whose item has its original, or that are gone. `isRunning`: this process has the event. */
export async function tidyLeft({ db, folder }: LeftDeps, isRunning: (id: string) => boolean): Promise<void> {
  for (const id of await foldersOfEvents(folder)) {
    if (isRunning(id)) continue;
    const state = await findStreamState(db, id);
    const isFinished = state?.state === 'onDemand' && (await listRuns(db, id)).length === 0;
    if (!state || isFinished) await rm(join(folder, id), { recursive: true, force: true });
  }
}

const foldersOfEvents = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isUuid);
