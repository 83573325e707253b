import type { Stats } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { CommandProblem } from '../command-problem.ts';
import { captionEndings, captionsBeside } from '@tv/contract/captions/caption-formats';
import { mediaEndings } from '@tv/contract/media/media-endings';
import { text } from '../texts.ts';

export type SubtitleChoice = {
  languageCode: string;
  file: string;
  /** SubtitleKind; absent: subtitles. */
  kind?: number;
};
export type FoundMedia = {
  file: string;
  sizeInBytes: number;
  subtitles: SubtitleChoice[];
  /** A table or JSON of this file alone, which lies beside it. */
  description?: string;
};

export type Collected = {
  media: FoundMedia[];
  /** Tables named `items.csv` or `items.json` of folders. */
  sheets: string[];
  /** The files that were left out, each with the reason. */
  skipped: { file: string; why: string }[];
};

const captionEnding = new RegExp(String.raw`\.(?:${captionEndings.join('|')})$`, 'i');
const unreadCaptions = /\.(?:ass|ssa|sub|idx|sup|smi|sami|scc|stl|lrc)$/i;
const sheetName = /^items\.(?:csv|json)$/i;
const tableEnding = /(?:\.info)?\.(?:csv|json)$/i;
const maxFiles = 100_000;
const deepest = 16;

/** Files, and every media file in folders and their folders, each with what lies beside it. A file that is found twice counts once. */
export async function collectFiles(paths: readonly string[]): Promise<Collected> {
  const collected: Collected = { media: [], sheets: [], skipped: [] };
  for (const path of paths) {
    const start = resolve(path);
    const found = await stat(start).catch(() => undefined);
    if (!found) throw new CommandProblem(text.noFileOrFolder({ path }));
    const before = collected.media.length;
    if (!found.isFile()) await collect(start, new Set(), collected);
    else {
      await refuseText(start, path);
      collectOne(start, found, await readdir(dirname(start)), collected);
    }
    if (collected.media.length === before) throw new CommandProblem(text.files.noMedia({ path }));
  }
  const seen = new Set<string>();
  collected.media = collected.media.filter(({ file }) => !seen.has(file) && seen.add(file));
  return collected;
}

/** Bytes by which a text is known. */
const beginning = 4096;

/** Refuses a text that is named as a file to import, such as a feed. Films of any name are accepted. */
async function refuseText(file: string, path: string): Promise<void> {
  if (mediaEndings.has(extname(file).toLowerCase())) return;
  const handle = await open(file);
  const { bytesRead, buffer } = await handle
    .read(Buffer.alloc(beginning), 0, beginning, 0)
    .finally(() => handle.close());
  const bytes = buffer.subarray(0, bytesRead);
  if (bytesRead === 0 || bytes.includes(0) || !isUtf8(bytes)) return;
  const isTable = /^\.(?:csv|json)$/i.test(extname(file));
  throw new CommandProblem([text.files.text({ path }), ...(isTable ? [text.files.useSheet] : [])].join(' '));
}

/** The last character may be cut off. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** A file that is named, with what lies beside it; captions of its name without a language are left out and named. */
function collectOne(file: string, found: Stats, neighbours: string[], { media, skipped }: Collected): void {
  const described = describe(file, found, neighbours);
  media.push(described);
  const stem = basename(file, extname(file));
  const taken = new Set(described.subtitles.map((each) => basename(each.file)));
  for (const name of neighbours)
    if (captionEnding.test(name) && !taken.has(name) && name.replace(captionEnding, '') === stem)
      skipped.push({ file: join(dirname(file), name), why: reasonFor(name) });
}

/** `above`: the folders that it lies in, so that links in a circle end. */
async function collect(folder: string, above: ReadonlySet<string>, collected: Collected): Promise<void> {
  const real = await realpath(folder);
  const { media, sheets, skipped } = collected;
  const names = await readdir(folder);
  const taken = new Set<string>();
  const others: string[] = [];
  for (const name of names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) {
      if (above.size < deepest && !above.has(await realpath(path)))
        await collect(path, new Set([...above, real]), collected);
      else skipped.push({ file: path, why: text.files.circular({ count: deepest }) });
    } else if (found?.isFile() && mediaEndings.has(extname(name).toLowerCase())) {
      const described = describe(path, found, names);
      media.push(described);
      for (const { file } of described.subtitles) taken.add(basename(file));
      if (described.description) taken.add(basename(described.description));
    } else if (sheetName.test(name)) sheets.push(path);
    else others.push(name);
    if (media.length > maxFiles) throw new CommandProblem(text.files.tooMany({ count: maxFiles, folder }));
  }
  for (const name of others)
    if (!taken.has(name)) skipped.push({ file: join(folder, name), why: reasonFor(name) });
}

function reasonFor(name: string): string {
  if (captionEnding.test(name)) return text.files.captionsName;
  return unreadCaptions.test(name) ? text.files.captionsFormat : text.files.neither;
}

function describe(file: string, { size }: Stats, neighbours: string[]): FoundMedia {
  const folder = dirname(file);
  const [name, stem] = [basename(file), basename(file, extname(file))];
  const subtitles = neighbours.flatMap((each) => {
    const match = captionsBeside.exec(each);
    return match?.[1] === stem ? [{ languageCode: match[2]!, file: join(folder, each) }] : [];
  });
  const description = neighbours.find(
    (each) =>
      tableEnding.test(each) && !sheetName.test(each) && [name, stem].includes(each.replace(tableEnding, '')),
  );
  return {
    file,
    sizeInBytes: size,
    subtitles,
    ...(description !== undefined && { description: join(folder, description) }),
  };
}

const maxNamed = 20;

/** Sentences about what was left out, relative to where the command runs. */
export function sayOfSkipped(skipped: Collected['skipped']): string[] {
  const lines = skipped
    .slice(0, maxNamed)
    .map(({ file, why }) => text.files.leftOut({ file: relative(process.cwd(), file) || file, why }));
  return skipped.length > maxNamed
    ? [...lines, text.files.moreLeftOut({ count: skipped.length - maxNamed })]
    : lines;
}
