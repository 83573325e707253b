import { open, readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type SourceFault, SourceProblem, type SourceFiles } from '@tv/sources/source';
import { size } from '../formats.ts';
import { text } from '../texts.ts';

const most = { files: 200_000, depth: 32 };

export type DiskFiles = SourceFiles & {
  /** Where a file lies. */
  placeOf(path: string): string;
  problems: SourceFault[];
};

/** A folder of this computer. Links that lead out of it are left out and named; hidden files say nothing. */
export async function diskFiles(folder: string): Promise<DiskFiles> {
  const root = await realpath(folder);
  const found: { path: string; sizeInBytes: number }[] = [];
  const problems: DiskFiles['problems'] = [];
  const walk = async (directory: string, depth: number): Promise<void> => {
    const entries = await readdir(directory, { withFileTypes: true }).catch(
      ({ code }: NodeJS.ErrnoException) => {
        const where = relative(root, directory).split(sep).join('/') || folder;
        problems.push({ where, message: { sentence: text.bring.folderUnread({ code: String(code) }) } });
        return [];
      },
    );
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (entry.name.startsWith('.') || entry.name === '__MACOSX') continue;
      const at = join(directory, entry.name);
      const path = relative(root, at).split(sep).join('/');
      if (entry.isDirectory()) {
        if (depth < most.depth) await walk(at, depth + 1);
        else
          problems.push({
            where: path,
            message: { sentence: text.bring.tooDeep({ count: most.depth }) },
          });
        continue;
      }
      if (entry.isSymbolicLink() && !(await isWithin(root, at))) {
        problems.push({
          where: path,
          message: { sentence: text.bring.linkOut },
        });
        continue;
      }
      const facts = await stat(at).catch(() => undefined);
      if (!facts?.isFile()) continue;
      found.push({ path, sizeInBytes: facts.size });
      if (found.length > most.files)
        throw new SourceProblem({ sentence: text.files.tooMany({ count: most.files, folder }) });
    }
  };
  await walk(root, 0);
  const sizes = new Map(found.map(({ path, sizeInBytes }) => [path, sizeInBytes]));
  const placeOf = (path: string): string => {
    if (!sizes.has(path)) throw new SourceProblem({ sentence: text.noFile({ file: path }) });
    return join(root, path);
  };
  return {
    problems,
    placeOf,
    list: async () => found,
    async read(path, maximumBytes) {
      const directory = placeOf(path);
      if (sizes.get(path)! > maximumBytes)
        throw new SourceProblem({ sentence: text.bring.larger({ file: path, size: size(maximumBytes) }) });
      await using file = await open(directory);
      return file.readFile();
    },
  };
}

/** Whether a link leads to a file within the folder. */
async function isWithin(root: string, link: string): Promise<boolean> {
  const directory = await realpath(link).catch(() => undefined);
  return directory !== undefined && directory.startsWith(root + sep) && (await stat(directory)).isFile();
}
