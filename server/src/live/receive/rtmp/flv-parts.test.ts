import { expect, test } from 'vitest';
import { flvParts } from './flv-parts.ts';
import { tagType } from './flv-tags.ts';
import type { StreamFacts, StreamPart } from '../receive-stream.ts';
import type { RtmpMessage } from './rtmp-chunks.ts';

type Sent = { type: number; timestamp: number; payload: Buffer; at?: number };
const key = (timestamp: number): Sent => ({ ...frame(timestamp), payload: Buffer.from([0x17, 1, 0, 0, 0]) });
const frame = (timestamp: number): Sent => ({
  type: tagType.picture,
  timestamp,
  payload: Buffer.from([0x27, 1, 0, 0, 0]),
});
const sound = (timestamp: number): Sent => ({
  type: tagType.sound,
  timestamp,
  payload: Buffer.from([0xaf, 1, 7]),
});
const settings = (size: number): Sent => ({
  type: tagType.picture,
  timestamp: 0,
  payload: Buffer.from([0x17, 0, 0, 0, 0, size]),
});

async function read(sent: Sent[]): Promise<{ parts: StreamPart[]; facts: StreamFacts }> {
  const facts: StreamFacts = {};
  const parts: StreamPart[] = [];
  let now = 1_000_000;
  async function* messages(): AsyncGenerator<RtmpMessage> {
    for (const { at, ...message } of sent) {
      now = 1_000_000 + (at ?? message.timestamp);
      yield { ...message, streamId: 1 };
    }
  }
  for await (const part of flvParts(messages(), facts, () => now)) parts.push(part);
  return { parts, facts };
}
const seconds = (parts: StreamPart[]) => parts.map((part) => part.seconds);
const gaps = (parts: StreamPart[]) => parts.flatMap(({ start }) => (start ? [start.isAfterGap] : []));

test('begins at the first key frame, with the settings of the codecs before it and the sound that came earlier', async () => {
  const { parts } = await read([settings(1), frame(500), sound(510), key(540), frame(573)]);
  expect(parts[0]!.start!.header.toString('latin1', 0, 3)).toBe('FLV');
  expect(parts[0]!.bytes[0]).toBe(tagType.sound);
  expect(parts.length).toBe(2);
});

test('time begins at 0 and goes on where the clock of the sender jumps', async () => {
  const { parts, facts } = await read(
    [
      ...[settings(1), key(90_000), frame(90_033), { ...key(3_690_066), at: 90_066 }],
      ...[
        { ...frame(3_690_099), at: 90_099 },
        { ...key(5), at: 90_132 },
      ],
    ].slice(1),
  );
  expect(seconds(parts)).toEqual([0, 0.033, 0.053, 0.086, 0.106]);
  expect(gaps(parts)).toEqual([false, true, true]);
  expect(facts.clockJumpedAt).toBe(1_090_132);
});

test('a sender that stood still has a gap, and no jump', async () => {
  const { parts, facts } = await read([key(0), frame(33), key(20_033), frame(20_066)]);
  expect(gaps(parts)).toEqual([false, true]);
  expect(seconds(parts)).toEqual([0, 0.033, 0.053, 0.086]);
  expect(facts.clockJumpedAt).toBeUndefined();
});

test('other settings, as of another size, begin like a gap', async () => {
  const { parts } = await read([settings(1), key(0), settings(1), key(1000), settings(2), key(1500)]);
  expect(gaps(parts)).toEqual([false, false, true]);
});

test('the mark at the end of a stream, long after its last picture, is no start', async () => {
  const mark = { ...frame(20_000), payload: Buffer.from([0x17, 2, 0, 0, 0]) };
  expect(gaps((await read([key(0), frame(33), mark])).parts)).toEqual([false]);
});

test('sound alone begins after two seconds, and may be read from each second', async () => {
  const all = Array.from({ length: 250 }, (_, index) => sound(index * 20));
  const { parts } = await read(all);
  expect(gaps(parts).length).toBe(3);
});

test('pictures that come long after the sound begin the file, or go on with it as after a gap', async () => {
  const sounds = (from: number, until: number) =>
    Array.from({ length: (until - from) / 20 }, (_, index) => sound(from + index * 20));
  const late = await read([settings(1), ...sounds(0, 5000), frame(5000), key(5020), ...sounds(5040, 6000)]);
  expect(gaps(late.parts)).toEqual([false]);
  expect(seconds(late.parts)[0]).toBe(5.02);
  // A second of sound comes with it.
  expect(late.parts[0]!.bytes.length).toBeLessThan(55 * 18);

  const later = await read([settings(1), ...sounds(0, 9000), frame(9000), key(9020), frame(9053)]);
  const starts = later.parts.flatMap(({ start }) => start ?? []);
  expect(starts.map(({ isAfterGap }) => isAfterGap)).toEqual([false, true]);
  // The flags of the file say which kinds of streams it has.
  expect(starts.map(({ header }) => header[4])).toEqual([4, 5]);
  expect(later.parts.slice(0, -2).every(({ bytes }) => bytes[0] === tagType.sound)).toBe(true);
});

test('names codecs, also those of Enhanced RTMP', async () => {
  const hevc = { ...key(0), payload: Buffer.from('\x91hvc1\0\0', 'latin1') };
  const opus = { ...sound(0), payload: Buffer.from('\x91Opus\0\0', 'latin1') };
  expect((await read([hevc, opus])).facts).toMatchObject({ videoCodec: 'HEVC', soundCodec: 'Opus' });
});

test('tells the rate, whether it varies, and missing frames', async () => {
  const steady = Array.from({ length: 90 }, (_, index) =>
    (index % 30 ? frame : key)(Math.round(index * 33.33)),
  );
  expect((await read(steady)).facts).toMatchObject({
    framesPerSecond: 30,
    isRateVariable: false,
    lostFrames: 0,
  });
  expect((await read(steady.filter((_, index) => index !== 40 && index !== 41))).facts.lostFrames).toBe(2);
  const uneven = Array.from({ length: 90 }, (_, index) => frame(index * 40 + (index % 2) * 20));
  expect((await read([key(0), ...uneven])).facts.isRateVariable).toBe(true);
});
