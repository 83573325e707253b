import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uploadLimits } from '@tv/contract/management';
import type { NewUpload, Processing, Upload } from '@tv/contract/management';
import type { FoundMedia } from './collect-files.ts';
import { NotReached, ServiceProblem } from './service.ts';
import type { Service } from './service.ts';

export type UploadWishes = Omit<NewUpload, 'fileName' | 'sizeInBytes' | 'idempotencyKey'>;

/** Milliseconds before the tries after the first; a service that starts again is back within them. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** Sends a file and what lies beside it; goes on where an earlier try of the same file has stopped. */
export async function uploadFile(
  service: Service,
  media: FoundMedia,
  wishes: UploadWishes,
  attachments: string[],
  onProgress: (share: number) => void,
): Promise<Processing> {
  const idempotencyKey = keyOf(media, wishes);
  const body: NewUpload = {
    fileName: basename(media.file),
    sizeInBytes: media.sizeInBytes,
    idempotencyKey,
    ...wishes,
  };
  const upload = await service.call<Upload>('POST', '/Management/Uploads', { json: body });
  if (!upload.isCompleted) {
    for (const { languageCode, file } of media.subtitles)
      await service.call('PUT', `/Management/Uploads/${upload.id}/Subtitles/${languageCode}`, {
        bytes: await readFile(file),
      });
    for (const file of attachments)
      await service.call(
        'PUT',
        `/Management/Uploads/${upload.id}/Attachments/${encodeURIComponent(basename(file))}`,
        { bytes: await readFile(file) },
      );
    await sendBytes(service, media, upload, onProgress);
  }
  return service.call<Processing>('POST', `/Management/Uploads/${upload.id}/Completions`);
}

async function sendBytes(
  service: Service,
  media: FoundMedia,
  upload: Upload,
  onProgress: (share: number) => void,
): Promise<void> {
  await using file = await open(media.file, 'r');
  const chunk = Buffer.allocUnsafe(Math.min(uploadLimits.chunk, media.sizeInBytes));
  let { offset } = upload;
  let failures = 0;
  while (offset < media.sizeInBytes) {
    onProgress(offset / media.sizeInBytes);
    const { bytesRead } = await file.read(chunk, 0, chunk.length, offset);
    try {
      const sent = await service.call<Upload>('PATCH', `/Management/Uploads/${upload.id}`, {
        bytes: chunk.subarray(0, bytesRead),
        headers: { 'upload-offset': String(offset) },
      });
      offset = sent.offset;
      failures = 0;
    } catch (problem) {
      if (
        problem instanceof ServiceProblem &&
        problem.status === 409 &&
        typeof problem.data.offset === 'number'
      ) {
        offset = problem.data.offset;
        continue;
      }
      const mayPass =
        problem instanceof NotReached || (problem instanceof ServiceProblem && problem.status >= 500);
      const pause = pauses[failures++];
      if (!mayPass || pause === undefined) throw problem;
      await wait(pause);
    }
  }
  onProgress(1);
}

/** The same file with the same wishes is the same upload. */
function keyOf({ file, sizeInBytes, changedAt, subtitles }: FoundMedia, wishes: UploadWishes): string {
  return createHash('sha256')
    .update(JSON.stringify([file, sizeInBytes, changedAt, subtitles, wishes]))
    .digest('hex');
}
