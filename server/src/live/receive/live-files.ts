import { appendFile, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveRecording, LiveRun, LiveSegment, LiveStart } from './live-report.ts';

/** The files of a track in an event's folder: its header in a run, and its segments. */
export const encodedHeader = (track: string, run: number) => `${track}-init-${run}.mp4`;
export const encodedSegment = (track: string, number: number | '%d') => `${track}-${number}.m4s`;

type Lines = { segments: LiveSegment; runs: LiveRun; recordings: LiveRecording; starts: LiveStart };
type List = keyof Lines;
const lists: readonly List[] = ['segments', 'runs', 'recordings', 'starts'];

const fileOf = (folder: string, list: List) => join(folder, `${list}.jsonl`);

/** The lines of a list of an event's folder. None where the list does not exist yet. */
export async function readLines<Name extends List>(folder: string, list: Name): Promise<Lines[Name][]> {
  const text = await readFile(fileOf(folder, list), 'utf8').catch(ifMissing(''));
  // A process that was killed may have left a part of a line.
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Lines[Name]);
}

export const addLine = <Name extends List>(folder: string, list: Name, line: Lines[Name]): Promise<void> =>
  appendFile(fileOf(folder, list), `${JSON.stringify(line)}\n`, { mode: 0o600 });

/** Removes the files of a segment that nobody is to get. */
export async function removeSegment(folder: string, { number, seconds }: LiveSegment): Promise<void> {
  for (const track of Object.keys(seconds))
    await rm(join(folder, encodedSegment(track, number)), { force: true });
}

/** Where a process that goes on with an event begins: behind everything that is there. */
export async function nextNumbers(
  folder: string,
): Promise<{ segment: number; run: number; recording: number }> {
  await Promise.all(lists.map((list) => dropTornLine(fileOf(folder, list))));
  const [segments, runs, names] = await Promise.all([
    readLines(folder, 'segments'),
    readLines(folder, 'runs'),
    readdir(folder),
  ]);
  const recordings = names.map((name) => Number(/^recording-(\d+)-/.exec(name)?.[1] ?? 0));
  return {
    segment: (segments.at(-1)?.number ?? -1) + 1,
    run: (runs.at(-1)?.run ?? 0) + 1,
    recording: Math.max(0, ...recordings) + 1,
  };
}

async function dropTornLine(file: string): Promise<void> {
  const bytes = await readFile(file).catch(ifMissing(Buffer.alloc(0)));
  const whole = bytes.lastIndexOf('\n') + 1;
  if (whole < bytes.length) await truncate(file, whole);
}

const ifMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
