import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Files } from '../platform/storage/files.ts';

/** Puts the chunks of an upload together, one after the other, as ffmpeg reads back and forth in its source. */
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
