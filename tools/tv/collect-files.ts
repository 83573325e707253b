import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { CommandProblem } from './command-problem.ts';

export type SubtitleChoice = { languageCode: string; file: string };
export type FoundMedia = {
  file: string;
  sizeInBytes: number;
  changedAt: number;
  subtitles: SubtitleChoice[];
};

const mediaEndings = new Set(
  '.mp4 .m4v .mov .mkv .webm .avi .mpg .mpeg .ts .m2ts .mts .wmv .flv .mxf .3gp .mp3 .m4a .aac .flac .ogg .oga .opus .wav .aif .aiff .wma .amr .caf'.split(
    ' ',
  ),
);
const sidecar = /^(.*?)\.([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3})\.(?:srt|vtt|ttml|dfxp)$/;
const mostFiles = 10_000;
const deepest = 8;

/** A file, or every media file in a folder and its folders, with the captions that lie beside each. */
export async function collectFiles(path: string): Promise<FoundMedia[]> {
  const start = resolve(path);
  const found = await stat(start).catch(() => undefined);
  if (!found) throw new CommandProblem(`There is no file or folder ${path}.`);
  if (found.isFile()) return [await describe(start, await readdir(dirname(start)))];
  const media = await collect(start, 0);
  if (media.length === 0) throw new CommandProblem(`There is no video or sound file in ${path}.`);
  return media;
}

async function collect(folder: string, depth: number): Promise<FoundMedia[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const visible = entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const media: FoundMedia[] = [];
  for (const entry of visible) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth < deepest) media.push(...(await collect(path, depth + 1)));
    else if (entry.isFile() && mediaEndings.has(extname(entry.name).toLowerCase()))
      media.push(await describe(path, names));
    if (media.length > mostFiles)
      throw new CommandProblem(
        `There are more than ${mostFiles} files in ${folder}: bring them in folder by folder.`,
      );
  }
  return media;
}

async function describe(file: string, neighbours: string[]): Promise<FoundMedia> {
  const { size, mtimeMs } = await stat(file);
  const stem = basename(file, extname(file));
  const subtitles = neighbours.flatMap((name) => {
    const match = sidecar.exec(name);
    return match?.[1] === stem ? [{ languageCode: match[2]!, file: join(dirname(file), name) }] : [];
  });
  return { file, sizeInBytes: size, changedAt: mtimeMs, subtitles };
}
