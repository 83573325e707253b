import type { NewUpload } from '@tv/contract/uploads/uploads';
import { smallestChunk } from '../../chunk-size.ts';
import { announce, sendChunk } from '../../send-file.ts';

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

export type SendingEvents = {
  onSent: (sentBytes: number) => void;
  onLine: (isAway: boolean) => void;
  /** The service takes no more of it. The recording goes on. */
  onRefused: (error: unknown) => void;
};
type Options = SendingEvents & { announcement: NewUpload; bytes: GrowingBytes };

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
    const upload = await announce(announcement, retry);
    let state = { offset: upload.offset, size: smallestChunk };
    while (!signal.aborted) {
      if (bytes.size() <= state.offset) {
        await wait();
        continue;
      }
      state = await sendChunk(upload.id, state, bytes.slice, retry);
      bytes.release(state.offset);
      onSent(state.offset);
    }
  };
  run().catch((error: unknown) => {
    if (!signal.aborted) onRefused(error);
  });
  return { more: () => wake?.(), stop: () => stopping.abort() };
}
