import { expect, it } from 'vitest';
import { limitSpeed, readSpeed } from './limit-speed.ts';

/** Passes pieces at a speed, by a clock that only pauses move. Answers when each began. */
async function beginningsOf(speed: number | undefined, pieces: readonly number[], atOnce = 1) {
  let time = 0;
  const pace = limitSpeed(speed, {
    now: () => time,
    pause: async (milliseconds) => void (time = Math.max(time, time + milliseconds)),
  });
  const begun: { at: number; bytes: number }[] = [];
  for (let first = 0; first < pieces.length; first += atOnce)
    for (const bytes of pieces.slice(first, first + atOnce)) {
      await pace(bytes);
      begun.push({ at: time, bytes });
    }
  return begun;
}

it('lets no more bytes pass than the limit says, whatever their pieces', async () => {
  const pieces = Array.from({ length: 200 }, (_, nth) => 1_000 + ((nth * 7_919) % 90_000));
  const all = pieces.reduce((sum, each) => sum + each, 0);
  const begun = await beginningsOf(readSpeed('100kB/s'), pieces);
  let passed = 0;
  for (const { at, bytes } of begun) {
    // What passed before a piece has had its time.
    expect(passed).toBeLessThanOrEqual((at / 1000) * 100_000 + 1);
    passed += bytes;
  }
  const lasted = begun.at(-1)!.at / 1000;
  // It is not slower than it has to be, either.
  expect(lasted).toBeCloseTo((all - pieces.at(-1)!) / 100_000, 3);
});

it('half the limit lasts twice as long, and none waits for nothing', async () => {
  const pieces = Array.from({ length: 50 }, () => 16_384);
  const lasted = async (speed: string) => (await beginningsOf(readSpeed(speed), pieces)).at(-1)!.at;
  expect((await lasted('1MB/s')) / (await lasted('2 MB/s'))).toBeCloseTo(2, 6);
  expect((await beginningsOf(undefined, pieces)).at(-1)!.at).toBe(0);
});
