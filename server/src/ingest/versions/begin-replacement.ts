import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Body } from '@tv/contract/calls/api';
import { editRefusal } from '../../media-contents/edit-item.ts';
import { lockItemWhere } from '../../media-contents/edit-db.ts';
import { manageableBy } from '../../media-contents/manageable-db.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/db/database.ts';
import { notFound, refuse } from '../../platform/http/problem.ts';
import { announceFile, requireFfmpeg } from '../upload/announce-file.ts';
import type { UploadRow } from '../upload/db.ts';
import type { UploadBounds } from '../upload/quota-db.ts';
import { refuseUnready } from './request-version.ts';
import { insertVersion } from './version-rows-db.ts';

type Deps = { db: Database; ffmpegPath: string | undefined } & UploadBounds;

/** Announces a file that is to replace an item's, or finds the upload of it that the same key began. */
export async function beginReplacement(
  { db, ffmpegPath, ...bounds }: Deps,
  manager: Manager,
  mediaContentId: string,
  given: Body<'POST /Management/MediaContents/:id/Replacements'>,
  now: Date,
): Promise<UploadRow> {
  requireFfmpeg(ffmpegPath);
  const createdBy = manager.personId ?? null;
  return db.transaction(async (queries) => {
    const item = await lockItemWhere(queries, mediaContentId, manageableBy(manager));
    if (!item) throw notFound('This media content');
    refuse(editRefusal(item));
    await refuseUnready(queries, item);
    const upload = await announceFile(queries, item, { ...given, createdBy, scope: item.id }, bounds);
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
