// Slow: a presenter and a guest send in real time.
// Proves: a guest is seen by the presenter alone, goes on air and off by choice, and never by a lost line or a new one.
// Ground: server/src/live/receive.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeEvent } from './encode-event.ts';
import { readLines } from './live-files.ts';
import type { EventEncoder, LiveReport, LiveSegment } from './live-report.ts';
import { startRtmpServer } from './rtmp/rtmp-server.ts';
import { expectAligned, quiet, send } from './test-encoders.ts';

let folder: string;
let stopping: AbortController;
let encoder: EventEncoder;
let reports: LiveReport[];
let previews: { segment: LiveSegment; folder: string }[];
let losses: number;
let address: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-live-guest-'));
  stopping = new AbortController();
  [reports, previews, losses] = [[], [], 0];
  encoder = await encodeEvent({
    folder,
    onReport: (report) => void reports.push(report),
    onPreview: (segment, _run, of) => void previews.push({ segment, folder: of }),
    onGuestLost: () => void losses++,
  });
  const { port } = await startRtmpServer({
    ...{ port: 0, host: '127.0.0.1', log: quiet, signal: stopping.signal },
    acceptKey: async (input) =>
      input === 'main' || input === 'guest' ? { eventId: 'event', input } : undefined,
    onStream: (stream) => void encoder.take(stream),
  });
  address = `rtmp://127.0.0.1:${port}/live`;
});
afterEach(async () => {
  stopping.abort();
  await encoder.end();
  await rm(folder, { recursive: true, force: true });
});

/** Sends at an input until `stop`. */
function sender(input: 'main' | 'guest') {
  const enough = new AbortController();
  const size = input === 'main' ? '320x180' : '640x360';
  const sent = send(['-f', 'flv', `${address}/${input}`], { size, seconds: 100, signal: enough.signal });
  sent.catch(() => {});
  return async () => {
    enough.abort();
    await sent.catch(() => {});
  };
}
const patient = { timeout: 40_000, interval: 100 };
/** The input of each run. A run has a second line once it has ended. */
const inputsShown = async () => [
  ...new Map((await readLines(folder, 'runs')).map(({ run, input }) => [run, input])).values(),
];
const chosen = () => reports.at(-1)?.chosen;

test('a guest waits backstage, goes on air by choice, and is backstage again after a lost line', async () => {
  let stopGuest = sender('guest');
  // Nobody but the presenter sees the guest, also while there is nothing else.
  await expect.poll(() => previews.length, patient).toBeGreaterThan(2);
  expect(chosen()).toBeUndefined();
  expect(reports.at(-1)!.inputs.guest).toMatchObject({ width: 640, height: 360 });
  await expect.poll(() => reports.at(-1)!.backstage?.soundLevel, patient).toBeGreaterThan(-40);
  expect(await inputsShown()).toEqual([]);
  const { segment, folder: of } = previews[0]!;
  expect(Object.keys(segment.seconds)).toEqual(['video-360', 'audio-1']);
  expect((await readFile(join(of, `video-360-${segment.number}.m4s`))).length).toBeGreaterThan(100);

  const stopMain = sender('main');
  await expect.poll(chosen, patient).toBe('main');
  await expect.poll(inputsShown, patient).toEqual(['main']);
  encoder.choose('guest');
  await expect.poll(inputsShown, patient).toEqual(['main', 'guest']);
  await expect.poll(() => reports.at(-1)!.renditions, patient).toEqual([360]);
  expect(reports.at(-1)).toMatchObject({ chosen: 'guest' });
  expect(reports.at(-1)!.backstage).toBeUndefined();
  expect(losses).toBe(0);

  await stopGuest();
  await expect.poll(chosen, patient).toBe('main');
  expect(losses).toBe(1);
  await expect.poll(inputsShown, patient).toEqual(['main', 'guest', 'main']);
  const seen = previews.length;
  stopGuest = sender('guest');
  await expect.poll(() => previews.length, patient).toBeGreaterThan(seen + 2);
  expect(await inputsShown()).toEqual(['main', 'guest', 'main']);

  // The same guest from another window begins backstage as well.
  encoder.choose('guest');
  await expect.poll(chosen, patient).toBe('guest');
  const stopOther = sender('guest');
  await expect.poll(() => losses, patient).toBe(2);
  await expect.poll(chosen, patient).toBe('main');
  // And the presenter, whose own line drops, is not replaced by the guest.
  await stopMain();
  await expect.poll(chosen, patient).toBeUndefined();
  await Promise.all([stopGuest(), stopOther()]);
  await encoder.end();
  expect((await inputsShown()).filter((input) => input === 'guest').length).toBeLessThan(3);
  await expectAligned(folder);
}, 150_000);
