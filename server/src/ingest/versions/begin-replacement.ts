import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Body } from '@tv/contract/api';
import { editRefusal } from '../../media-contents/edit-item.ts';
import { lockItemWhere } from '../../media-contents/edit-db.ts';
import { manageableBy } from '../../media-contents/manageable-db.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/db/database.ts';
import { invalidField, notFound, Problem, refuse } from '../../platform/http/problem.ts';
import { isFfmpegInstalled, missingFfmpeg } from '../run-ffmpeg.ts';
import { countOpenUploads, findOrInsertUpload, type UploadRow } from '../upload/db.ts';
import type { UploadBounds } from '../upload/quota-db.ts';
import { mostOpenUploads, tooManyOpen } from '../upload/begin-upload.ts';
import { refuseWhileMade } from './request-version.ts';
import { insertVersion } from './version-rows-db.ts';

type Deps = { db: Database; ffmpegPath: string | undefined } & UploadBounds;

/** Announces a file that is to replace an item's, or finds the upload of it that the same key began. */
export async function beginReplacement(
  { db, ffmpegPath, ...bounds }: Deps,
  manager: Manager,
  mediaContentId: string,
  { fileName, sizeInBytes, idempotencyKey }: Body<'POST /Management/MediaContents/:id/Replacements'>,
  now: Date,
): Promise<UploadRow> {
  if (ffmpegPath !== undefined && !isFfmpegInstalled(ffmpegPath)) throw new Problem(503, 0, missingFfmpeg);
  const createdBy = manager.personId ?? null;
  return db.transaction(async (queries) => {
    const item = await lockItemWhere(queries, mediaContentId, manageableBy(manager));
    if (!item) throw notFound('This media content');
    refuse(editRefusal(item));
    await refuseWhileMade(queries, item.id);
    if ((await countOpenUploads(queries, item.organizationId)) >= mostOpenUploads) throw tooManyOpen();
    const upload = await findOrInsertUpload(
      queries,
      {
        id: crypto.randomUUID(),
        organization_id: item.organizationId,
        created_by: createdBy,
        file_name: fileName,
        size_in_bytes: sizeInBytes,
        details: {},
      },
      // A file may replace one item, and be another one as well.
      idempotencyKey ? `${item.id} ${createdBy} ${idempotencyKey}` : null,
      bounds,
    );
    if (upload?.size_in_bytes !== sizeInBytes)
      throw invalidField('idempotencyKey', 'belongs to another file.');
    await insertVersion(
      queries,
      {
        ...{ id: upload.id, mediaContentId: item.id, sourceId: upload.id, cuts: [], createdBy },
        state: ProcessingStatus.UPLOADED,
      },
      now,
    );
    return upload;
  });
}
