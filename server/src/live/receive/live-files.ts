import { appendFile, readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveRecording, LiveRun, LiveSegment } from './live-report.ts';

/** The files of a track in an event's folder: its header in a run, and its segments. */
export const encodedHeader = (track: string, run: number) => `${track}-init-${run}.mp4`;
export const encodedSegment = (track: string, number: number | '%d') => `${track}-${number}.m4s`;

type Lines = { segments: LiveSegment; runs: LiveRun; recordings: LiveRecording };

const fileOf = (folder: string, list: keyof Lines) => join(folder, `${list}.jsonl`);

/** The lines of a list of an event's folder. None where the list does not exist yet. */
export async function readLines<List extends keyof Lines>(
  folder: string,
  list: List,
): Promise<Lines[List][]> {
  const text = await readFile(fileOf(folder, list), 'utf8').catch(ifMissing(''));
  // A process that was killed may have left a part of a line.
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Lines[List]);
}

export const addLine = <List extends keyof Lines>(
  folder: string,
  list: List,
  line: Lines[List],
): Promise<void> => appendFile(fileOf(folder, list), `${JSON.stringify(line)}\n`, { mode: 0o600 });

/** Where a process that goes on with an event begins: behind everything that is there. */
export async function nextNumbers(
  folder: string,
): Promise<{ segment: number; run: number; recording: number }> {
  await Promise.all(
    ['segments', 'runs', 'recordings'].map((list) => dropTornLine(join(folder, `${list}.jsonl`))),
  );
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
