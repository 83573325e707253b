import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds between two signs of life, and without one after which a process has ended. */
const signEvery = 60_000;
const longestSilence = 15 * 60_000;
/** Versions before this one gave no sign of life, and named their folders so. */
const unsigned = { prefix: 'f-', longestSilence: 2 * 24 * 3_600_000 };

/** Below the store's root: files of processes, not stored files. */
export const foldersOfProcesses = ['temporary', 'processes'];

/**
 * Folders for unfinished files, below `temporary` of the store. Each begins with the name of its process, whose file below
 * `processes` is rewritten each minute. The times of these files are compared with each other only: all are of the disk's
 * clock, and processes on several machines may share it.
 */
export function createTemporaryFolders(root: string) {
  const own = randomBytes(6).toString('hex');
  const folders = join(root, 'temporary');
  const processes = join(root, 'processes');
  let living: Promise<void> | undefined;

  /** Fails where the store itself is gone, as when its disk was unmounted: no sign recreates it. */
  const live = async () => {
    await mkdir(processes, { mode: 0o700 }).catch(() => {}); // it is there
    await writeFile(join(processes, own), '');
  };
  const begin = async () => {
    await mkdir(root, { recursive: true, mode: 0o700 });
    setInterval(() => void live().catch(() => {}), signEvery).unref();
    await live();
  };

  return {
    async make(): Promise<string> {
      await (living ??= begin());
      await mkdir(folders, { recursive: true, mode: 0o700 });
      return mkdtemp(join(folders, `${own}-`));
    },
    /** Removes the folders of processes that have ended; where this process is alone, of all others. */
    async tidy(isAlone: boolean): Promise<void> {
      const names = await namesIn(folders);
      const known = await namesIn(processes);
      if (names.length === 0 && known.length === 0) return;
      await (living ??= begin());
      await live();
      const now = await timeOf(join(processes, own));
      const remove = async (file: string, owner: string, longest: number) => {
        const sign = await timeOf(join(processes, owner)).catch(() => timeOf(file).catch(() => now));
        if (owner !== own && (isAlone || now - sign > longest))
          await rm(file, { recursive: true, force: true });
      };
      for (const name of names)
        await remove(
          join(folders, name),
          name.split('-')[0]!,
          name.startsWith(unsigned.prefix) ? unsigned.longestSilence : longestSilence,
        );
      for (const name of known) await remove(join(processes, name), name, longestSilence);
    },
  };
}

const timeOf = async (file: string): Promise<number> => (await stat(file)).mtimeMs;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
