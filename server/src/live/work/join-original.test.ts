import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFfmpegOutput, runFfmpeg } from '../../ingest/run-ffmpeg.ts';
import { folderFiles } from '../../platform/storage/files.ts';
import {
  headerFile,
  liveFolder,
  segmentFile,
  type StoredRun,
  type StoredSegment,
} from '../stream/segments-db.ts';
import { joinOriginal } from './join-original.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'tv-live-original-'))));
afterAll(() => rm(folder, { recursive: true }));

const id = crypto.randomUUID();
/** Two seconds of an encoder's run, with a smaller picture beside the largest, in the file store. */
async function aRun(part: string, height: number): Promise<{ run: StoredRun; segments: StoredSegment[] }> {
  const files = folderFiles(join(folder, 'files'));
  const large = `video-${height}`;
  const output = (track: string, args: string[]) => [
    ...[...args, '-t', '2', '-f', 'hls', '-hls_time', '1', '-hls_segment_type', 'fmp4'],
    ...['-hls_list_size', '0', '-hls_fmp4_init_filename', `${part}-${track}-init.mp4`],
    ...['-hls_segment_filename', `${part}-${track}-%d.m4s`, `${part}-${track}.m3u8`],
  ];
  const video = ['-map', '0:v', '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '30'];
  await runFfmpeg(
    'ffmpeg',
    [
      ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=${(height * 16) / 9}x${height}:r=30`],
      ...['-f', 'lavfi', '-i', 'sine=r=48000', ...output('video-90', [...video, '-s', '160x90'])],
      ...[...output(large, video), ...output('audio-1', ['-map', '1:a', '-c:a', 'aac'])],
    ],
    { folder, sandbox: 'limits', isUrgent: true, timeLimitInSeconds: 60 },
  );
  const run: StoredRun = {
    ...{ part, run: 1, startsAt: null },
    tracks: [
      ...[90, height].map((each) => ({
        ...{ track: `video-${each}`, codecs: '', bitsPerSecond: 1 },
        picture: { width: 0, height: each, framesPerSecond: 30 },
      })),
      { track: 'audio-1', codecs: '', bitsPerSecond: 1, sound: { name: 'Original' } },
    ],
  };
  for (const { track } of run.tracks) {
    const store = async (name: string, key: string) =>
      files.write(`${liveFolder(id)}/${key}`, await readFile(join(folder, name)));
    await store(`${part}-${track}-init.mp4`, headerFile(run, track));
    for (const fileNumber of [0, 1])
      await store(`${part}-${track}-${fileNumber}.m4s`, segmentFile({ part, fileNumber }, track));
  }
  const segments = [0, 1].map((fileNumber) => ({
    ...{ number: 0, part, run: 1, fileNumber, startsAt: new Date(), lengths: {} },
  }));
  return { run, segments };
}

test('what was encoded becomes one file: the largest picture and the sound of each run, one behind the other', async () => {
  const parts = [await aRun('one', 180), await aRun('two', 360)];
  const recorded = {
    ...{ id, runs: parts.map(({ run }) => run) },
    segments: parts.flatMap(({ segments }) => segments),
  };
  const files = folderFiles(join(folder, 'files'));
  const joined = joinOriginal({ sandbox: 'limits' });
  const none = await joined(files, { ...recorded, segments: [] }, folder, new AbortController().signal);
  expect(none).toBeUndefined();
  const original = await joined(files, recorded, folder, new AbortController().signal);
  const show = ['-show_entries', 'frame=media_type,height,pts_time', '-of', 'csv=p=0', original!];
  const lines = String(
    await readFfmpegOutput('ffprobe', ['-v', 'error', ...show], {
      ...{ sandbox: 'limits', timeLimitInSeconds: 60, maxBytes: 1_000_000 },
    }),
  ).split('\n');
  const frames = lines.filter((line) => line.startsWith('video')).map((line) => line.split(','));
  expect(frames.map(([, , height]) => Number(height))).toEqual([
    ...Array.from({ length: 60 }, () => 180),
    ...Array.from({ length: 60 }, () => 360),
  ]);
  const times = frames.map(([, time]) => Number(time));
  expect(times.at(-1)! - times[0]!).toBeCloseTo(119 / 30, 1);
  const sounds = lines.filter((line) => line.startsWith('audio')).map((line) => Number(line.split(',')[1]));
  expect(Math.abs(sounds.at(-1)! - times.at(-1)!)).toBeLessThan(0.15);
}, 120_000);
