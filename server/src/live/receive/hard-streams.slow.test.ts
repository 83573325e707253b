// Slow: streams come in real time, one of them is away for 20 seconds, and one is 4K at 60 frames.
// Proves: nothing that was received is lost where a line, the encoder or the computer does not hold, and the presenter is told.
// Ground: server/src/live/receive, server/src/platform/sandbox.
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeEvent } from './encode-event.ts';
import { readLines } from './live-files.ts';
import type { EventEncoder, LiveReport } from './live-report.ts';
import { startRtmpServer } from './rtmp/rtmp-server.ts';
import { expectAligned, framesOf, gapsIn, quiet, send } from './test-encoders.ts';

let folder: string;
let stopping: AbortController;
let encoder: EventEncoder;
let reports: LiveReport[];
let failures: unknown[];
let taken: Promise<void>[];
let address: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-live-hard-'));
  stopping = new AbortController();
  [reports, failures, taken] = [[], [], []];
  encoder = await encodeEvent({
    folder,
    onReport: (report) => void reports.push(report),
    // At this level the encoder's process can be seen, and killed.
    sandbox: 'limits',
    onFailure: (error) => void failures.push(error),
  });
  const { port } = await startRtmpServer({
    ...{ port: 0, host: '127.0.0.1', log: quiet, signal: stopping.signal },
    acceptKey: async () => ({ eventId: 'event', input: 'main' }),
    onStream: (stream) => void taken.push(encoder.take(stream)),
  });
  address = `rtmp://127.0.0.1:${port}/live/key`;
});
afterEach(async () => {
  stopping.abort();
  await encoder.end();
  await rm(folder, { recursive: true, force: true });
});

const output = () => ['-f', 'flv', address];
const warnings = () => [...new Set(reports.flatMap((report) => report.warnings.map(({ name }) => name)))];
/** Every frame that was received, by the recordings. */
async function recordedFrames(): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('recording-'));
  const sizes = await Promise.all(names.map(async (name) => framesInFlv(await readFile(join(folder, name)))));
  return sizes.reduce((sum, count) => sum + count, 0);
}
function framesInFlv(bytes: Buffer): number {
  let count = 0;
  for (let at = 13; at + 11 < bytes.length; at += 15 + bytes.readUIntBE(at + 1, 3))
    if (bytes[at] === 9 && bytes[at + 12] === 1) count++;
  return count;
}

test('a stream that is away for 20 seconds goes on with a discontinuity, and the presenter sees it', async () => {
  await send(output(), { seconds: 5 });
  await wait(20_000);
  expect(warnings()).toContain('live.interrupted');
  await send(output(), { seconds: 5 });
  await Promise.all(taken);
  await encoder.end();
  const segments = await expectAligned(folder);
  expect([...new Set(segments.map(({ run }) => run))]).toEqual([1, 2]);
  const second = segments.find(({ run }) => run === 2)!;
  expect(Date.parse(second.startsAt) - Date.parse(segments[0]!.startsAt)).toBeGreaterThan(24_000);
  expect(gapsIn(await framesOf(folder, 'video-180')).length).toBe(1);
  expect(await recordedFrames()).toBe(300);
  expect(failures).toEqual([]);
}, 120_000);

/** Kills the encoder of this event: the process that runs in its folder. */
async function killEncoder(): Promise<void> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const id of ids)
    if ((await readlink(`/proc/${id}/cwd`).catch(() => '')) === folder) process.kill(Number(id), 'SIGKILL');
}

test('an encoder that is killed begins again where its segments end, and the recording has every frame', async () => {
  const sent = send(output(), { seconds: 10 });
  await expect
    .poll(async () => (await readLines(folder, 'segments')).length, { timeout: 10_000 })
    .toBeGreaterThan(2);
  await killEncoder();
  await sent;
  await Promise.all(taken);
  await encoder.end();
  expect(failures.length).toBe(1);
  expect(warnings()).toContain('live.encoderRestarted');
  const segments = await expectAligned(folder);
  expect([...new Set(segments.map(({ run }) => run))]).toEqual([1, 2]);
  expect(await recordedFrames()).toBe(300);
  // Viewers may see a part again, and miss nothing.
  const frames = await framesOf(folder, 'video-180');
  expect(new Set(frames).size).toBe(256);
  expect(gapsIn(frames).filter(([before, after]) => (after - before + 256) % 256 < 128)).toEqual([]);
}, 60_000);

test('4K at 60 frames is told as too large, and what is made is made in time', async () => {
  const file = join(folder, 'large.flv');
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=3840x2160:r=60', '-f', 'lavfi', '-i', 'sine=r=48000'];
  const codecs = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-g',
    '60',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
  ];
  await send(['-f', 'flv', file], { seconds: 30, inputs: source, codecs });
  // To the end of the file: its pictures begin a little after its sound, and so are not over after 30 seconds.
  await send(output(), { seconds: 60, inputs: ['-re', '-i', file], codecs: ['-c', 'copy'] });
  await Promise.all(taken);
  const atEnd = reports.at(-1)!;
  await encoder.end();
  expect(warnings()).toContain('live.tooLarge');
  expect(reports.find(({ inputs }) => inputs.main?.width)?.inputs.main).toMatchObject({
    width: 3840,
    height: 2160,
  });
  expect(await recordedFrames()).toBe(1800);
  await expectAligned(folder);
  // On a computer that is quick enough nothing is left out; on every other one the presenter is told what is.
  const runs = await readLines(folder, 'runs');
  if (runs.length > 1) expect(warnings()).toContain('live.halfRate');
  else expect(atEnd.secondsBehind).toBeLessThan(6);
}, 400_000);
