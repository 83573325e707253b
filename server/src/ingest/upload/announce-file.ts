import { because } from '@tv/contract/reasons/problem-reasons';
import type { LockedItem } from '../../media-contents/lifecycle/db.ts';
import { currentActor } from '../../platform/actor.ts';
import type { Queries } from '../../platform/db/database.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { countOpenUploads, findOrInsertUpload, type UploadRow } from './db.ts';
import type { UploadBounds } from './quota-db.ts';

/** The maximum number of open uploads of one person in one organization. */
const maxOpenUploads = 200;

/** Throws 503 where uploads would never be processed. `undefined`: another process does that. */
export function requireFfmpeg(ffmpegPath: string | undefined): void {
  if (ffmpegPath !== undefined && !isFfmpegInstalled(ffmpegPath))
    throw new Problem(503, 0, because('files.noProgram'));
}

/** Throws 429 where a person, or the command line (`null`), has too many uploads in an organization that are not complete. */
export async function refuseManyOpen(
  db: Queries,
  organizationId: string,
  personId: string | null,
): Promise<void> {
  if ((await countOpenUploads(db, organizationId, personId)) >= maxOpenUploads)
    throw new Problem(429, 0, because('files.manyOpen', { most: maxOpenUploads }), {
      retryAfterSeconds: 60,
    });
}

type FileOfItem = {
  fileName: string;
  sizeInBytes: number;
  createdBy: string | null;
  idempotencyKey?: string | undefined;
  /** The same key can begin one upload in each scope, because a file may have several purposes. */
  scope: string;
};

/**
 * Belongs into the transaction that locked the item. Announces a file that becomes a part of it, or finds the upload that the same
 * key began. Throws 400, 413 or 429.
 */
export async function announceFile(
  queries: Queries,
  item: LockedItem,
  { fileName, sizeInBytes, createdBy, idempotencyKey, scope }: FileOfItem,
  bounds: UploadBounds,
): Promise<UploadRow> {
  await refuseManyOpen(queries, item.organizationId, createdBy);
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
    idempotencyKey ? `${scope} ${createdBy ?? currentActor()?.apiKeyId ?? null} ${idempotencyKey}` : null,
    bounds,
  );
  if (upload?.size_in_bytes !== sizeInBytes) throw invalidField('idempotencyKey', because('files.otherFile'));
  return upload;
}

/** Throws 409 for an upload of which bytes are missing. */
export function refuseIncomplete(offset: number, size: number): void {
  if (offset < size) throw new Problem(409, 0, because('files.incompleteUpload', { offset, size }));
}
