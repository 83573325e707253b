import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readFfmpegOutput, runFfmpeg } from '../../ingest/run-ffmpeg.ts';
import type { Log } from '../../platform/log.ts';
import { readLines } from './live-files.ts';
import type { LiveSegment } from './live-report.ts';

export const quiet: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Frames per second of the test picture. */
export const testRate = 30;

/** A picture of eight columns, black or white: the bits of the frame's number, from the lowest. And a sound. */
const picture = (size: string) =>
  `nullsrc=s=16x2:r=${testRate},geq=lum='if(mod(floor(N/pow(2,floor(X/2))),2),235,16)':cb=128:cr=128,scale=${size.replace('x', ':')}:flags=neighbor,setsar=1`;

export type Sending = {
  size?: string;
  seconds: number;
  /** Arguments of the encoder, in place of H.264 and AAC. */
  codecs?: string[];
  inputs?: string[];
  signal?: AbortSignal;
};

const usualCodecs = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '30', '-pix_fmt', 'yuv420p'],
  ...['-c:a', 'aac', '-b:a', '64k'],
];

/** Sends a stream as an encoder does, in real time. Rejects where it is refused. */
export const send = (output: string[], { size = '320x180', seconds, codecs, inputs, signal }: Sending) =>
  runFfmpeg(
    'ffmpeg',
    [
      ...['-nostdin', '-v', 'error'],
      ...(inputs ?? [
        ...['-re', '-f', 'lavfi', '-i', picture(size)],
        ...['-re', '-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000'],
      ]),
      ...['-t', `${seconds}`, ...(codecs ?? usualCodecs), ...output],
    ],
    // Encoders reach the network.
    { sandbox: 'limits', isUrgent: true, timeLimitInSeconds: 120, signal },
  );

/** The numbers of the frames of a track, over all its segments, as the picture shows them (modulo 256). */
export async function framesOf(folder: string, track: string): Promise<number[]> {
  const frames: number[] = [];
  for (const run of await runsOf(folder)) {
    const file = await joined(folder, track, run);
    const filter = 'scale=8:1:flags=area,format=gray';
    const bytes = await readFfmpegOutput(
      'ffmpeg',
      ['-v', 'error', '-i', file, '-vf', filter, '-vsync', 'passthrough', '-f', 'rawvideo', '-'],
      { sandbox: 'limits', timeLimitInSeconds: 60, maxBytes: 1_000_000 },
    );
    for (let start = 0; start < bytes.length; start += 8)
      frames.push(
        [...bytes.subarray(start, start + 8)].reduce(
          (sum, bit, index) => sum + (bit > 128 ? 2 ** index : 0),
          0,
        ),
      );
  }
  return frames;
}

/** The places where the next frame's number does not follow: `[before, after]`. A frame that is shown twice is none. */
export const gapsIn = (frames: number[]): [number, number][] =>
  frames.flatMap((frame, index) => {
    const before = frames[index - 1] ?? frame;
    return frame === before || frame === (before + 1) % 256 ? [] : [[before, frame] as [number, number]];
  });

/** The loudest level of a sound track, in dBFS. */
export async function loudestOf(folder: string, track: string): Promise<number> {
  const [run] = await runsOf(folder);
  const file = await joined(folder, track, run!);
  const bytes = await readFfmpegOutput(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-ac', '1', '-f', 's16le', '-'],
    { sandbox: 'limits', timeLimitInSeconds: 60, maxBytes: 10_000_000 },
  );
  let peak = 1;
  for (let at = 0; at + 1 < bytes.length; at += 2) peak = Math.max(peak, Math.abs(bytes.readInt16LE(at)));
  return 20 * Math.log10(peak / 32768);
}

export async function secondsOf(folder: string, track: string): Promise<number> {
  const segments = await readLines(folder, 'segments');
  return segments.reduce((sum, { seconds }) => sum + seconds[track]!, 0);
}

async function runsOf(folder: string): Promise<LiveSegment[][]> {
  const segments = await readLines(folder, 'segments');
  // Of late ones that repeat others there are no files.
  const shown = segments.filter(
    ({ number, seconds, isLate }) =>
      !isLate || existsSync(join(folder, `${Object.keys(seconds)[0]}-${number}.m4s`)),
  );
  const runs = Map.groupBy(shown, ({ run }) => run);
  return [...runs.values()];
}

async function joined(folder: string, track: string, segments: LiveSegment[]): Promise<string> {
  const names = [
    `${track}-init-${segments[0]!.run}.mp4`,
    ...segments.map(({ number }) => `${track}-${number}.m4s`),
  ];
  const file = join(folder, `joined-${track}-${segments[0]!.run}.mp4`);
  await writeFile(file, Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name))))));
  return file;
}

/** Numbers follow one another, and every track of a segment is as long as the others. */
export async function expectAligned(folder: string): Promise<LiveSegment[]> {
  const segments = await readLines(folder, 'segments');
  const uneven = segments.filter(({ number, seconds }, index) => {
    const all = Object.values(seconds);
    return number !== segments[0]!.number + index || Math.max(...all) - Math.min(...all) > 0.06;
  });
  // The last segment of a run may be shorter in one track.
  expect(
    uneven.filter(({ run, number }) =>
      segments.some((next) => next.run === run && next.number === number + 1),
    ),
  ).toEqual([]);
  return segments;
}

const webmCodecs = [
  ...[
    '-c:v',
    'libvpx',
    '-deadline',
    'realtime',
    '-cpu-used',
    '8',
    '-threads',
    '1',
    '-b:v',
    '500k',
    '-g',
    '30',
  ],
  ...['-c:a', 'libopus'],
];
const written = {
  webm: [...webmCodecs, '-live', '1', '-cluster_time_limit', '1000', '-f', 'webm'],
  mp4: [...usualCodecs, '-movflags', 'empty_moov+default_base_moof+frag_keyframe', '-f', 'mp4'],
  mpegts: [...usualCodecs, '-f', 'mpegts'],
};

/** What is sent in a container, with a key frame a second. WebM and MP4 are like those of a browser's `MediaRecorder`. */
export async function makeSent(
  folder: string,
  format: keyof typeof written,
  seconds: number,
): Promise<Buffer> {
  const file = join(folder, `sent.${format}`);
  const inputs = [
    '-f',
    'lavfi',
    '-i',
    picture('320x180'),
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=440:sample_rate=48000',
  ];
  await send([...written[format].slice(-2), file], { seconds, inputs, codecs: written[format].slice(0, -2) });
  return readFile(file);
}
