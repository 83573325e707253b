import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pauses } from './pauses.ts';

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('long work gives others a turn between its pieces, and short work goes on', async () => {
  const pause = pauses();
  expect(pause()).toBeUndefined();
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns++) await nextTurn();
  })();
  for (let piece = 0; piece < 10; piece++) {
    work(8);
    await pause();
  }
  isDone = true;
  await others;
  expect(turns).toBeGreaterThan(3);
});
