import { open, readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { SourceProblem, type SourceFiles } from '@tv/sources/source';

const most = { files: 200_000, depth: 32 };

export type DiskFiles = SourceFiles & {
  /** Where a file lies. */
  placeOf(path: string): string;
  problems: { where: string; message: string }[];
};

/** A folder of this computer. Links that lead out of it are left out and named; hidden files say nothing. */
export async function diskFiles(folder: string): Promise<DiskFiles> {
  const root = await realpath(folder);
  const found: { path: string; sizeInBytes: number }[] = [];
  const problems: DiskFiles['problems'] = [];
  const walk = async (place: string, depth: number): Promise<void> => {
    const entries = await readdir(place, { withFileTypes: true }).catch(({ code }: NodeJS.ErrnoException) => {
      const where = relative(root, place).split(sep).join('/') || folder;
      problems.push({ where, message: `The folder cannot be read (${code}), and is left out.` });
      return [];
    });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (entry.name.startsWith('.') || entry.name === '__MACOSX') continue;
      const at = join(place, entry.name);
      const path = relative(root, at).split(sep).join('/');
      if (entry.isDirectory()) {
        if (depth < most.depth) await walk(at, depth + 1);
        else
          problems.push({
            where: path,
            message: `It is more than ${most.depth} folders deep, and is left out.`,
          });
        continue;
      }
      if (entry.isSymbolicLink() && !(await isWithin(root, at))) {
        problems.push({
          where: path,
          message: 'It is a link that leads out of the folder, or to a folder, and is left out.',
        });
        continue;
      }
      const facts = await stat(at).catch(() => undefined);
      if (!facts?.isFile()) continue;
      found.push({ path, sizeInBytes: facts.size });
      if (found.length > most.files)
        throw new SourceProblem(
          `There are more than ${most.files} files in ${folder}: bring them folder by folder.`,
        );
    }
  };
  await walk(root, 0);
  const sizes = new Map(found.map(({ path, sizeInBytes }) => [path, sizeInBytes]));
  const placeOf = (path: string): string => {
    if (!sizes.has(path)) throw new SourceProblem(`There is no file ${path} in the folder.`);
    return join(root, path);
  };
  return {
    problems,
    placeOf,
    list: async () => found,
    async read(path, maximumBytes) {
      const place = placeOf(path);
      if (sizes.get(path)! > maximumBytes)
        throw new SourceProblem(`${path} is larger than ${maximumBytes} bytes.`);
      await using file = await open(place);
      return file.readFile();
    },
  };
}

/** Whether a link leads to a file within the folder. */
async function isWithin(root: string, link: string): Promise<boolean> {
  const place = await realpath(link).catch(() => undefined);
  return place !== undefined && place.startsWith(root + sep) && (await stat(place)).isFile();
}
