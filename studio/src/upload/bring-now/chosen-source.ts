import { type Located, type SourceFault, type SourceFiles, SourceProblem } from '@tv/sources/source';
import { openZip } from '@tv/sources/zip-files';
import { type FileAt, maxFolderFiles } from './dropped-folder.ts';

/** A folder or an archive (.zip) that a person chose. Its files are read in place. */
export type ChosenSource = {
  /** What it is called where it does not name itself. */
  name: string;
  files: SourceFiles;
  sizes: ReadonlyMap<string, number>;
  problems: SourceFault[];
  /** A file of it; of an archive it is unpacked. Throws a `SourceProblem` for what is not in it. */
  fileOf(located: Located): Promise<File>;
};

/** Opens what was chosen: one archive, or the files of a folder. */
export async function openChosen(chosen: readonly FileAt[]): Promise<ChosenSource> {
  const [only] = chosen;
  if (chosen.length === 1 && only && /\.zip$/i.test(only.file.name)) return openArchive(only.file);
  if (chosen.length > maxFolderFiles) throw new SourceProblem(['folderFull', { most: maxFolderFiles }]);
  const top = only?.path.split('/')[0] ?? '';
  const isFolder = chosen.every(({ path }) => path.startsWith(`${top}/`));
  const all = new Map<string, File>();
  for (const { path, file } of chosen) {
    const inside = isFolder ? path.slice(top.length + 1) : path;
    if (!inside.split('/').some((part) => part.startsWith('.'))) all.set(inside, file);
  }
  const at = (path: string): File => {
    const file = all.get(path);
    if (!file) throw new SourceProblem(['noFile', { file: path }]);
    return file;
  };
  return {
    name: isFolder ? top : 'files',
    files: {
      list: async () => [...all].map(([path, { size }]) => ({ path, sizeInBytes: size })),
      async read(path, maximumBytes) {
        const file = at(path);
        if (file.size > maximumBytes)
          throw new SourceProblem(['fileLarge', { file: path, most: maximumBytes }]);
        return new Uint8Array(await file.arrayBuffer());
      },
    },
    sizes: new Map([...all].map(([path, { size }]) => [path, size])),
    problems: [],
    fileOf: async (located) => at(pathIn(located)),
  };
}

async function openArchive(archive: File): Promise<ChosenSource> {
  const files = await openZip({
    name: archive.name,
    size: archive.size,
    read: async (offset, length) =>
      new Uint8Array(await archive.slice(offset, offset + length).arrayBuffer()),
  });
  const sizes = new Map((await files.list()).map(({ path, sizeInBytes }) => [path, sizeInBytes]));
  return {
    // As the command line names it.
    name: archive.name.replace(/(?:-\d+)*\.zip$/i, ''),
    files,
    sizes,
    problems: files.problems,
    async fileOf(located) {
      const path = pathIn(located);
      // The browser keeps a large blob on the disk. Half of a damaged file is never one.
      const parts = await new Response(files.stream(path) as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
      return new File([parts], path.slice(path.lastIndexOf('/') + 1), { lastModified: archive.lastModified });
    },
  };
}

function pathIn(located: Located): string {
  if ('path' in located) return located.path;
  throw new SourceProblem(['atAddress']);
}
