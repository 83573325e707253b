import type { CutRange } from '@tv/contract/cuts';
import { attachPackage } from '../media-contents/attach-package.ts';
import { countPackage } from '../organization/storage-db.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import type { MediaPackage } from '../media/media-package.ts';
import { endClaim, type Claim } from './claims-db.ts';
import { insertCompanions, readCompanions, withNotes } from './companions.ts';
import { findCaptionsWish, staysDraft } from './db.ts';
import { bytesIn, preserveSubtitles } from './package-files.ts';
import type { CaptionServices } from '../platform/caption-services.ts';
import { requestCaptionsAtImport } from '../machine-captions/request-at-import.ts';
import { SubtitleKind } from '@tv/contract/enumerations';
import { fillFromSource } from './source-tags-db.ts';
import { submitRecording } from './recordings/submit-recording.ts';
import { registerPresent } from './versions/version-rows-db.ts';
import { moveSubtitle, recordReplaced } from './replaced-packages-db.ts';

type Stores = { db: Database; files: Files };
type PublishDeps = Stores & { captionServices: CaptionServices };

/**
 * Moves a finished package into the file store and attaches it to the item in one transaction. The first package brings the
 * companion files with it. Before the commit nothing of the package can be read.
 */
export async function publishMediaContent(
  { db, files, captionServices }: PublishDeps,
  claim: Claim,
  { mediaPackage, cuts }: { mediaPackage: MediaPackage; cuts: readonly CutRange[] },
  folder: string,
  now: Date,
): Promise<void> {
  const { id, version } = claim;
  const key = `media/${id}/${version}`;
  const companions = await readCompanions({ db, files }, { id, folder, key }, mediaPackage);

  const sizeInBytes = await bytesIn(folder);
  await files.moveIn(folder, key);
  const moved = await preserveSubtitles({ db, files }, id);
  await db.transaction(async (queries) => {
    if (!(await endClaim(queries, claim, now))) return;
    if (mediaPackage.sourceTags) await fillFromSource(queries, id, mediaPackage.sourceTags, now);
    const attached = await attachPackage(
      queries,
      id,
      {
        mediaPackage: withNotes(mediaPackage, companions.notes),
        version,
        cuts,
        staysDraft: await staysDraft(queries, id),
      },
      now,
    );
    if (!attached) return;
    await countPackage(queries, id, version, sizeInBytes);
    if (cuts.length > 0) await registerPresent(queries, id, mediaPackage, sizeInBytes, cuts);
    await recordReplaced(queries, id, attached.replaced, version, now);
    // Subtitles and attachments that were deleted in the meantime stay deleted.
    if (!attached.isFirst) {
      for (const { subtitle, file } of moved) await moveSubtitle(queries, subtitle, file);
      return;
    }
    await submitRecording(queries, id, now);
    await insertCompanions(queries, id, companions);
    if (
      companions.subtitles.every(({ kind }) => kind === SubtitleKind.DESCRIPTION) &&
      mediaPackage.audioTracks.length > 0
    ) {
      const { organizationId, uploader, isWanted } = await findCaptionsWish(queries, id);
      const item = { id, organizationId, uploader, isWanted: isWanted ?? undefined };
      await requestCaptionsAtImport(queries, item, captionServices, now);
    }
  });
}
