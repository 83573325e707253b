import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codecName } from '../../ingest/encoding/codec-names.ts';
import type { Database } from '../../platform/db/database.ts';
import { crossing } from '../../platform/db/second-lock/scope.ts';
import type { Log } from '../../platform/log.ts';
import type { Files } from '../../platform/storage/files.ts';
import { soundBits } from '../receive/encoder/encoder-arguments.ts';
import { encodedHeader, encodedSegment, readLines, removeSegment } from '../receive/live-files.ts';
import type { LiveSegment } from '../receive/live-report.ts';
import {
  headerFile,
  insertRun,
  insertSegment,
  liveFolder,
  segmentFile,
  type StoredTrack,
} from '../stream/segments-db.ts';

export type StoreDeps = {
  db: Database;
  files: Files;
  log: Pick<Log, 'error'>;
  /** Called once a segment is stored. */
  onStored?: (segment: LiveSegment) => void;
};
/** An event whose encoder writes into `folder`. The names of stored files begin with `part`, a worker's time with the event. */
export type EncodedEvent = { id: string; part: string; folder: string };

/** Milliseconds until another try, while the store or the database is away. */
const retryEvery = 1_000;

/**
 * Stores what an encoder has finished, in its order: files first, then the row that names them. What cannot be stored is tried again
 * until it is, or until `signal`; the encoder's folder has it meanwhile.
 */
export function storeSegments(deps: StoreDeps, event: EncodedEvent, signal: AbortSignal) {
  const storeNext = segmentStorer(deps, event);
  let last: Promise<void> = Promise.resolve();
  let hasStored = false;
  const aborted = new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }));

  async function untilStored(segment: LiveSegment): Promise<void> {
    while (!signal.aborted) {
      try {
        await crossing('worker', () => storeNext(segment));
        hasStored = true;
        deps.onStored?.(segment);
        return;
      } catch (err) {
        deps.log.error({ err, event: event.id }, 'a live segment could not be stored');
        await new Promise((done) => setTimeout(done, retryEvery));
      }
    }
  }
  return {
    add: (segment: LiveSegment): void => {
      last = last.then(() => untilStored(segment));
    },
    /** Settles when everything that was added is stored. */
    stored: (): Promise<void> => Promise.race([last, aborted]),
    /** There is something to watch. */
    hasStored: (): boolean => hasStored,
  };
}

/** Stores one segment of an event after another, each behind the description of its run. */
export function segmentStorer(deps: StoreDeps, event: EncodedEvent): (segment: LiveSegment) => Promise<void> {
  const known = new Set<number>();
  return async (segment) => {
    if (!known.has(segment.run)) {
      await storeRun(deps, event, segment);
      known.add(segment.run);
    }
    await storeFiles(deps, event, segment);
  };
}

async function storeRun(
  { db, files }: StoreDeps,
  event: EncodedEvent,
  { run, startsAt }: LiveSegment,
): Promise<void> {
  const runs = await readLines(event.folder, 'runs');
  const described = runs.findLast((each) => each.run === run);
  if (!described) throw new Error(`The encoder has not described its run ${run}.`);
  const { part } = event;
  const header = async (track: string) => {
    const bytes = await readFile(join(event.folder, encodedHeader(track, run)));
    await files.write(`${liveFolder(event.id)}/${headerFile({ part, run }, track)}`, bytes);
    return codecName(bytes);
  };
  const tracks: StoredTrack[] = [];
  for (const { track, bitsPerSecond, ...picture } of described.renditions)
    tracks.push({ track, bitsPerSecond, codecs: await header(track), picture });
  for (const [index, { track, languageCode, title }] of described.sounds.entries()) {
    const name = title ?? (index === 0 ? 'Original' : `Sound ${index + 1}`);
    const sound = { name, ...(languageCode && { languageCode }) };
    tracks.push({ track, bitsPerSecond: soundBits, codecs: await header(track), sound });
  }
  await insertRun(db, event.id, { part, run, tracks, startsAt: new Date(startsAt) });
}

async function storeFiles(
  { db, files }: StoreDeps,
  event: EncodedEvent,
  segment: LiveSegment,
): Promise<void> {
  const { part } = event;
  const { run, number: fileNumber } = segment;
  const lengths = await Promise.all(
    Object.entries(segment.seconds).map(async ([track, seconds]) => {
      const file = join(event.folder, encodedSegment(track, fileNumber));
      const { size } = await stat(file);
      const key = `${liveFolder(event.id)}/${segmentFile({ part, fileNumber }, track)}`;
      await files.write(key, createReadStream(file));
      return [track, { seconds, bytes: size }] as const;
    }),
  );
  await insertSegment(db, event.id, {
    ...{ part, run, fileNumber, startsAt: new Date(segment.startsAt), lengths: Object.fromEntries(lengths) },
    isLate: segment.isLate ?? false,
  });
  await removeSegment(event.folder, segment);
}
