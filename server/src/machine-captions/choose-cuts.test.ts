import { expect, test } from 'vitest';
import { chooseCuts } from './choose-cuts.ts';

/** Ten windows a second: loud, but for the seconds that are named. */
const sound = (seconds: number, quiet: [from: number, to: number, level: number][] = []) =>
  Float64Array.from({ length: seconds * 10 }, (_, window) => {
    const found = quiet.find(([from, to]) => window >= from * 10 && window < to * 10);
    return found ? found[2] : 0.3;
  });

test('a short sound is one part', () => {
  expect(chooseCuts(sound(180))).toEqual([{ from: 0, to: 180, isSilent: false }]);
  expect(chooseCuts(sound(0))).toEqual([]);
});

test('a long sound is cut in its pauses, and no part is longer than the service takes', () => {
  const parts = chooseCuts(
    sound(400, [
      [100, 102, 0],
      [170, 171, 0.1],
      [250, 252, 0.01],
    ]),
  );
  expect(parts.map(({ to }) => Math.floor(to))).toEqual([101, 251, 400]);
  expect(parts.map(({ from }) => from)).toEqual([0, ...parts.slice(0, -1).map(({ to }) => to)]);
  for (const { from, to } of chooseCuts(sound(10_000))) expect(to - from).toBeLessThanOrEqual(180);
});

test('a part without sound is known as such', () => {
  expect(chooseCuts(sound(300, [[0, 300, 0.0001]])).map(({ isSilent }) => isSilent)).toEqual([true, true]);
});
