import type { NewUpload, Upload } from '@tv/contract/uploads';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { bytesOf } from '../ui/bytes-of.ts';
import { reasonWords } from '../ui/reason-words.ts';
import type { CaptionFile } from './match-captions.ts';
import { nextChunkSize, smallestChunk } from './chunk-size.ts';
import { withRetry } from './with-retry.ts';

/** Captions or an attachment that the service refused. */
export class RefusedCompanion extends Error {
  override name = 'RefusedCompanion';
  fileName: string;
  constructor(fileName: string, reason: string) {
    super(reason);
    this.fileName = fileName;
  }
}

/** Names the file that was refused beside the one that is uploaded. */
async function naming<Answer>(file: File, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 413) && error.reason)
      throw new RefusedCompanion(file.name, reasonWords(error));
    throw error;
  }
}

/** Milliseconds that one chunk may take. A slow line gets smaller chunks. */
const chunkTimeLimit = 120_000;

type Sending = {
  file: File;
  upload: Upload;
  captions: readonly CaptionFile[];
  attachments: readonly File[];
  /** Bytes that the service has. */
  onProgress: (sentBytes: number) => void;
  /** Called with true when the connection is lost. The next try then comes by itself. */
  onLine: (isAway: boolean) => void;
  signal: AbortSignal;
};

export const announce = (body: NewUpload, { onLine, signal }: Pick<Sending, 'onLine' | 'signal'>) =>
  withRetry(() => call('POST /Management/Uploads', { body, signal }), { onLine, signal });

/** Announces a whole recording. The service may have more of it than this device: after a crash while the device was full. */
export async function announceRecorded(body: NewUpload, retry: Pick<Sending, 'onLine' | 'signal'>) {
  const { sizeInBytes = 0, ...growing } = body;
  const { offset } = await announce(growing, retry);
  return announce({ ...body, sizeInBytes: Math.max(sizeInBytes, offset) }, retry);
}

/** How far an upload has come, and the size of its next chunk, both in bytes. */
type ChunkState = { offset: number; size: number };

/** Sends the next chunk of an upload. `slice` answers the bytes from one offset to another, or those that there are. */
export async function sendChunk(
  id: string,
  { offset, size }: ChunkState,
  slice: (from: number, to: number) => Blob | Promise<Blob>,
  { onLine, signal }: Pick<Sending, 'onLine' | 'signal'>,
): Promise<ChunkState> {
  const began = performance.now();
  const chunk = await slice(offset, offset + size);
  try {
    const sent = await withRetry(
      () =>
        call('PATCH /Management/Uploads/:id', {
          params: { id },
          ...bytesOf(chunk, { 'upload-offset': String(offset) }, chunkTimeLimit),
          signal,
        }),
      { onLine, signal },
    );
    return { offset: sent.offset, size: nextChunkSize(size, performance.now() - began) };
  } catch (error) {
    // The answer of an earlier try was lost, but not its bytes.
    const arrived = error instanceof ApiError ? error.exceptionData['offset'] : undefined;
    if (typeof arrived !== 'number') throw error;
    return { offset: arrived, size };
  }
}

/** Sends the captions and attachments beside a file, then its bytes from where an earlier try has stopped. */
export async function sendFile({
  file,
  upload,
  captions,
  attachments,
  onProgress,
  onLine,
  signal,
}: Sending): Promise<void> {
  const { id } = upload;
  const whileAway = { onLine, signal };
  for (const { languageCode, file: bytes, kind } of captions)
    await naming(bytes, () =>
      withRetry(
        () =>
          call('PUT /Management/Uploads/:id/Subtitles/:languageCode', {
            params: { id, languageCode },
            query: { kind },
            ...bytesOf(bytes, {}, chunkTimeLimit),
            signal,
          }),
        whileAway,
      ),
    );
  for (const attachment of attachments)
    await naming(attachment, () =>
      withRetry(
        () =>
          call('PUT /Management/Uploads/:id/Attachments/:fileName', {
            params: { id, fileName: attachment.name },
            ...bytesOf(attachment, {}, chunkTimeLimit),
            signal,
          }),
        whileAway,
      ),
    );
  let state = { offset: upload.offset, size: smallestChunk };
  onProgress(state.offset);
  while (state.offset < file.size) {
    state = await sendChunk(id, state, (from, to) => file.slice(from, to), whileAway);
    onProgress(state.offset);
  }
}
