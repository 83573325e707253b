import type { CutRange } from '@tv/contract/media/cuts';
import { cutLength } from '@tv/contract/media/cuts';
import { SubtitleKind } from '@tv/contract/enumerations';
import type { ItemEvent } from '@tv/contract/media-contents/item-history';
import { removeSubtitleFiles } from '../captions/store-subtitle.ts';
import { requestCaptionsAtImport } from '../machine-captions/request-at-import.ts';
import { isArchived } from '../media-contents/lifecycle/archive-states.ts';
import { type LockedItem, lockItem } from '../media-contents/lifecycle/db.ts';
import { findPackage } from '../media-contents/media-package/package-db.ts';
import { bytesOfPackage, type MediaPackage } from '../media/media-package.ts';
import { countPackage } from '../organization/storage/storage-db.ts';
import { recordAsUploader } from '../platform/audit-db.ts';
import { type CaptionServices, noCaptionServices } from '../platform/caption-services.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Job } from '../platform/queue/job.ts';
import { completeJob } from '../platform/queue/job-ends-db.ts';
import type { Files } from '../platform/storage/files.ts';
import { type Companions, insertCompanions, readCompanions, withNotes } from './companions.ts';
import { findCaptionsWish, staysDraft } from './db.ts';
import { asMade, bytesIn, preserveSubtitles } from './package-files.ts';
import { submitRecording } from './recordings/submit-recording.ts';
import { moveSubtitle } from './unused-files/replaced-packages-db.ts';
import { fillFromSource } from './source/source-tags-db.ts';
import { notesBeyondEnd } from './versions/beyond-end-db.ts';
import { captionsOfReplacement, insertCaptionsOfReplacement } from './versions/captions-of-replacement.ts';
import { endFormerVersions, retireVersions } from './versions/retire-versions-db.ts';
import { switchVersion } from './versions/switch-version-db.ts';
import { findPresentSource, registerPresent } from './versions/version-rows-db.ts';

type PublishDeps = { db: Database; files: Files; captionServices?: CaptionServices };

/** An attempt to make a package. All that differs between the item's own upload and further versions is here. */
export type Attempt = {
  /** The id of the item. */
  id: string;
  /** The number of the package. No other attempt has it. */
  version: number;
  /** The upload that the package is made of. */
  sourceId: string;
  job: Job;
  /** Of a version with a row of its own: what is served until now becomes a former version. Absent: it is removed a day later. */
  asVersion?: { createdBy: string | null };
  /** Notes with its package that the attempt is over. The item is locked. Answers whether it was still the one that counts. */
  end(queries: Queries, made: { package: MediaPackage; sizeInBytes: number }): Promise<boolean>;
};

/** A finished package: what it leaves out of its original, and the folder of its files. */
type Finished = { made: MediaPackage; cuts: CutRange[]; folder: string };

/**
 * Moves a finished package into the file store, and serves it from one transaction on. Before the commit nothing of it can be
 * read. The first package of an item brings the companion files with it and publishes a draft.
 */
export async function publishPackage(
  { db, files, captionServices = noCaptionServices }: PublishDeps,
  { id, version, sourceId, job, asVersion, end }: Attempt,
  { made, cuts, folder }: Finished,
  now: Date,
): Promise<void> {
  const key = `media/${id}/${version}`;
  const present = await findPackage(db, id);
  const former =
    asVersion && present && (await asMade(files, `media/${id}/${present.version}`, present.package));
  const companions = former
    ? { subtitles: [], attachments: [], notes: [] }
    : await readCompanions({ db, files }, { id, folder, key }, made);
  // A cut, and a package that is made again, have the captions that the item had or did without.
  const isOtherFile = former && (await findPresentSource(db, id)).sourceId !== sourceId;
  const captions = await captionsOfReplacement({ db, files }, id, isOtherFile ? made : undefined, folder);
  const sizeInBytes = await bytesIn(folder);
  await files.moveIn(folder, key);
  const moved = await preserveSubtitles({ db, files }, id);
  const isServed = await db.transaction(async (queries) => {
    if (!(await completeJob(queries, job))) return false;
    const item = await lockItem(queries, id);
    if (!item || item.deletedAt || item.packageVersion !== (present?.version ?? 0)) return false;
    const late = await notesBeyondEnd(queries, id, made.durationInSeconds + cutLength(cuts));
    const mediaPackage = withNotes(made, [...companions.notes, ...captions.notes, ...late]);
    if (!(await end(queries, { package: mediaPackage, sizeInBytes }))) return false;
    if (!present && made.sourceTags) await fillFromSource(queries, id, made.sourceTags, now);
    if (former) await registerPresent(queries, id, former, bytesOfPackage(former));
    await countPackage(queries, sourceId, version, sizeInBytes);
    const isDraft = await staysDraft(queries, id);
    await switchVersion({ queries, files }, item, { mediaPackage, version, cuts, staysDraft: isDraft }, now);
    // A further version has its row already.
    if (!asVersion && cuts.length > 0) await registerPresent(queries, id, made, sizeInBytes, cuts);
    // Subtitles and attachments that were deleted in the meantime stay deleted.
    for (const { subtitle, file } of moved) await moveSubtitle(queries, subtitle, file);
    if (!present) await beginItem(queries, id, { mediaPackage, companions, captionServices }, now);
    await insertCaptionsOfReplacement(queries, id, captions, now);
    if (asVersion) await endVersion(queries, item, { ...asVersion, sourceId }, now);
    return true;
  });
  if (isServed) return;
  await files.remove(key);
  for (const each of captions.added) await removeSubtitleFiles(files, each);
}

/** What an item gets with its first package: its companion files, its review where a member recorded it, and captions by machine. */
async function beginItem(
  queries: Queries,
  id: string,
  given: { mediaPackage: MediaPackage; companions: Companions; captionServices: CaptionServices },
  now: Date,
): Promise<void> {
  const { companions, mediaPackage, captionServices } = given;
  await submitRecording(queries, id, now);
  await insertCompanions(queries, id, companions);
  const hasCaptions = companions.subtitles.some(({ kind }) => kind !== SubtitleKind.DESCRIPTION);
  if (hasCaptions || mediaPackage.audioTracks.length === 0) return;
  const { organizationId, uploader, isWanted } = await findCaptionsWish(queries, id);
  const item = { id, organizationId, uploader, isWanted: isWanted ?? undefined };
  await requestCaptionsAtImport(queries, item, captionServices, now);
}

async function endVersion(
  queries: Queries,
  item: LockedItem,
  { createdBy, sourceId }: { createdBy: string | null; sourceId: string },
  now: Date,
): Promise<void> {
  // The renditions of the one that was archived are gone.
  await (isArchived(item) ? endFormerVersions : retireVersions)(queries, item.id);
  const action = 'media version served' satisfies ItemEvent;
  const served = { organizationId: item.organizationId, action, subject: item.id, now } as const;
  await recordAsUploader(queries, createdBy, served, sourceId);
}
