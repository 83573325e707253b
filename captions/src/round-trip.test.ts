import { expect, it } from 'vitest';
import type { CuePlace } from '@tv/contract/captions/cues';
import { roundTrips } from './test-round-trips.ts';
import { writeSubtitles } from './write-subtitles.ts';

// round-trip.slow.test.ts makes more of them.
roundTrips(60);

it('text that is aligned to an edge stands there in every player', () => {
  const written = (at: CuePlace) =>
    writeSubtitles(
      { cues: [{ startTime: 1, endTime: 2, place: at, runs: [{ text: 'a' }] }], regions: [] },
      'VTT',
      'en',
    );
  expect(written({ align: 'start', size: 50 })).toContain(' position:0%,line-left size:50% align:start\n');
  expect(written({ align: 'end', line: 10 })).toContain(' line:10% position:100%,line-right align:end\n');
  expect(written({ align: 'end', position: 40 })).toContain(' position:40% align:end\n');
  expect(written({ align: 'left' })).toContain(' align:left\n');
});
