import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeEvent } from '../encode-event.ts';
import { readLines } from '../live-files.ts';
import type { EventEncoder } from '../live-report.ts';
import { startRtmpServer } from './rtmp-server.ts';
import { expectAligned, framesOf, gapsIn, loudestOf, quiet, secondsOf, send } from '../test-encoders.ts';

let folder: string;
let stopping: AbortController;
let encoder: EventEncoder;
let taken: Promise<void>[];
let address: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-live-rtmp-'));
  stopping = new AbortController();
  taken = [];
  encoder = await encodeEvent({ folder, onReport: () => {} });
  const { port } = await startRtmpServer({
    ...{ port: 0, host: '127.0.0.1', log: quiet, signal: stopping.signal },
    acceptKey: async (key) => (key === 'main-key' ? { eventId: 'event', input: 'main' } : undefined),
    onStream: (stream) => void taken.push(encoder.take(stream)),
  });
  address = `rtmp://127.0.0.1:${port}/live`;
});
afterEach(async () => {
  stopping.abort();
  await encoder.end();
  await rm(folder, { recursive: true, force: true });
});

const pictures = [
  '-c:v',
  'libx264',
  '-preset',
  'ultrafast',
  '-tune',
  'zerolatency',
  '-g',
  '30',
  '-pix_fmt',
  'yuv420p',
];
const secondsOfRun = async (run: number) =>
  (await readLines(folder, 'segments'))
    .filter((segment) => segment.run === run)
    .reduce((sum, { seconds }) => sum + Object.values(seconds)[0]!, 0);
const toKey = (key: string) => ['-f', 'flv', `${address}/${key}`];

test('a stream becomes aligned segments without a missing frame, and a recording', async () => {
  await send(toKey('main-key'), { size: '848x480', seconds: 5 });
  await Promise.all(taken);
  await encoder.end();
  const segments = await expectAligned(folder);
  expect(Object.keys(segments[0]!.seconds)).toEqual(['video-360', 'video-480', 'audio-1']);
  for (const track of ['video-360', 'video-480']) {
    const frames = await framesOf(folder, track);
    expect(gapsIn(frames)).toEqual([]);
    expect(frames.at(-1)).toBeGreaterThanOrEqual(148);
    expect(await secondsOf(folder, track)).toBeCloseTo(5, 0);
  }
  expect(await loudestOf(folder, 'audio-1')).toBeGreaterThan(-30);
  const [, recording] = await readLines(folder, 'recordings');
  expect(recording).toMatchObject({ file: 'recording-1-main.flv', way: 'rtmp', endedAt: expect.any(String) });
  expect((await readFile(join(folder, recording!.file))).toString('latin1', 0, 3)).toBe('FLV');
}, 60_000);

test('pictures that grow while they are sent, as those of WebRTC do, are encoded as large as they are', async () => {
  const sizes = ['320x180', '640x360', '480x270'];
  const parts = await Promise.all(
    sizes.map(async (size) => {
      const file = join(folder, `${size}.h264`);
      const inputs = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=30`];
      await send(['-f', 'h264', file], { seconds: 3, inputs, codecs: pictures });
      return readFile(file);
    }),
  );
  const file = join(folder, 'grows.h264');
  await writeFile(file, Buffer.concat(parts));
  const inputs = ['-re', '-f', 'h264', '-r', '30', '-i', file];
  await send(toKey('main-key'), { seconds: 9, inputs, codecs: ['-c', 'copy'] });
  await Promise.all(taken);
  await encoder.end();
  const runs = (await readLines(folder, 'runs')).filter(({ end }) => end === undefined);
  expect(runs.map(({ renditions }) => renditions.map(({ height }) => height))).toEqual([[180], [360]]);
  expect(await secondsOfRun(2)).toBeCloseTo(6, 0);
}, 60_000);

test('pictures that come four seconds after the sound are seen', async () => {
  const inputs = [
    ...['-re', '-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000'],
    ...['-itsoffset', '4', '-re', '-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=30'],
  ];
  await send(toKey('main-key'), { seconds: 8, inputs, codecs: [...pictures, '-c:a', 'aac'] });
  await Promise.all(taken);
  await encoder.end();
  const [run] = await readLines(folder, 'runs');
  expect(run!.renditions.map(({ height }) => height)).toEqual([180]);
}, 60_000);

test('a wrong key is refused before anything is received', async () => {
  await expect(send(toKey('another-key'), { seconds: 2 })).rejects.toThrow('ffmpeg ended');
  expect(taken).toEqual([]);
  expect(await readLines(folder, 'recordings')).toEqual([]);
});
