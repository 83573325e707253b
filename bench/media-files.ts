import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const mediaFile = 'video-720.mp4';
/** Bytes. */
export const mediaFileSize = 2 * 1024 * 1024;

/** One file under the addresses of many items: the question is what an answer costs, not what the disk does. */
export function writeMediaFiles(dataDir: string, itemIds: readonly string[]): void {
  const source = join(dataDir, 'bench-source');
  rmSync(join(dataDir, 'files'), { recursive: true, force: true });
  writeFileSync(source, randomBytes(mediaFileSize));
  for (const id of itemIds) {
    const folder = join(dataDir, 'files/media', id, '1');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    linkSync(source, join(folder, mediaFile));
  }
}
