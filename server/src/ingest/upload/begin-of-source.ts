import { createHash } from 'node:crypto';
import { because } from '@tv/contract/reasons/problem-reasons';
import type { NewUpload } from '@tv/contract/uploads/uploads';
import type { Database } from '../../platform/db/database.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { deleteOpenUpload, findOrInsertUpload, findUpload, type UploadRow } from './db.ts';
import type { UploadBounds } from './quota-db.ts';
import { moveSource, takeSource } from './sources-db.ts';

type Announced = {
  announced: Parameters<typeof findOrInsertUpload>[1];
  /** The same for the same file. */
  key: string | null;
  source: NonNullable<NewUpload['source']>;
  bounds: UploadBounds;
  /** Whether the caller may go on with an upload that the item has. */
  mayAdd: (upload: UploadRow) => boolean;
  /** An upload of another file that got bytes since then goes on, and this one is refused. Absent: this one replaces it. */
  yieldsSince?: Date;
};

/**
 * Begins the upload of a source's item, or finds the one that it has. A file that has not arrived wholly, and is another one by now, begins
 * anew: what arrived before is deleted, so that a sender that is still running creates no second item. Throws 409 for what somebody else brings in,
 * and for what was deleted here.
 */
export const beginOfSource = (
  db: Database,
  { announced, key, source: { isAgain = false, ...source }, bounds, mayAdd, yieldsSince }: Announced,
): Promise<UploadRow> =>
  db.transaction(async (queries) => {
    const { id, organization_id: organizationId, size_in_bytes: size } = announced;
    const { kind, instance, id: sourceId } = source;
    const hash = createHash('sha256').update(JSON.stringify([kind, instance, sourceId, key]));
    const ownKey = key === null ? null : `source ${hash.digest('hex')}`;
    const known = await takeSource(queries, organizationId, source, id);
    if (known?.isDeleted && !isAgain) throw new Problem(409, 0, because('files.sourceDeleted'));
    if (known?.upload && !known.isDeleted) {
      const { upload } = known;
      if (!mayAdd(upload)) throw new Problem(409, 0, because('files.sourceOfOthers'));
      if (upload.completed_at) return upload;
      if (upload.idempotency_key === null || upload.idempotency_key !== ownKey) {
        if (yieldsSince && upload.updated_at > yieldsSince)
          throw new Problem(409, 0, because('files.sourceArrives'));
        // It may have become an item a moment ago.
        const arrived = (await deleteOpenUpload(queries, upload.id))
          ? undefined
          : await findUpload(queries, upload.id);
        if (arrived) return arrived;
      }
    }
    const upload = await findOrInsertUpload(queries, announced, ownKey, bounds);
    if (!upload || (!announced.is_growing && upload.size_in_bytes !== size))
      throw invalidField('idempotencyKey', because('files.otherFile'));
    if (known) await moveSource(queries, organizationId, source, upload.id);
    return upload;
  });
