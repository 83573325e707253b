import { because } from '@tv/contract/reasons/problem-reasons';
import type { Readable } from 'node:stream';
import { memberRecordingLimits, uploadLimits } from '@tv/contract/limits/upload-limits';
import type { Database } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import { Problem } from '../../platform/http/problem.ts';
import { bounded } from '../../platform/http/bodies/bounded.ts';
import { findUpload, recordChunk } from './db.ts';
import type { UploadRow } from './db.ts';
import { refuseLargeRecording } from './member-recording.ts';
import type { UploadBounds } from './quota-db.ts';

/**
 * Stores the next bytes of a file. A chunk counts only when it is complete and begins where the
 * last one ended. A chunk that is repeated, cut off, or sent twice at once therefore does no harm.
 */
export async function appendChunk(
  { db, files, ...bounds }: { db: Database; files: Files } & UploadBounds,
  upload: UploadRow,
  start: number,
  bytes: Readable,
): Promise<UploadRow> {
  if (start !== upload.received_bytes) throw elsewhere(upload);
  const most = upload.details.isForReview ? memberRecordingLimits.size : uploadLimits.file;
  const size = upload.is_growing ? most : upload.size_in_bytes;
  if (upload.is_growing && start >= most) refuseLargeRecording(start + 1);
  const room = Math.min(uploadLimits.chunk, size - start);
  const file = `uploads/${upload.id}/${start}-${crypto.randomUUID()}`;
  let length = 0;
  try {
    await files.write(
      file,
      bounded(bytes, room, (size) => (length += size)),
    );
    const isNext = length > 0 && (await recordChunk(db, upload, { start, length, file }, bounds));
    if (!isNext) throw elsewhere((await findUpload(db, upload.id)) ?? upload);
  } catch (problem) {
    await files.remove(file);
    throw problem;
  }
  const received = start + length;
  return { ...upload, received_bytes: received, ...(upload.is_growing && { size_in_bytes: received }) };
}

const elsewhere = ({ received_bytes: offset }: UploadRow) =>
  new Problem(409, 0, because('files.otherOffset', { offset }));
