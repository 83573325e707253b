import { rm } from 'node:fs/promises';
import type { MediaPackage } from '../../media/media-package.ts';
import type { Files } from '../../platform/storage/files.ts';
import { copySound, spokenTrack } from '../sound-tracks/extract-sound.ts';
import { type ProgramOptions, runFfmpeg } from '../run-ffmpeg.ts';
import { peakCollector } from './waveform.ts';

const samplesPerSecond = 8000;
/** At most so many peaks a second, and in all. */
const finest = 50;
const maxPeaks = 400_000;

export const peaksPerSecond = ({ durationInSeconds }: MediaPackage): number =>
  Math.min(finest, maxPeaks / durationInSeconds);

/** The file of the peaks, beside the files of the package that they were made of. */
export const peaksKey = (id: string, version: number): string => `media/${id}/${version}/peaks.bin`;

/** Reads the sound of a package that people caption and writes a byte for each part of its time. */
export async function makePeaks(
  files: Files,
  id: string,
  { version, package: made }: { version: number; package: MediaPackage },
  options: ProgramOptions,
): Promise<void> {
  const track = spokenTrack(made);
  if (!track) return;
  const { durationInSeconds } = made;
  const count = Math.max(1, Math.ceil(durationInSeconds * peaksPerSecond(made)));
  const expected = (count / peaksPerSecond(made)) * samplesPerSecond;
  const collector = peakCollector(count, expected);
  const temporary = await files.temporaryFolder();
  try {
    const { signal } = options;
    const source = await copySound(files, `media/${id}/${version}`, track, { folder: temporary, signal });
    await runFfmpeg(
      'ffmpeg',
      [
        ...['-nostdin', '-v', 'error', '-i', source, '-map', '0:a:0'],
        ...['-ac', '1', '-ar', `${samplesPerSecond}`, '-f', 's16le', 'pipe:1'],
      ],
      {
        ...options,
        reads: [source],
        timeLimitInSeconds: 120 + durationInSeconds,
        onOutput: collector.add,
      },
    );
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  const levels = collector.peaks().map((peak) => Math.round(peak * 255));
  await files.write(peaksKey(id, version), Buffer.from(levels));
}
