// Slow: encoders send in real time, until the service has told of it or has gone over to the other input.
// Proves: reports and warnings of a stream that is received, the change to the backup input, and a later process that goes on.
// Ground: server/src/live/receive.
import type { LiveWarningName } from '@tv/contract/live/live-warnings';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeEvent } from '../encode-event.ts';
import { readLines } from '../live-files.ts';
import type { EventEncoder, LiveReport } from '../live-report.ts';
import { startRtmpServer } from './rtmp-server.ts';
import { expectAligned, quiet, send, type Sending } from '../test-encoders.ts';

let folder: string;
let stopping: AbortController;
let encoder: EventEncoder;
let reports: LiveReport[];
let taken: Promise<void>[];
let address: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-live-rtmp-'));
  stopping = new AbortController();
  reports = [];
  taken = [];
  encoder = await encodeEvent({ folder, onReport: (report) => void reports.push(report) });
  const { port } = await startRtmpServer({
    ...{ port: 0, host: '127.0.0.1', log: quiet, signal: stopping.signal },
    acceptKey: async (key) =>
      key === 'main-key' || key === 'backup-key'
        ? { eventId: 'event', input: key === 'main-key' ? 'main' : 'backup' }
        : undefined,
    onStream: (stream) => void taken.push(encoder.take(stream)),
  });
  address = `rtmp://127.0.0.1:${port}/live`;
});
afterEach(async () => {
  stopping.abort();
  await encoder.end();
  await rm(folder, { recursive: true, force: true });
});

const toKey = (key: string) => ['-f', 'flv', `${address}/${key}`];
const warningsOf = (list: LiveReport[]) => [
  ...new Set(list.flatMap(({ warnings }) => warnings.map(({ name }) => name))),
];

/** Sends until something is so. */
async function sendUntil(key: string, isSo: () => unknown, more: Partial<Sending> = {}): Promise<void> {
  const enough = new AbortController();
  const sent = send(toKey(key), { seconds: 60, signal: enough.signal, ...more });
  await expect.poll(isSo, { timeout: 50_000 }).toBeTruthy();
  enough.abort();
  await sent.catch(() => {});
}
const runs = async () => new Set((await readLines(folder, 'segments')).map(({ run }) => run));

test('a presenter sees what arrives', async () => {
  await sendUntil('main-key', () => reports.some(({ soundLevel }) => soundLevel !== undefined));
  const report = reports.findLast(({ soundLevel }) => soundLevel !== undefined)!;
  expect(report.soundLevel).toBeGreaterThan(-40);
  expect(report).toMatchObject({ chosen: 'main', renditions: [180] });
  expect(report.inputs.main).toMatchObject({
    ...{
      videoCodec: 'H.264',
      soundCodec: 'AAC',
      width: 320,
      height: 180,
      framesPerSecond: 30,
      lostFrames: 0,
    },
  });
  expect(report.inputs.main!.bitsPerSecond).toBeGreaterThan(50_000);
}, 60_000);

test('viewers get the backup while the main input is away', async () => {
  const backup = sendUntil('backup-key', async () => (await runs()).has(2));
  await sendUntil('main-key', async () => (await runs()).has(1));
  await backup;
  await Promise.all(taken);
  await encoder.end();
  expect(warningsOf(reports)).toContain('live.onBackup');
  const inputs = (await readLines(folder, 'runs')).map(({ input }) => input);
  expect([...new Set(inputs)].toSorted()).toEqual(['backup', 'main']);
  await expectAligned(folder);
  expect((await readLines(folder, 'recordings')).length).toBe(4);
}, 120_000);

test('a later process goes on with the next numbers, behind a torn line', async () => {
  await send(toKey('main-key'), { seconds: 3 });
  await Promise.all(taken);
  await encoder.end();
  const before = await readLines(folder, 'segments');
  await appendFile(join(folder, 'segments.jsonl'), '{"number":99,"ru');
  encoder = await encodeEvent({ folder, onReport: () => {} });
  await send(toKey('main-key'), { seconds: 3 });
  await Promise.all(taken);
  await encoder.end();
  const after = (await expectAligned(folder)).slice(before.length);
  expect(after[0]).toMatchObject({ number: before.length, run: 2 });
  expect((await readLines(folder, 'recordings')).at(-1)?.file).toBe('recording-2-main.flv');
}, 30_000);

test('a presenter is told of a picture that is upright, and of sound and pictures that are missing', async () => {
  const expected =
    (...names: LiveWarningName[]) =>
    () =>
      names.every((name) => warningsOf(reports).includes(name));
  const picture = ['-re', '-f', 'lavfi', '-i', 'testsrc2=s=180x320:r=30'];
  await sendUntil('main-key', expected('live.upright', 'live.noSound'), { inputs: picture });
  await Promise.all(taken);
  expect(warningsOf(reports)).not.toContain('live.noPicture');
  reports.length = 0;
  const sound = ['-re', '-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000'];
  await sendUntil('main-key', expected('live.noPicture'), { inputs: sound });
  await Promise.all(taken);
  await encoder.end();
  const tracks = (await readLines(folder, 'segments')).map(({ seconds }) => Object.keys(seconds).join());
  expect(new Set(tracks)).toEqual(new Set(['video-180', 'audio-1']));
}, 120_000);
