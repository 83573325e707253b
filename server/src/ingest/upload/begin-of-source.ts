import { createHash } from 'node:crypto';
import { because } from '@tv/contract/problem-reasons';
import type { NewUpload } from '@tv/contract/uploads';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/db/database.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { findOrInsertUpload, type UploadRow } from './db.ts';
import { mayAddTo } from './may-add-to.ts';
import type { UploadBounds } from './quota-db.ts';
import { moveSource, takeSource } from './sources-db.ts';

type Announced = {
  announced: Parameters<typeof findOrInsertUpload>[1];
  /** The same for the same file. */
  key: string | null;
  source: NonNullable<NewUpload['source']>;
  bounds: UploadBounds;
};

/**
 * Begins the upload of a source's item, or finds the one that it has. A file that has not arrived wholly, and is another one by now, begins
 * anew. Throws 409 for what somebody else brings in, and for what was deleted here.
 */
export const beginOfSource = (
  db: Database,
  { announced, key, source: { isAgain = false, ...source }, bounds }: Announced,
  caller: Caller,
): Promise<UploadRow> =>
  db.transaction(async (queries) => {
    const { id, organization_id: organizationId, size_in_bytes: size } = announced;
    const { kind, instance, id: sourceId } = source;
    const hash = createHash('sha256').update(JSON.stringify([kind, instance, sourceId, key]));
    const ownKey = key === null ? null : `source ${hash.digest('hex')}`;
    const known = await takeSource(queries, organizationId, source, id);
    if (known?.isDeleted && !isAgain) throw new Problem(409, 0, because('files.sourceDeleted'));
    if (known?.upload && !known.isDeleted) {
      if (!mayAddTo(known.upload, caller)) throw new Problem(409, 0, because('files.sourceOfOthers'));
      if (known.upload.completed_at) return known.upload;
    }
    const upload = await findOrInsertUpload(queries, announced, ownKey, bounds);
    if (!upload || (!announced.is_growing && upload.size_in_bytes !== size))
      throw invalidField('idempotencyKey', because('files.otherFile'));
    if (known) await moveSource(queries, organizationId, source, upload.id);
    return upload;
  });
