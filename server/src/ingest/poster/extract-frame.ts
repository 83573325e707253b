import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseMediaPlaylist, type ByteRange } from '../../media/media-playlist.ts';
import type { MediaPackage, Rendition } from '../../media/media-package.ts';
import type { Files } from '../../platform/storage/files.ts';
import { type ProgramOptions, readFfmpegOutput } from '../run-ffmpeg.ts';

/** The widest rendition: a poster is never wider than it. */
export const bestRendition = ({ renditions }: MediaPackage): Rendition | undefined =>
  renditions.toSorted((one, other) => other.width - one.width)[0];

/**
 * The picture at a second of a rendition, as PNG. Only the segment that has it is read from the store. Behind the last picture
 * it is the first one of the last segment.
 */
export async function extractFrame(
  files: Files,
  folder: string,
  { playlist }: Rendition,
  seconds: number,
  options: ProgramOptions,
): Promise<Buffer> {
  const parsed = parseMediaPlaylist(await files.readText(`${folder}/${playlist}`));
  const { segment, offset } = segmentAt(parsed.segments, seconds);
  const temporary = await files.temporaryFolder();
  try {
    const source = join(temporary, 'segment.mp4');
    const key = `${folder}/${parsed.initialization.uri}`;
    await pipeline(
      bytesOf(files, key, [parsed.initialization, segment]),
      createWriteStream(source, { mode: 0o600 }),
      ...(options.signal ? [{ signal: options.signal }] : []),
    );
    const found = await grab(source, offset, options);
    return found.length > 0 ? found : await grab(source, 0, options);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function* bytesOf(files: Files, key: string, ranges: readonly ByteRange[]) {
  for (const { offset, length } of ranges)
    yield* files.read(key, { start: offset, end: offset + length - 1 });
}

type Segment = ReturnType<typeof parseMediaPlaylist>['segments'][number];

/** The segment of a second, and the seconds from its start. */
function segmentAt(segments: readonly Segment[], seconds: number): { segment: Segment; offset: number } {
  let start = 0;
  for (const segment of segments) {
    if (seconds < start + segment.durationInSeconds) return { segment, offset: Math.max(0, seconds - start) };
    start += segment.durationInSeconds;
  }
  const last = segments.at(-1);
  if (!last) throw new Error('The playlist has no segment.');
  return { segment: last, offset: last.durationInSeconds };
}

const grab = (source: string, offset: number, options: ProgramOptions): Promise<Buffer> =>
  readFfmpegOutput(
    'ffmpeg',
    [
      ...['-nostdin', '-v', 'error', ...(offset > 0 ? ['-ss', offset.toFixed(3)] : []), '-i', source],
      ...['-map', '0:v:0', '-frames:v', '1', '-vf', 'format=rgb24'],
      ...['-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
    ],
    { ...options, reads: [source], timeLimitInSeconds: 120, maxBytes: 64_000_000 },
  );
