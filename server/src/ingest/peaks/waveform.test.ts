import { expect, it } from 'vitest';
import { peakCollector } from './waveform.ts';

const samples = (...levels: number[]) => {
  const bytes = Buffer.alloc(levels.length * 2);
  levels.forEach((level, index) => bytes.writeInt16LE(level, index * 2));
  return bytes;
};

it('stores the loudest of each part, whatever the chunks are', () => {
  const all = samples(0, 100, -200, 50, 400, 0, -100, 0);
  for (const size of [1, 3, 5, 16]) {
    const collector = peakCollector(4, 8);
    for (let at = 0; at < all.length; at += size) collector.add(all.subarray(at, at + size));
    expect(collector.peaks()).toEqual([0.25, 0.5, 1, 0.25]);
  }
});

it('takes silence, and more sound than was announced', () => {
  const collector = peakCollector(2, 2);
  expect(collector.peaks()).toEqual([0, 0]);
  collector.add(samples(10, 20, 30, 40));
  expect(collector.peaks()).toEqual([0.25, 1]);
});
