import { expect, it, vi } from 'vitest';
import { configure, describeQualities } from './hls-engine.ts';

const level = (width: number, height: number, bitrate: number) => ({ width, height, bitrate });

it('names qualities after the shorter side, best first', () => {
  const qualities = describeQualities([level(640, 360, 4e5), level(1280, 720, 2e6), level(1920, 1080, 4e6)]);
  expect(qualities.map(({ id, label }) => [id, label])).toEqual([
    [2, '1080p'],
    [1, '720p'],
    [0, '360p'],
  ]);
  expect(describeQualities([level(720, 1280, 2e6)])[0]?.label).toBe('720p');
});

it('tells two of one size apart, and has none for sound', () => {
  const labels = describeQualities([level(1280, 720, 1.5e6), level(1280, 720, 3e6)]).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['720p, 3.0 Mbit/s', '720p, 1.5 Mbit/s']);
  expect(describeQualities([level(0, 0, 96_000)])).toEqual([]);
});

it('begins with the quality whose first segment comes within a second', () => {
  vi.stubGlobal('navigator', { connection: { downlink: 8 } });
  const source = { url: '/master.m3u8', mediaToken: async () => 'public' };
  const { abrEwmaDefaultEstimate } = configure(source, 0, new AbortController().signal);
  vi.unstubAllGlobals();
  expect(abrEwmaDefaultEstimate).toBe(2_000_000);
});
