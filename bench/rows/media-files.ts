import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const mediaFile = 'video-720.mp4';
/** Bytes. */
export const mediaFileSize = 8 * 1024 * 1024;
export const pictureFile = 'poster-640.avif';
/** Bytes: the median of the posters of the demo. */
export const pictureFileSize = 16 * 1024;

/** The folder of an item's files in the store. */
export const folderOf = (itemId: string): string => `media/${itemId}/1`;

/** The same files under the addresses of many items: the question is what an answer costs, not what the disk does. */
export function writeMediaFiles(dataDir: string, itemIds: readonly string[]): void {
  const store = join(dataDir, 'files');
  rmSync(store, { recursive: true, force: true });
  mkdirSync(store, { mode: 0o700 });
  for (const [file, size] of [
    [mediaFile, mediaFileSize],
    [pictureFile, pictureFileSize],
  ] as const) {
    const source = join(dataDir, `bench-${file}`);
    writeFileSync(source, randomBytes(size));
    for (const id of itemIds) {
      const folder = join(store, folderOf(id));
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      linkSync(source, join(folder, file));
    }
    rmSync(source);
  }
}
