import { expect, it } from 'vitest';
import { liveEdge, secondsBehind } from './live-edge.ts';

it('a live stream is played three seconds behind its newest picture, and never before its first', () => {
  expect([liveEdge(60), liveEdge(2)]).toEqual([57, 0]);
});

it('who is as near as a stream gets is with it; who went back is told by how much', () => {
  const at = (currentTime: number) => secondsBehind({ currentTime, duration: 100 });
  expect([at(99), at(97), at(89), at(88), at(27.4)]).toEqual([0, 0, 0, 9, 69]);
});
