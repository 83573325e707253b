import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputArguments } from '../source/probe.ts';
import { type CutSource, cutSound } from '../encoding/cut-filters.ts';
import { runFfmpeg } from '../run-ffmpeg.ts';
import type { ProgramOptions } from '../run-ffmpeg.ts';

const samplesPerSecond = 8000;
const maxPeaks = 1000;

/** Writes `waveform.json`: the peak of each of up to 1000 equal parts, relative to the highest peak, which is 1. */
export async function writeWaveform(
  source: CutSource,
  streamIndex: number,
  folder: string,
  options: ProgramOptions,
): Promise<void> {
  const count = Math.max(1, Math.min(maxPeaks, Math.ceil(source.durationInSeconds * 20)));
  const collector = peakCollector(count, source.durationInSeconds * samplesPerSecond);
  const args = [
    ...['-nostdin', '-v', 'error', ...inputArguments(source)],
    ...(source.cuts.length > 0
      ? ['-filter_complex', cutSound(source, streamIndex, 'sound'), '-map', '[sound]']
      : ['-map', `0:${streamIndex}`]),
    ...['-ac', '1', '-ar', `${samplesPerSecond}`, '-f', 's16le', 'pipe:1'],
  ];
  await runFfmpeg('ffmpeg', args, {
    ...options,
    reads: [source.file],
    timeLimitInSeconds: 120 + source.durationInSeconds,
    onOutput: collector.add,
  });
  await writeFile(join(folder, 'waveform.json'), JSON.stringify({ peaks: collector.peaks() }));
}

/** Takes 16-bit little-endian samples in chunks of any length and retains only the peaks. */
export function peakCollector(count: number, expectedSamples: number) {
  const loudest = new Float64Array(count);
  let position = 0;
  let rest: Buffer = Buffer.alloc(0);
  return {
    add(chunk: Buffer): void {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const samples = bytes.length >> 1;
      for (let index = 0; index < samples; index++, position++) {
        const part = Math.min(count - 1, Math.floor((position * count) / expectedSamples));
        const level = Math.abs(bytes.readInt16LE(index * 2));
        if (level > loudest[part]!) loudest[part] = level;
      }
      rest = Buffer.from(bytes.subarray(samples * 2));
    },
    peaks(): number[] {
      const top = loudest.reduce((a, b) => Math.max(a, b), 0) || 1;
      return Array.from(loudest, (level) => Math.round((level / top) * 1000) / 1000);
    },
  };
}
