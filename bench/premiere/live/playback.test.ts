import { expect, test } from 'vitest';
import { createPlayback } from './playback.ts';

test('a player stands still for as long as one of its tracks is empty', () => {
  const playback = createPlayback(2);
  playback.arrived(0, 100, 97, 1);
  playback.arrived(1, 101, 97, 1);
  playback.arrived(0, 101, 98, 1);
  playback.arrived(1, 101.5, 98, 1);
  // Two seconds from 101 on are there: it stands still from 103 on.
  playback.arrived(0, 104, 99, 1);
  playback.arrived(1, 104.5, 99, 1);
  playback.playTo(105);
  expect(playback.played()).toMatchObject({ watched: 4, stalled: 1.5, stalls: 1 });
  // It plays what began at 97 from 101 on.
  expect(playback.played().behind).toEqual([4, 4, 4, 5, 5.5]);
  playback.begin(105);
  playback.playTo(106);
  expect(playback.played()).toMatchObject({ watched: 1, stalled: 0.5, stalls: 1 });
});
