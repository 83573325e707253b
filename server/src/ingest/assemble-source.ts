import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Files } from '../platform/storage/files.ts';

/** Joins the chunks of an upload into one file, because ffmpeg seeks in its source. */
export async function assembleSource(
  files: Files,
  chunks: string[],
  target: string,
  size: number,
  signal: AbortSignal,
): Promise<void> {
  async function* bytes() {
    for (const chunk of chunks) yield* files.read(chunk);
  }
  await pipeline(bytes, createWriteStream(target, { mode: 0o600 }), { signal });
  const { size: found } = await stat(target);
  if (found !== size) throw new Error(`${found} of ${size} bytes of the upload are there.`);
}
