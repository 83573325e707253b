import type { NewUpload } from './calls.ts';
import { ProblemError } from './problems.ts';

export type UploadOptions = {
  signal?: AbortSignal | undefined;
  /** The share of the file that has arrived, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Bytes of one part, as many as the service takes. */
const part = 8 * 1024 ** 2;

type Send = (
  name: string,
  given: {
    params?: Record<string, string>;
    body?: unknown;
    bytes?: Blob;
    headers?: Record<string, string>;
    signal?: AbortSignal | undefined;
    isSafe: true;
  },
) => Promise<unknown>;

/** Every step may be repeated: the key finds the upload again, the offset tells parts that have arrived, and it is completed once. */
export async function uploadFile<Processing>(
  send: Send,
  file: Blob,
  about: NewUpload,
  { signal, onProgress = () => {} }: UploadOptions,
): Promise<Processing> {
  if (about.sizeInBytes !== undefined && file.size !== about.sizeInBytes)
    throw new TypeError(`The file has ${file.size} bytes, not ${about.sizeInBytes}.`);
  const body = { idempotencyKey: crypto.randomUUID(), ...about, sizeInBytes: file.size };
  const always = { signal, isSafe: true } as const;
  const upload = (await send('POST /Management/Uploads', { body, ...always })) as {
    id: string;
    offset: number;
    isCompleted: boolean;
  };
  const params = { id: upload.id };
  let offset = upload.isCompleted ? file.size : upload.offset;
  while (offset < file.size) {
    onProgress(offset / file.size);
    try {
      const sent = await send('PATCH /Management/Uploads/:id', {
        params,
        bytes: file.slice(offset, offset + part),
        headers: { 'upload-offset': String(offset) },
        ...always,
      });
      offset = (sent as { offset: number }).offset;
    } catch (problem) {
      // The answer to an earlier try was lost, but not its bytes.
      const arrived = problem instanceof ProblemError ? problem.data['offset'] : undefined;
      if (typeof arrived !== 'number' || arrived === offset) throw problem;
      offset = arrived;
    }
  }
  onProgress(1);
  return (await send('POST /Management/Uploads/:id/Completions', { params, ...always })) as Processing;
}
