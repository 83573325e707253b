import type { Files } from '../platform/files.ts';
import { offLoop } from './off-loop.ts';

/** Seconds of a segment: long, because captions are small. */
export const segmentSeconds = 30;
/** Characters of the segments that are kept in memory, of the subtitles asked for last. */
const most = 32_000_000;

type Kept = { segments: Promise<string[]>; size: number };

/** Cuts kept subtitles into segments of WebVTT, and remembers those that are being watched: a file never changes under its name. */
export function createSegments(files: Files) {
  const kept = new Map<string, Kept>();
  let size = 0;
  const forget = (key: string) => {
    size -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };

  return async (vttFile: string, durationInSeconds: number): Promise<string[]> => {
    const key = `${durationInSeconds} ${vttFile}`;
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known.segments;
    }
    const segments = cut(files, vttFile, durationInSeconds);
    const entry: Kept = { segments, size: 0 };
    kept.set(key, entry);
    try {
      entry.size = (await segments).reduce((sum, { length }) => sum + length, 0);
    } catch (problem) {
      forget(key);
      throw problem;
    }
    size += entry.size;
    for (const oldest of kept.keys()) {
      if (size <= most) break;
      forget(oldest);
    }
    return segments;
  };
}

const cut = async (files: Files, vttFile: string, durationInSeconds: number) =>
  offLoop('segment', Buffer.from(await files.readText(vttFile)), segmentSeconds, durationInSeconds);
