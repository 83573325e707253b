import type { Cue } from '@tv/contract/captions/cues';
import { expect, test } from 'vitest';
import { parseSubtitles } from '@tv/captions/parse-subtitles';
import { writeSegments } from './write-segments.ts';

const cue = (startTime: number, endTime: number, text: string): Cue => ({
  startTime,
  endTime,
  runs: [{ text }],
});

test('each segment has the cues of its seconds, on the clock of the pictures', () => {
  const cues = [
    cue(1, 2, 'a'),
    cue(29, 31, 'both'),
    cue(30, 60, 'b'),
    cue(61, 62, 'c'),
    cue(100, 101, 'late'),
  ];
  const segments = writeSegments({ cues, regions: [] }, 30, 65);
  const textsOf = (vtt: string) =>
    vtt.includes('-->') ? parseSubtitles(Buffer.from(vtt)).cues.map(({ runs }) => runs[0]!.text) : [];
  expect(segments.map(textsOf)).toEqual([['a', 'both'], ['both', 'b'], ['c']]);
  for (const each of segments)
    expect(each).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00\.000\n/);
  // times are those of the whole, not of the segment
  expect(segments[1]).toContain('00:00:30.000 --> 00:01:00.000');
});

test('a length without cues is segments without cues', () => {
  expect(writeSegments({ cues: [cue(1, 2, 'a')], regions: [] }, 30, 90).slice(1)).toEqual([
    'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n',
    'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n',
  ]);
});
