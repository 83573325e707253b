import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { chooseCuts, type SoundPart, windowsPerSecond } from './choose-cuts.ts';
import { bytesPerSecond, samplesPerSecond, wavFile } from './wav-file.ts';

const samplesPerWindow = samplesPerSecond / windowsPerSecond;

/** The parts of a file of samples, cut where it is quietest. */
export async function soundParts(file: string, signal: AbortSignal): Promise<SoundPart[]> {
  const loudness: number[] = [];
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { signal, highWaterMark: 256 * 1024 })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let at = 0;
    for (; at + samplesPerWindow * 2 <= bytes.length; at += samplesPerWindow * 2)
      loudness.push(rootMeanSquare(bytes.subarray(at, at + samplesPerWindow * 2)));
    rest = Buffer.from(bytes.subarray(at));
  }
  if (rest.length > 1) loudness.push(rootMeanSquare(rest));
  return chooseCuts(loudness);
}

/** The loudness of 16-bit samples, as the root mean square of samples between -1 and 1. */
export function rootMeanSquare(bytes: Buffer): number {
  const count = bytes.length >> 1;
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += (bytes.readInt16LE(index * 2) / 32_768) ** 2;
  return Math.sqrt(sum / count);
}

/** A part of a file of samples, as a WAV file. */
export async function readSoundPart(file: string, { from, to }: SoundPart): Promise<Buffer> {
  await using handle = await open(file);
  const start = Math.round(from * bytesPerSecond);
  const samples = Buffer.alloc(Math.round(to * bytesPerSecond) - start);
  const { bytesRead } = await handle.read(samples, 0, samples.length, start);
  return wavFile(samples.subarray(0, bytesRead - (bytesRead % 2)));
}
