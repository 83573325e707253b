import { expect, test } from 'vitest';
import { leftToEncode } from './left-to-encode.ts';
import type { LiveRecording, LiveRun, LiveSegment } from '../live-report.ts';
import type { RecordingStart } from '../recording.ts';

const began = Date.parse('2026-01-01T10:00:00Z');
const secondBytes = 1000;
const at = (second: number) => new Date(began + second * 1000).toISOString();

/** A key frame each two seconds. */
const starts: RecordingStart[] = Array.from({ length: 30 }, (_, index) => ({
  ...{ offset: index * 2 * secondBytes, header: Buffer.alloc(0), isAfterGap: false },
  ...{ receivedAt: began + index * 2000, seconds: index * 2 },
}));

const main: LiveRecording = {
  ...{ file: 'recording-1-main.flv', input: 'main', way: 'rtmp', startedAt: at(0) },
};
const run = (number: number, from: number, more: Partial<LiveRun> = {}): LiveRun => ({
  ...{ run: number, input: 'main', recording: main.file, offset: from * secondBytes, startsAt: at(from) },
  ...{ renditions: [], sounds: [] },
  ...more,
});
const segments = (number: number, count: number): LiveSegment[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ number: index, run: number, startsAt: at(index), seconds: { 'video-360': 1 } },
  }));

/** What is left, as seconds of recordings. */
const left = (
  runs: LiveRun[],
  encoded: LiveSegment[] = [],
  { recordings = [main], seconds = 60 } = {},
): [string, number, number][] =>
  leftToEncode({
    ...{ runs, segments: encoded, recordings, startsOf: () => starts },
    bytesOf: () => seconds * secondBytes,
  }).map(({ recording, from, until }) => [recording.file, from / secondBytes, until / secondBytes]);

test('nothing is left where each run ended where the next one began, and the last one at the end', () => {
  expect(left([run(1, 0), run(1, 0, { end: 20_000 }), run(2, 20, { end: 60_000 })])).toEqual([]);
});

test('what was skipped between two runs is left', () => {
  expect(left([run(1, 0, { end: 20_000 }), run(2, 34, { end: 60_000 })])).toEqual([[main.file, 20, 34]]);
});

test('of a killed process everything is left from the key frame before its last segment ended', () => {
  expect(left([run(1, 0)], segments(1, 7))).toEqual([[main.file, 6, 60]]);
  expect(left([run(1, 0)])).toEqual([[main.file, 0, 60]]);
  expect(left([run(1, 10)], segments(1, 7))).toEqual([[main.file, 16, 60]]);
});

test('a clock that was put back does not tell how far a run came', () => {
  const [first, second, third] = starts;
  const pieces = leftToEncode({
    ...{ runs: [run(1, 0)], segments: segments(1, 9), recordings: [main], bytesOf: () => 60_000 },
    startsOf: () => [first!, second!, { ...third!, seconds: 1 }, ...starts.slice(3)],
  });
  expect(pieces).toMatchObject([{ from: 2_000, overlap: { from: began + 2_000, until: began + 9_000 } }]);
});

test('what the same input sent next is left, too, and what another one sent is not', () => {
  const next: LiveRecording = { ...main, file: 'recording-3-main.flv' };
  const backup: LiveRecording = { ...main, file: 'recording-2-backup.flv', input: 'backup' };
  const recordings = [main, backup, next, main, next];
  expect(left([run(1, 0, { end: 60_000 })], [], { recordings })).toEqual([[next.file, 0, 60]]);
  const switched = run(2, 30, { recording: backup.file, input: 'backup', end: 60_000 });
  expect(left([run(1, 0, { end: 30_000 }), switched], [], { recordings })).toEqual([]);
});

test('nothing is left of a guest', () => {
  expect(left([run(1, 0, { input: 'guest' })], segments(1, 7))).toEqual([]);
});

test('what a late run has encoded, or has given up, is not left again', () => {
  const live = [run(1, 0, { end: 20_000 }), run(2, 34, { end: 60_000 })];
  const late = run(3, 20, { isLate: true });
  expect(left([...live, { ...late, end: 34_000 }])).toEqual([]);
  expect(left([...live, { ...late, end: 26_000 }])).toEqual([[main.file, 26, 34]]);
  // The late run was killed in its turn.
  expect(left([...live, late], segments(3, 5))).toEqual([[main.file, 24, 34]]);
});
