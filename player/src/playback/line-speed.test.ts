// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { lineSpeed } from './line-speed.ts';

const files = (...found: [bytes: number, milliseconds: number][]) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    found.map(([transferSize, took]) => ({
      transferSize,
      responseStart: 500,
      responseEnd: 500 + took,
    })) as never,
  );
const estimates = (downlink: number | undefined) => vi.stubGlobal('navigator', { connection: { downlink } });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is that of the file that came fastest, and small ones tell nothing', () => {
  estimates(10);
  files([100_000, 1000], [150_000, 800], [3000, 1]);
  expect(lineSpeed()).toBe(1_500_000);
});

it('is what the browser estimates where the files were in a cache', () => {
  estimates(0.4);
  files([0, 2], [300, 0]);
  expect(lineSpeed()).toBe(400_000);
});

it('is a careful guess where nothing is known', () => {
  estimates(undefined);
  files();
  expect(lineSpeed()).toBe(2_000_000);
});
