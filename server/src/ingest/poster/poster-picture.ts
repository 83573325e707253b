import { type CutSource, inSource } from '../encoding/cut-filters.ts';
import { inputArguments } from '../source/probe.ts';
import type { ProbedSource } from '../source/probe.ts';
import { ProgramFailure } from '../../platform/sandbox/run-program.ts';
import { readFfmpegOutput } from '../run-ffmpeg.ts';
import type { ProgramOptions } from '../run-ffmpeg.ts';
import type { SourceVideo } from '../source/source-facts.ts';

const candidateShares = [0.12, 0.25, 0.4, 0.55];

/** The pictures that posters may be made from: the attached cover of a sound file, or some frames of a film. */
export async function posterPictures(
  source: CutSource,
  options: ProgramOptions,
  toneMapping: string[],
): Promise<Buffer[]> {
  const { video, coverIndex, durationInSeconds } = source;
  const found: Buffer[] = [];
  const add = async (streamIndex: number, seconds: number, filters: string[]) => {
    const picture = await grab(source, streamIndex, seconds, options, filters);
    if (picture) found.push(picture);
  };
  if (!video) {
    if (coverIndex !== undefined) await add(coverIndex, 0, []);
    return found;
  }
  const filters = framing(video, toneMapping);
  for (const share of candidateShares)
    await add(video.index, inSource(source, durationInSeconds * share), filters);
  // A very short source may end before all candidates.
  if (found.length === 0) await add(video.index, inSource(source, 0), filters);
  return found;
}

function framing(video: SourceVideo, toneMapping: string[]): string[] {
  const size = Math.min(1, 1920 / Math.max(video.width, video.height));
  const even = (side: number) => Math.max(2, 2 * Math.round((side * size) / 2));
  return [`scale=${even(video.width)}:${even(video.height)}:flags=lanczos`, ...toneMapping, 'setsar=1'];
}

async function grab(
  source: ProbedSource,
  streamIndex: number,
  seconds: number,
  options: ProgramOptions,
  filters: string[],
) {
  const args = [
    ...[
      '-nostdin',
      '-v',
      'error',
      ...(seconds > 0 ? ['-ss', seconds.toFixed(3)] : []),
      ...inputArguments(source),
    ],
    ...['-map', `0:${streamIndex}`, '-frames:v', '1', '-vf', [...filters, 'format=rgb24'].join(',')],
    ...['-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
  ];
  try {
    const picture = await readFfmpegOutput('ffmpeg', args, {
      ...options,
      reads: [source.file],
      timeLimitInSeconds: 120,
      maxBytes: 64_000_000,
    });
    return picture.length > 0 ? picture : undefined;
  } catch (error) {
    // A damaged cover or a gap in the picture only loses the poster, the file is still ingested.
    if (error instanceof ProgramFailure && error.details) return undefined;
    throw error;
  }
}
