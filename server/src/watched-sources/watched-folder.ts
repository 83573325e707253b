import { constants } from 'node:fs';
import { lstat, open, readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { because } from '@tv/contract/reasons/problem-reasons';
import type { SourceFiles } from '@tv/sources/source';
import { WatchedProblem } from './watched-problem.ts';

/** Files and depth of a folder that is watched. */
export const maxWatchedFiles = 20_000;
const maxDepth = 12;

/** Whether a text names a folder below another one. */
export const isBelow = (folder: string): boolean =>
  !/[\\\0]/.test(folder) &&
  !folder.startsWith('/') &&
  folder.split('/').every((part) => part !== '..' && part !== '.');

export type WatchedFolder = SourceFiles & {
  /** Opens a listed file, which is no link. Throws where its size is another one by now. */
  openFile(path: string, sizeInBytes: number): Promise<OpenFile>;
};
export type OpenFile = {
  read(start: number, end: number): Readable;
  /** The size by now. */
  size(): Promise<number>;
  close(): Promise<void>;
};

/**
 * A folder below the organization's own in one of the watched folders, with the files that it holds now. Left out are links, also in the
 * path of the folder itself, and names that begin with a dot.
 */
export async function openWatchedFolder(
  roots: readonly string[],
  organizationId: string,
  folder: string,
): Promise<WatchedFolder> {
  if (roots.length === 0) throw new WatchedProblem(because('watched.foldersOff'));
  const base = isBelow(folder) ? await firstOf(roots, organizationId, folder) : undefined;
  if (!base) throw new WatchedProblem(because('watched.noFolder', { folder }));
  const sizes = new Map<string, number>();
  await walk(base, '', 0, sizes);

  async function openAt(path: string) {
    if (!sizes.has(path)) throw new WatchedProblem(because('watched.fileGone', { file: path }));
    const handle = await open(join(base!, path), constants.O_RDONLY | constants.O_NOFOLLOW);
    // A folder on the way may have become a link since it was listed.
    const real = await realpath(join(base!, path));
    if (real.startsWith(base! + sep)) return handle;
    await handle.close();
    throw new WatchedProblem(because('watched.leadsOut', { file: path }));
  }

  return {
    list: async () => [...sizes].map(([path, sizeInBytes]) => ({ path, sizeInBytes })),
    async read(path, maximumBytes) {
      const handle = await openAt(path);
      try {
        if ((await handle.stat()).size > maximumBytes)
          throw new WatchedProblem(because('watched.fileLarge', { file: path, most: maximumBytes }));
        return await handle.readFile();
      } finally {
        await handle.close();
      }
    },
    async openFile(path, sizeInBytes) {
      const handle = await openAt(path);
      const file: OpenFile = {
        read: (start, end) => handle.createReadStream({ start, end, autoClose: false }),
        size: async () => (await handle.stat()).size,
        close: () => handle.close(),
      };
      if ((await file.size()) === sizeInBytes) return file;
      await handle.close();
      throw new StillWritten();
    },
  };
}

/** A file changed while it was looked at: it is taken once it is still. */
export class StillWritten extends Error {}

async function firstOf(
  roots: readonly string[],
  organizationId: string,
  folder: string,
): Promise<string | undefined> {
  for (const root of roots) {
    try {
      const own = join(await realpath(root), organizationId);
      const wanted = join(own, folder).replace(/\/+$/, '');
      // A link on the way could lead into the folder of another organization.
      if ((await realpath(wanted)) === wanted) return wanted;
    } catch (problem) {
      if (!['ENOENT', 'ENOTDIR'].includes((problem as NodeJS.ErrnoException).code ?? '')) throw problem;
    }
  }
  return undefined;
}

async function walk(base: string, below: string, depth: number, sizes: Map<string, number>): Promise<void> {
  if (depth > maxDepth) return;
  for (const entry of await readdir(join(base, below), { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) await walk(base, path, depth + 1, sizes);
    else if (entry.isFile()) {
      if (sizes.size >= maxWatchedFiles)
        throw new WatchedProblem(because('watched.manyFiles', { most: maxWatchedFiles }));
      sizes.set(path, (await lstat(join(base, path))).size);
    }
  }
}
