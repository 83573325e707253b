import type { Upload } from '@tv/contract/uploads/uploads';
import { call } from '@tv/client/lib/api/call.ts';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';

/** How files are read and sent. The page hands it over. */
export type FileSender = {
  keyOf(file: File, onProgress: (readBytes: number) => void, signal: AbortSignal): Promise<string>;
  send(sending: {
    file: File;
    upload: Upload;
    captions: [];
    attachments: [];
    onProgress: (sentBytes: number) => void;
    onLine: (isAway: boolean) => void;
    signal: AbortSignal;
  }): Promise<void>;
};

/** A file on its way: `share` of it is read or sent. */
export type Replacing =
  | { state: 'reading' | 'sending'; share: number; isAway: boolean }
  | { state: 'failed'; problem: string };

const underWay = new Map<string, Replacing>();
const stops = new Map<string, AbortController>();
const listeners = new Set<() => void>();

/** The file that replaces the one of an item now. It is sent on while other parts of the item are looked at. */
export const findReplacing = (id: string): Replacing | undefined => underWay.get(id);

export function followReplacing(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(id: string, replacing: Replacing | undefined): void {
  if (replacing) underWay.set(id, replacing);
  else underWay.delete(id);
  for (const listener of listeners) listener();
}

export function stopReplacing(id: string): void {
  stops.get(id)?.abort();
  stops.delete(id);
  tell(id, undefined);
}

/** Sends a file and has a version made of it. The same file goes on where an earlier try has stopped. */
export async function replaceFile(id: string, file: File, { keyOf, send }: FileSender): Promise<void> {
  stopReplacing(id);
  const stop = new AbortController();
  const { signal } = stop;
  stops.set(id, stop);
  let isAway = false;
  const progress = (state: 'reading' | 'sending', bytes: number) =>
    signal.aborted || tell(id, { state, share: file.size > 0 ? bytes / file.size : 0, isAway });
  try {
    progress('reading', 0);
    const idempotencyKey = await keyOf(file, (bytes) => progress('reading', bytes), signal);
    const upload = await call('POST /Management/MediaContents/:id/Replacements', {
      params: { id },
      body: { fileName: file.name, sizeInBytes: file.size, idempotencyKey },
      signal,
    });
    let sent = upload.offset;
    await send({
      ...{ file, upload, captions: [], attachments: [], signal },
      onProgress: (bytes) => progress('sending', (sent = bytes)),
      onLine: (away) => {
        isAway = away;
        progress('sending', sent);
      },
    });
    await call('POST /Management/MediaContents/:id/Versions', {
      params: { id },
      body: { uploadId: upload.id },
      signal,
    });
    tell(id, undefined);
  } catch (error) {
    if (!signal.aborted) tell(id, { state: 'failed', problem: reasonOf(error, text.unexpected) });
  } finally {
    if (stops.get(id) === stop) stops.delete(id);
  }
}
