import type { Database } from '../../platform/db/database.ts';
import type { Job, JobKind } from '../../platform/queue/job.ts';
import type { Files } from '../../platform/storage/files.ts';
import { findPackage } from '../../media-contents/media-package/package-db.ts';
import { smallJobs } from '../failures/ingest-failures.ts';
import { makePeaks } from './make-peaks.ts';

/** The kind of the jobs that find out how loud items are over their time. */
export const peaksKind = 'peaks';

export type PeaksPayload = { mediaContentId: string; version: number };

type PeaksDeps = { db: Database; files: Files; ffmpegPath: string };

/** Makes the peaks of items whose captions are edited. */
export const peaksJobs = (deps: PeaksDeps): JobKind<PeaksPayload> => ({
  kind: peaksKind,
  ...smallJobs,
  longestSeconds: 3600,
  itemOf: ({ mediaContentId }) => mediaContentId,
  run: (job, signal) => run(deps, job, signal),
});

async function run(
  { db, files, ffmpegPath }: PeaksDeps,
  { payload: { mediaContentId: id, version } }: Job<PeaksPayload>,
  signal: AbortSignal,
): Promise<string | void> {
  const found = await findPackage(db, id);
  if (found?.version !== version) return 'the item has another package now';
  await makePeaks(files, id, found, { ffmpegPath, signal });
}
