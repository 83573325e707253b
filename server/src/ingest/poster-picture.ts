import sharp from 'sharp';
import { inputArguments } from './probe.ts';
import type { ProbedSource } from './probe.ts';
import { FfmpegFailure, readFfmpegOutput } from './run-ffmpeg.ts';
import type { ProgramOptions } from './run-ffmpeg.ts';
import type { SourceVideo } from './source-facts.ts';

const candidateShares = [0.12, 0.25, 0.4, 0.55];

/** Chooses the picture for the posters: the attached cover of a sound file, or the frame with the most detail. */
export async function posterPicture(
  source: ProbedSource,
  options: ProgramOptions,
  toneMapping: string[],
): Promise<Buffer | undefined> {
  if (!source.video)
    return source.coverIndex === undefined ? undefined : grab(source, source.coverIndex, 0, options, []);
  let best: { picture: Buffer; worth: number } | undefined;
  for (const share of candidateShares) {
    const picture = await grab(
      source,
      source.video.index,
      source.durationInSeconds * share,
      options,
      framing(source.video, toneMapping),
    );
    if (!picture) continue;
    const worth = await worthOf(picture);
    if (!best || worth > best.worth) best = { picture, worth };
  }
  // A very short source may end before all candidates.
  return best?.picture ?? grab(source, source.video.index, 0, options, framing(source.video, toneMapping));
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
      timeLimitInSeconds: 120,
      maxBytes: 64_000_000,
    });
    return picture.length > 0 ? picture : undefined;
  } catch (error) {
    // A damaged cover or a gap in the picture only loses the poster, the file is still ingested.
    if (error instanceof FfmpegFailure && error.details) return undefined;
    throw error;
  }
}

/** Scores a frame: many different tones and a medium brightness make a good poster. */
async function worthOf(picture: Buffer): Promise<number> {
  const { entropy, sharpness, channels } = await sharp(picture).stats();
  const light = channels.reduce((sum, channel) => sum + channel.mean, 0) / channels.length / 255;
  return (
    entropy +
    Math.min(2, sharpness / 5) -
    6 * Math.max(0, 0.12 - light) * 10 -
    6 * Math.max(0, light - 0.92) * 10
  );
}
