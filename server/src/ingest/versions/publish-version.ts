import type { ItemEvent } from '@tv/contract/item-history';
import { cutLength } from '@tv/contract/cuts';
import { removeSubtitleFiles } from '../../captions/store-subtitle.ts';
import { isArchived } from '../../media-contents/lifecycle/archive-states.ts';
import { lockItem } from '../../media-contents/lifecycle/db.ts';
import { findPackage } from '../../media-contents/package-db.ts';
import type { MediaPackage } from '../../media/media-package.ts';
import { ownSounds } from '../../media/sound-tracks.ts';
import { pickPosters } from '../../media/posters.ts';
import { countPackage } from '../../organization/storage-db.ts';
import { recordAsUploader } from '../../platform/audit-db.ts';
import type { Database } from '../../platform/db/database.ts';
import { completeJob } from '../../platform/queue/job-ends-db.ts';
import type { Files } from '../../platform/storage/files.ts';
import { insertCompanions, readCompanions, withNotes } from '../companions.ts';
import { bytesIn, preserveSubtitles } from '../package-files.ts';
import { moveSubtitle } from '../replaced-packages-db.ts';
import { notesBeyondEnd } from './beyond-end-db.ts';
import { captionsOfReplacement, insertCaptionsOfReplacement } from './captions-of-replacement.ts';
import { completeVersion, type VersionClaim } from './claim-version-db.ts';
import { endFormerVersions, retireVersions } from './retire-versions-db.ts';
import { switchVersion } from './switch-version-db.ts';
import { findPresentSource, registerPresent } from './version-rows-db.ts';

/**
 * Moves the finished package of a version into the file store, and serves it from one transaction on. What was served until
 * then becomes a former version.
 */
export async function publishVersion(
  { db, files }: { db: Database; files: Files },
  claim: VersionClaim,
  made: MediaPackage,
  folder: string,
  now: Date,
): Promise<void> {
  const { mediaContentId: id, version } = claim;
  const key = `media/${id}/${version}`;
  const companions = await readCompanions({ db, files }, { id, folder, key }, made);
  const sizeInBytes = await bytesIn(folder);
  const present = await findPackage(db, id);
  // A cut, and a package that is made again, have the captions that the item had or did without.
  const isOtherFile = (await findPresentSource(db, id)).sourceId !== claim.sourceId;
  const captions = await captionsOfReplacement(
    { db, files },
    id,
    present && isOtherFile ? made : undefined,
    folder,
  );
  const noted = withNotes(made, present ? captions.notes : companions.notes);
  const former = present && (await asMade(files, `media/${id}/${present.version}`, present.package));
  await files.moveIn(folder, key);
  const moved = await preserveSubtitles({ db, files }, id);
  const isServed = await db.transaction(async (queries) => {
    if (!(await completeJob(queries, claim.job))) return false;
    const item = await lockItem(queries, id);
    if (!item || item.deletedAt || item.packageVersion !== (present?.version ?? 0)) return false;
    const whole = made.durationInSeconds + cutLength(claim.cuts);
    const mediaPackage = withNotes(noted, await notesBeyondEnd(queries, id, whole));
    if (!(await completeVersion(queries, claim, { package: mediaPackage, sizeInBytes }))) return false;
    if (former) await registerPresent(queries, id, former, bytesOfPackage(former));
    await countPackage(queries, claim.sourceId, version, sizeInBytes);
    await switchVersion({ queries, files }, item, { mediaPackage, version, cuts: claim.cuts }, now);
    for (const { subtitle, file } of moved) await moveSubtitle(queries, subtitle, file);
    if (!former) await insertCompanions(queries, id, companions);
    await insertCaptionsOfReplacement(queries, id, captions, now);
    // The renditions of the one that was archived are gone.
    await (isArchived(item) ? endFormerVersions : retireVersions)(queries, id);
    const served = {
      organizationId: item.organizationId,
      action: 'media version served' as const satisfies ItemEvent,
      subject: id,
      now,
    };
    await recordAsUploader(queries, claim.createdBy, served, claim.sourceId);
    return true;
  });
  if (isServed) return;
  await files.remove(key);
  for (const each of captions.added) await removeSubtitleFiles(files, each);
}

/** The package in a folder, without the chapters and the poster that people gave the item since. */
async function asMade(files: Files, folder: string, present: MediaPackage): Promise<MediaPackage> {
  const description = `${folder}/media-package.json`;
  if ((await files.size(description)) !== undefined)
    return JSON.parse(await files.readText(description)) as MediaPackage;
  const { chosenPoster, posterVersion: _version, ...rest } = present;
  return { ...rest, ...ownSounds(present), ...pickPosters(chosenPoster?.automatic ?? present) };
}

/** Bytes of the media of a package. */
export const bytesOfPackage = ({ renditions, audioTracks }: MediaPackage): number =>
  [...renditions, ...audioTracks].reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0);
