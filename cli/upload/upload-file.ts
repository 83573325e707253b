import { asLine } from '@tv/contract/text-characters';
import { open, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { UploadMetadata } from '@tv/contract/uploads/sheet-row';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import type { NewUpload, Processing, Upload } from '@tv/contract/uploads/uploads';
import type { SubtitleImport } from '@tv/contract/captions/captions';
import type { FoundMedia } from './collect-files.ts';
import { CommandProblem, ServiceProblem } from '../command-problem.ts';
import { storedNote } from '../reason-words.ts';
import type { Service } from '../service.ts';
import { text } from '../texts.ts';
import { withRetry } from './with-retry.ts';

/** A file, its metadata, and what comes with it. */
export type Sending = {
  media: FoundMedia;
  metadata: UploadMetadata;
  attachments: string[];
  /** The same for the same file: see content-key.ts. */
  key: string;
};

/**
 * Sends a file and what lies beside it; goes on where an earlier try of the same file has stopped. `isOld`: it had all
 * arrived before. `notes` say what of its captions was left out or assumed.
 */
export async function uploadFile(
  service: Pick<Service, 'call'>,
  { media, metadata, attachments, key }: Sending,
  onProgress: (share: number) => void,
): Promise<{ processing: Processing; isOld: boolean; notes: string[] }> {
  if (media.sizeInBytes === 0) throw new CommandProblem(text.emptyFile);
  const body: NewUpload = {
    fileName: nameOf(media.file),
    sizeInBytes: media.sizeInBytes,
    idempotencyKey: key,
    ...metadata,
  };
  const upload = await withRetry(() => service.call('POST /Management/Uploads', { body }));
  const { id } = upload;
  const notes: string[] = [];
  if (!upload.isCompleted) {
    for (const { languageCode, file, kind } of media.subtitles) {
      const options = { params: { id, languageCode }, query: { kind }, bytes: await readFile(file) };
      const read = await withRetry(() =>
        service.call('PUT /Management/Uploads/:id/Subtitles/:languageCode', options),
      );
      notes.push(...notesOf(file, read));
    }
    for (const file of attachments) {
      const options = { params: { id, fileName: nameOf(file) }, bytes: await readFile(file) };
      await withRetry(() => service.call('PUT /Management/Uploads/:id/Attachments/:fileName', options));
    }
    await sendBytes(service, media, upload, onProgress);
  }
  const processing = await withRetry(() =>
    service.call('POST /Management/Uploads/:id/Completions', { params: { id } }),
  );
  return { processing, isOld: upload.isCompleted, notes };
}

/** Notes about captions, by the name of their file: parts that were left out or assumed. */
export const notesOf = (file: string, read: SubtitleImport): string[] =>
  read.notes.map((note) => `${nameOf(file)}: ${storedNote(note)}`);

/** Disks allow signs in names that addresses and headers do not. */
export const nameOf = (file: string) => asLine(basename(file)).replace(/\\+/g, ' ');

/** Sends the bytes of a file from where an earlier try has stopped. */
export async function sendBytes(
  service: Pick<Service, 'call'>,
  media: Pick<FoundMedia, 'file' | 'sizeInBytes'>,
  upload: Upload,
  onProgress: (share: number) => void,
): Promise<void> {
  await using file = await open(media.file, 'r');
  const chunk = Buffer.allocUnsafe(Math.min(uploadLimits.chunk, media.sizeInBytes));
  let { offset } = upload;
  while (offset < media.sizeInBytes) {
    onProgress(offset / media.sizeInBytes);
    const { bytesRead } = await file.read(chunk, 0, chunk.length, offset);
    if (bytesRead === 0) throw new CommandProblem(text.importing.shorter);
    try {
      const sent = await withRetry(() =>
        service.call('PATCH /Management/Uploads/:id', {
          params: { id: upload.id },
          bytes: chunk.subarray(0, bytesRead),
          headers: { 'upload-offset': String(offset) },
        }),
      );
      offset = sent.offset;
    } catch (problem) {
      // The answer to an earlier try was lost, but not its bytes.
      if (!(problem instanceof ServiceProblem) || typeof problem.data.offset !== 'number') throw problem;
      offset = problem.data.offset;
    }
  }
  onProgress(1);
}
