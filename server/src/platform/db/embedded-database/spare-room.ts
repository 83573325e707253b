import { statfs } from 'node:fs/promises';

/** Bytes that have to be free. PostgreSQL adds to its log in files of 16 MiB, and PGlite does not survive one that does not fit. */
export const leastFree = 64 * 1024 ** 2;

/** Milliseconds between two looks at the disk. */
const lookEvery = 1_000;

/** Bytes that this user may still take on the disk of a folder. */
export async function bytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Looks at the disk again and again, and reports each change of whether there is room. */
export function watchRoom(
  isThereRoom: () => Promise<boolean>,
  onChange: (isRoom: boolean) => Promise<unknown>,
): { hasRoom(): boolean; stop(): void } {
  let known = true;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const isRoom = await isThereRoom();
      if (isRoom !== known) await onChange(isRoom);
      known = isRoom;
    } catch {
      // The folder cannot be asked: what is known stays.
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), lookEvery).unref();
  return { hasRoom: () => known, stop: () => clearInterval(timer) };
}
