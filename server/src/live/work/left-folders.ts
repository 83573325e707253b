import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isOnAir } from '@tv/contract/live/live-states';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/db/list-order.ts';
import type { Log } from '../../platform/log.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { EncodeLeftOptions } from '../receive/encoder/encode-left.ts';
import { encodedSegment, readLines } from '../receive/live-files.ts';
import type { LiveSegment } from '../receive/live-report.ts';
import { findLastPart, findStreamState, listRuns } from '../stream/segments-db.ts';
import { segmentStorer } from './store-segments.ts';

export type LeftDeps = {
  db: Database;
  files: Files;
  log: Pick<Log, 'info' | 'error'>;
  /** Where encoders of this machine write. Each event has a folder in it, and in that each time that a worker had the event. */
  folder: string;
};

/** Stores what a worker of this machine that was killed had encoded and not stored yet. Viewers get it, unless others went on with the event. */
export async function takeUpLeft(deps: LeftDeps): Promise<void> {
  for (const id of await foldersOfEvents(deps.folder))
    for (const part of await partsOf(deps, id))
      await takeUp(deps, id, part).catch((err: unknown) =>
        deps.log.error({ err, event: id }, 'segments that a killed process left could not be stored'),
      );
}

/**
 * Encodes and stores, for the recording alone, what was received of an event on this machine and is in no segment: what was skipped, because
 * the encoder was late, and what a killed worker had received. No worker of this machine is encoding the event. Safe to repeat.
 */
export async function completeEvent(
  deps: LeftDeps & { encodeLeft: (options: EncodeLeftOptions) => Promise<void> },
  id: string,
  { signal, isRunning = () => false }: { signal: AbortSignal; isRunning?: () => boolean },
): Promise<void> {
  const { log, encodeLeft } = deps;
  const parts = await partsOf(deps, id);
  // A worker that begins now has a folder that is not among these.
  if (isRunning()) return;
  for (const part of parts) {
    await takeUp(deps, id, part);
    await encodeLeft({
      ...{ folder: join(deps.folder, id, part), signal },
      onFailure: (err) => log.error({ err, event: id }, 'a part of a live event could not be encoded later'),
    });
    await takeUp(deps, id, part);
  }
}

async function takeUp({ db, files, log, folder: all }: LeftDeps, id: string, part: string): Promise<void> {
  const state = await findStreamState(db, id);
  if (!state || state.state === 'onDemand') return;
  const last = await findLastPart(db, id);
  // Segments have the order in which they are stored.
  const othersWentOn = last !== undefined && last !== part;
  const folder = join(all, id, part);
  const lines = await readLines(folder, 'segments');
  const left = lines.filter((segment) => hasFiles(folder, segment));
  const store = segmentStorer({ db, files, log }, { id, part, folder });
  for (const segment of left) await store(othersWentOn ? { ...segment, isLate: true } : segment);
  if (left.length > 0)
    log.info({ event: id, segments: left.length }, 'segments of a killed process were stored');
}

/** Events on air of which this machine has a folder, and that it does not run. */
export async function listLeftOnAir(
  { db, folder }: Pick<LeftDeps, 'db' | 'folder'>,
  isRunning: (id: string) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const id of await foldersOfEvents(folder)) {
    const state = isRunning(id) ? undefined : await findStreamState(db, id);
    if (state && isOnAir(state.state)) found.push(id);
  }
  return found;
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

/** The files of a segment are removed once it is stored, or nobody is to get it. */
const hasFiles = (folder: string, { number, seconds }: LiveSegment): boolean =>
  Object.keys(seconds).every((track) => existsSync(join(folder, encodedSegment(track, number))));

/** Each time with an event has a folder of its own. */
const partsOf = ({ folder }: Pick<LeftDeps, 'folder'>, id: string): Promise<string[]> =>
  readdir(join(folder, id)).catch(() => []);

const foldersOfEvents = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isUuid);
