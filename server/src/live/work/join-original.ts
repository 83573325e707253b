import { createWriteStream } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ProgramOptions, runFfmpeg } from '../../ingest/run-ffmpeg.ts';
import type { Files } from '../../platform/storage/files.ts';
import {
  headerFile,
  liveFolder,
  runFinder,
  segmentFile,
  type StoredRun,
  type StoredSegment,
} from '../stream/segments-db.ts';
import type { Recorded } from './join-segments.ts';

/** Joins what was encoded of an event into one file in a folder, and answers its path. `undefined`: there is nothing. */
export type JoinOriginal = (
  files: Files,
  recorded: Recorded,
  folder: string,
  signal: AbortSignal,
) => Promise<string | undefined>;

/** Copies several gigabytes at most. */
const longestSeconds = 3_600;

/**
 * The largest picture and every sound of each run, one run behind the other, copied. MPEG-TS, because its picture may change its size
 * in the middle, as it does where the encoder was too slow, or another encoder took over.
 */
export const joinOriginal =
  (options: ProgramOptions): JoinOriginal =>
  async (files, { id, runs, segments }, folder, signal) => {
    const parts: string[] = [];
    let bytes = 0;
    for (const { run, own } of byRun(runs, segments)) {
      const tracks = await writeTracks(files, id, { run, own }, folder, signal);
      const part = `part-${parts.length}.ts`;
      const size = await sizeOf(folder, tracks);
      bytes += size;
      const inputs = tracks.flatMap((file) => ['-f', 'mov', '-protocol_whitelist', 'file', '-i', file]);
      await copy([...inputs, ...tracks.flatMap((_, index) => ['-map', `${index}`])], part, size);
      for (const file of tracks) await rm(join(folder, file));
      parts.push(part);
    }
    const original = join(folder, 'original.ts');
    if (parts.length === 0) return undefined;
    if (parts.length === 1) {
      await rename(join(folder, parts[0]!), original);
      return original;
    }
    await writeFile(join(folder, 'parts.txt'), parts.map((part) => `file ${part}\n`).join(''), {
      mode: 0o600,
    });
    await copy(
      ['-f', 'concat', '-protocol_whitelist', 'file', '-i', 'parts.txt', '-map', '0'],
      'original.ts',
      bytes,
    );
    return original;

    function copy(input: string[], output: string, size: number): Promise<void> {
      const args = ['-nostdin', '-v', 'error', '-y', ...input, '-c', 'copy', '-f', 'mpegts', output];
      // MPEG-TS takes a little more than MP4.
      const fileLimitInBytes = size * 2 + 1_000_000;
      return runFfmpeg('ffmpeg', args, {
        ...{ ...options, folder, signal, fileLimitInBytes, timeLimitInSeconds: longestSeconds },
      });
    }
  };

type OfRun = { run: StoredRun; own: StoredSegment[] };

function byRun(runs: readonly StoredRun[], segments: readonly StoredSegment[]): OfRun[] {
  const runOf = runFinder(runs);
  const found: OfRun[] = [];
  for (const segment of segments) {
    const run = runOf(segment);
    if (!run) continue;
    if (found.at(-1)?.run === run) found.at(-1)!.own.push(segment);
    else found.push({ run, own: [segment] });
  }
  return found;
}

async function writeTracks(
  files: Files,
  id: string,
  { run, own }: OfRun,
  folder: string,
  signal: AbortSignal,
): Promise<string[]> {
  const pictures = run.tracks.filter(({ picture }) => picture);
  const largest = pictures.toSorted((one, other) => other.picture!.height - one.picture!.height)[0];
  const tracks = [...(largest ? [largest] : []), ...run.tracks.filter(({ sound }) => sound)];
  const names: string[] = [];
  for (const { track } of tracks) {
    const name = `${track}.mp4`;
    async function* bytes() {
      yield* files.read(`${liveFolder(id)}/${headerFile(run, track)}`);
      for (const segment of own) yield* files.read(`${liveFolder(id)}/${segmentFile(segment, track)}`);
    }
    await pipeline(bytes, createWriteStream(join(folder, name), { mode: 0o600 }), { signal });
    names.push(name);
  }
  return names;
}

async function sizeOf(folder: string, names: readonly string[]): Promise<number> {
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
