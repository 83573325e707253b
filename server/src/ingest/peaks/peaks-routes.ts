import { managerOf } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { enqueueJobs, isJobGivenUp } from '../../platform/queue/jobs-db.ts';
import type { Files } from '../../platform/storage/files.ts';
import { requireManaged } from '../../media-contents/management/managed-items-db.ts';
import { findPackage } from '../../media-contents/media-package/package-db.ts';
import { peaksKey, peaksPerSecond } from './make-peaks.ts';
import { peaksKind, type PeaksPayload } from './peaks-jobs.ts';

/** Answers how loud an item is over its time, and has it found out where nobody asked before. */
export function servePeaks(serve: Serve, { db, files }: { db: Database; files: Files }): void {
  serve('POST /Management/MediaContents/:id/Peaks', async ({ caller, params: { id } }) => {
    await requireManaged(db, managerOf(caller), id);
    const found = await findPackage(db, id);
    if (!found || found.package.audioTracks.length === 0) return { state: 'none' as const };
    const { version } = found;
    const key = peaksKey(id, version);
    if ((await files.size(key)) !== undefined) {
      const peaks = Buffer.concat(await files.read(key).toArray()).toString('base64');
      return { state: 'ready' as const, perSecond: peaksPerSecond(found.package), peaks };
    }
    const jobKey = `${id} ${version}`;
    const payload: PeaksPayload = { mediaContentId: id, version };
    await enqueueJobs(db, peaksKind, [{ key: jobKey, payload }]);
    return { state: (await isJobGivenUp(db, peaksKind, jobKey)) ? ('none' as const) : ('making' as const) };
  });
}
