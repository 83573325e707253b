import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockItem } from '../../media-contents/lifecycle/db.ts';
import { findPackage, refreshSounds } from '../../media-contents/media-package/package-db.ts';
import { newSoundFolder } from '../../media/sound-tracks.ts';
import { completeJob } from '../../platform/queue/job-ends-db.ts';
import type { Job, JobKind } from '../../platform/queue/job.ts';
import { fetchSource } from '../fetch-source.ts';
import { mediaJobs, reasonFor } from '../failures/ingest-failures.ts';
import type { MakeDeps } from '../make-and-publish.ts';
import { writeFailureNotices } from '../failures/tell-of-failures.ts';
import { whileReporting } from '../while-reporting.ts';
import { makeSound } from './make-sound.ts';
import {
  claimSound,
  completeSound,
  failSound,
  type MadeSound,
  reportSoundProgress,
  soundKind,
  type SoundPayload,
} from './sound-rows-db.ts';

type Claim = { id: string; mediaContentId: string; sizeInBytes: number; job: Job<SoundPayload> };

/** Makes sound tracks that people add to items. The pictures of an item are not touched. */
export const soundJobs = (deps: MakeDeps): JobKind<SoundPayload> => ({
  kind: soundKind,
  ...mediaJobs,
  run: (job, signal) => work(deps, job, signal),
  onGivenUp: async (queries, { payload: { trackId } }, problem) => {
    await failSound(queries, trackId, reasonFor(problem));
    await writeFailureNotices(queries, { kind: 'sound', id: trackId }, deps.clock());
  },
});

async function work(deps: MakeDeps, job: Job<SoundPayload>, stopping: AbortSignal): Promise<string | void> {
  const { db, log } = deps;
  const id = job.payload.trackId;
  const claim = await claimSound(db, id);
  if (!claim) return 'nothing to do any more';
  const report = (share: number) => reportSoundProgress(db, id, share);
  return whileReporting({ log, report, stopping }, (signal, onProgress) =>
    makeAndAdd(deps, { ...claim, id, job }, signal, onProgress),
  );
}

async function makeAndAdd(
  { db, files, ffmpegPath, scanner }: MakeDeps,
  claim: Claim,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  const { id, mediaContentId, sizeInBytes } = claim;
  const found = await findPackage(db, mediaContentId);
  if (!found) return;
  const seconds = found.package.durationInSeconds;
  const temporary = await files.temporaryFolder();
  try {
    const source = await fetchSource({ db, files, scanner }, { id, sizeInBytes }, temporary, signal);
    const folder = join(temporary, 'sound');
    await mkdir(folder);
    const made = await makeSound({ id, source, folder, seconds, ffmpegPath, signal, onProgress });
    const key = newSoundFolder(mediaContentId, id);
    // An attempt before this one may have ended between the files and the row.
    await files.remove(key);
    await files.moveIn(folder, key);
    const isAdded = await add({ db }, claim, {
      ...made,
      ...{ durationInSeconds: seconds, folder: key, version: found.version },
    });
    if (!isAdded) await files.remove(key);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Adds a finished track to its item in one transaction. Answers whether it was still wanted. */
const add = ({ db }: Pick<MakeDeps, 'db'>, claim: Claim, made: MadeSound): Promise<boolean> =>
  db.transaction(async (queries) => {
    if (!(await completeJob(queries, claim.job))) return false;
    const item = await lockItem(queries, claim.mediaContentId);
    if (!item || item.deletedAt || !(await completeSound(queries, claim, made))) return false;
    await refreshSounds(queries, claim.mediaContentId);
    return true;
  });
