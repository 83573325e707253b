import { mkdtemp, open, rm, stat, type FileHandle } from 'node:fs/promises';
import { createWriteStream, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SourceKind } from '@tv/contract/sources/source-kinds';
import { baseOf, endingOf } from '@tv/sources/paths';
import { acceptedLocations } from '@tv/sources/accepted-locations';
import {
  SourceProblem,
  type Located,
  type SourceFault,
  type SourceFiles,
  type SourceInput,
} from '@tv/sources/source';
import { openZip, type ZipFiles } from '@tv/sources/zip-files';
import { CommandProblem } from '../command-problem.ts';
import { text } from '../texts.ts';
import { diskFiles, type DiskFiles } from './disk-files.ts';
import { download, fetchText, type Web } from './web.ts';

/** A file of a source on this computer. A copy goes when it is no longer needed. */
export type Obtained = { file: string; sizeInBytes: number } & AsyncDisposable;

export type OpenedSource = AsyncDisposable & {
  input: SourceInput;
  /** What the source is called where it does not name itself. */
  name: string;
  problems: SourceFault[];
  /** The size of a file, where it is known before. */
  sizeOf(located: Located): number | undefined;
  /** `name`: the name of the copy, where one is made. */
  obtain(located: Located, name: string, maximumBytes?: number): Promise<Obtained>;
};

/** Opens what a command names: an address, a folder, a file, or archives (.zip), which are read in place. */
export async function openSource(
  kind: SourceKind,
  words: readonly string[],
  web: Web,
): Promise<OpenedSource> {
  const takes = acceptedLocations[kind];
  const [first = ''] = words;
  const copies = await mkdtemp(join(tmpdir(), 'tv-bring-'));
  const stopRemoving = removedAtSignals(copies);
  const opened: FileHandle[] = [];
  const close = async () => {
    stopRemoving();
    for (const file of opened) await file.close();
    await rm(copies, { recursive: true, force: true });
  };
  try {
    if (/^https?:\/\//i.test(first)) {
      if (!takes.includes('address')) throw new CommandProblem(text.bring.noAddress({ kind }));
      if (words.length > 1) throw new CommandProblem(text.bring.oneAddress);
      return {
        ...source(
          { address: first, fetchText: (address) => fetchText(web, address) },
          addressName(first),
          [],
        ),
        obtain: (located, name, maximumBytes) => copyOf(located, name, maximumBytes),
        sizeOf: () => undefined,
      };
    }
    const parts = await Promise.all(words.map((word) => openPart(word, kind, opened)));
    const all = await merged(parts.map(({ files }) => files));
    return {
      ...source({ files: all.files }, parts[0]!.name, [
        ...parts.flatMap(({ files }) => files.problems),
        ...all.problems,
      ]),
      obtain: (located, name, maximumBytes) => copyOf(located, name, maximumBytes, all.partOf),
      sizeOf: (located) => ('path' in located ? all.sizes.get(located.path) : undefined),
    };
  } catch (problem) {
    await close();
    throw problem;
  }

  function source(input: SourceInput, name: string, problems: OpenedSource['problems']) {
    return { input, name, problems, [Symbol.asyncDispose]: close };
  }

  async function copyOf(
    located: Located,
    name: string,
    maximumBytes?: number,
    partOf?: (path: string) => Part['files'],
  ): Promise<Obtained> {
    const part = 'path' in located ? partOf?.(located.path) : undefined;
    if ('path' in located) {
      if (!part) throw new SourceProblem({ sentence: text.noFile({ file: located.path }) });
      if ('placeOf' in part) {
        const file = part.placeOf(located.path);
        return { file, sizeInBytes: (await stat(file)).size, async [Symbol.asyncDispose]() {} };
      }
    }
    const folder = await mkdtemp(join(copies, 'file-'));
    const file = join(folder, name);
    const remove = () => rm(folder, { recursive: true, force: true });
    try {
      if ('address' in located) await download(web, located.address, file, maximumBytes);
      else
        await pipeline(
          Readable.fromWeb((part as ZipFiles).stream(located.path) as never),
          createWriteStream(file, { mode: 0o600 }),
        );
      return { file, sizeInBytes: (await stat(file)).size, [Symbol.asyncDispose]: remove };
    } catch (problem) {
      await remove();
      throw problem;
    }
  }
}

/** Removes a folder when the command is ended from outside: copies may be large. Answers what ends this. */
function removedAtSignals(folder: string): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const leave = (signal: NodeJS.Signals) => {
    end();
    rmSync(folder, { recursive: true, force: true });
    process.kill(process.pid, signal);
  };
  const end = () => signals.forEach((signal) => process.off(signal, leave));
  for (const signal of signals) process.on(signal, leave);
  return end;
}

/** As a watched source names the same address. */
const addressName = (address: string) => URL.parse(address)?.href ?? address;

type Part = { files: DiskFiles | ZipFiles; name: string };

async function openPart(word: string, kind: SourceKind, opened: FileHandle[]): Promise<Part> {
  const path = resolve(word);
  const facts = await stat(path).catch(() => undefined);
  if (facts?.isDirectory()) return { files: await diskFiles(path), name: basename(path) };
  if (!facts?.isFile()) throw new CommandProblem(text.noFileOrFolder({ path: word }));
  if (endingOf(path) === '.zip') {
    const file = await open(path);
    opened.push(file);
    const read = async (offset: number, length: number) => {
      const bytes = Buffer.alloc(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return bytes.subarray(0, bytesRead);
    };
    const name = basename(path);
    return {
      files: await openZip({ name, size: facts.size, read }),
      name: name.replace(/(?:-\d+)*\.zip$/i, ''),
    };
  }
  if (!acceptedLocations[kind].includes('file'))
    throw new CommandProblem(text.bring.noArchive({ path: word }));
  // A feed with its files beside it: other feeds of the folder are not meant.
  const beside = await diskFiles(dirname(path));
  const isMeant = (each: string) =>
    each === basename(path) || !['.xml', '.rss', '.atom'].includes(endingOf(each));
  return {
    files: { ...beside, list: async () => (await beside.list()).filter((each) => isMeant(each.path)) },
    name: basename(path),
  };
}

/** Several archives of one export as one folder. */
async function merged(parts: Part['files'][]) {
  const byPath = new Map<string, Part['files']>();
  const sizes = new Map<string, number>();
  const problems: OpenedSource['problems'] = [];
  for (const part of parts)
    for (const { path, sizeInBytes } of await part.list())
      if (byPath.has(path)) problems.push({ where: path, message: { sentence: text.bring.twice } });
      else {
        byPath.set(path, part);
        sizes.set(path, sizeInBytes);
      }
  const files: SourceFiles = {
    list: async () => [...sizes].map(([path, sizeInBytes]) => ({ path, sizeInBytes })),
    read(path, maximumBytes) {
      const part = byPath.get(path);
      if (!part) throw new SourceProblem({ sentence: text.noFile({ file: baseOf(path) }) });
      return part.read(path, maximumBytes);
    },
  };
  return { files, sizes, problems, partOf: (path: string) => byPath.get(path)! };
}
