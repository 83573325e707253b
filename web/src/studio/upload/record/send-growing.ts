import type { NewUpload, Upload } from '@tv/contract/uploads';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { nextChunkSize, smallestChunk } from '../chunk-size.ts';
import { chunkTimeLimit } from '../send-file.ts';
import { withRetry } from '../with-retry.ts';
import { bytesOf } from '../../ui/bytes-of.ts';

/** The bytes of a recording that are there so far. */
export type GrowingBytes = {
  size: () => number;
  slice: (from: number, to: number) => Promise<Blob>;
  /** They may be forgotten: the service has all before this byte. */
  release: (before: number) => void;
};

export type Sending = {
  /** There are more bytes. */
  more: () => void;
  stop: () => void;
};

type Options = {
  announcement: NewUpload;
  bytes: GrowingBytes;
  onSent: (sentBytes: number) => void;
  onLine: (isAway: boolean) => void;
  /** The service takes no more of it. The recording goes on. */
  onRefused: (error: unknown) => void;
};

/** Sends a file while it grows. Its size is told later, by the upload that ends it; that goes on where this has stopped. */
export function sendGrowing({ announcement, bytes, onSent, onLine, onRefused }: Options): Sending {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake: (() => void) | undefined;
  const wait = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  const run = async () => {
    const retry = { onLine, signal };
    const upload: Upload = await withRetry(
      () => call('POST /Management/Uploads', { body: announcement, signal }),
      retry,
    );
    let { offset } = upload;
    let size = smallestChunk;
    const arrived = (next: number) => {
      offset = next;
      bytes.release(offset);
      onSent(offset);
    };
    while (!signal.aborted) {
      const waiting = bytes.size() - offset;
      if (waiting <= 0) {
        await wait();
        continue;
      }
      const began = performance.now();
      const chunk = await bytes.slice(offset, offset + Math.min(waiting, size));
      const headers = { 'upload-offset': String(offset) };
      try {
        const sent = await withRetry(
          () =>
            call('PATCH /Management/Uploads/:id', {
              params: { id: upload.id },
              ...bytesOf(chunk, headers, chunkTimeLimit),
              signal,
            }),
          retry,
        );
        size = nextChunkSize(size, performance.now() - began);
        arrived(sent.offset);
      } catch (error) {
        // The answer of an earlier try was lost, but not its bytes.
        const found = error instanceof ApiError ? error.exceptionData['offset'] : undefined;
        if (typeof found !== 'number') throw error;
        arrived(found);
      }
    }
  };
  run().catch((error: unknown) => {
    if (!signal.aborted) onRefused(error);
  });
  return { more: () => wake?.(), stop: () => stopping.abort() };
}
