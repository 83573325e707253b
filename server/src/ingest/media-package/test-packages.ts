import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaPackage } from '../../media/media-package.ts';
import { makeMediaPackage, type MakeMediaPackage } from './make-media-package.ts';

/**
 * Makes packages as the service does, each of the same bytes and cuts only once: for tests of what happens around that. They are
 * kept in `folder`, for as long as the test has it.
 */
export function packagesMadeOnce(folder: string): MakeMediaPackage {
  const made = new Map<string, MediaPackage>();
  return async (request) => {
    const { source, outputFolder, ffmpegPath, cuts = [], onProgress } = request;
    const key = createHash('sha256')
      .update(JSON.stringify([ffmpegPath, cuts]))
      .update(await readFile(source))
      .digest('hex');
    const kept = join(folder, `package-${key}`);
    const before = made.get(key);
    if (before) {
      await cp(kept, outputFolder, { recursive: true });
      onProgress?.(1);
      return structuredClone(before);
    }
    const mediaPackage = await makeMediaPackage(request);
    await cp(outputFolder, kept, { recursive: true });
    made.set(key, structuredClone(mediaPackage));
    return mediaPackage;
  };
}
