import { describe, expect, it } from 'vitest';
import { constantFrameRate, ladder } from './ladder.ts';

const sizes = (width: number, height: number, sides?: number[]) =>
  ladder({ width, height }, 30, sides).map((rung) => `${rung.width}x${rung.height}`);

describe('ladder', () => {
  it.each([
    { source: [1920, 1080], rungs: ['640x360', '960x540', '1280x720', '1920x1080'] },
    { source: [3840, 2160], rungs: ['640x360', '960x540', '1280x720', '1920x1080'] },
    { source: [1280, 720], rungs: ['640x360', '960x540', '1280x720'] },
    { source: [1080, 1920], rungs: ['360x640', '540x960', '720x1280', '1080x1920'] },
    { source: [1080, 1080], rungs: ['360x360', '540x540', '720x720', '1080x1080'] },
    { source: [854, 480], rungs: ['640x360', '854x480'] },
    { source: [640, 400], rungs: ['640x400'] },
    { source: [321, 181], rungs: ['318x180'] },
    { source: [2, 2], rungs: ['2x2'] },
  ])('of $source is $rungs', ({ source, rungs }) => {
    expect(sizes(source[0]!, source[1]!)).toEqual(rungs);
  });

  it('makes the sides that are asked for', () => {
    expect(sizes(1920, 1080, [360, 720])).toEqual(['640x360', '1280x720']);
    expect(sizes(1280, 720, [1080])).toEqual(['1280x720']);
  });

  it('never exceeds its source, is even, and rises in bits', () => {
    for (let height = 2; height <= 2200; height += 7) {
      const source = { width: Math.round(height * 1.85), height };
      const rungs = ladder(source, 60);
      for (const [index, rung] of rungs.entries()) {
        expect(rung.width).toBeLessThanOrEqual(source.width + 1);
        expect(rung.height).toBeLessThanOrEqual(source.height);
        expect([rung.width % 2, rung.height % 2]).toEqual([0, 0]);
        expect(rung.maxBitsPerSecond).toBeGreaterThan(rungs[index - 1]?.maxBitsPerSecond ?? 0);
      }
    }
  });
});

describe('constantFrameRate', () => {
  const rate = (numerator: number, denominator = 1) => ({ numerator, denominator });
  it.each([
    {
      what: 'a steady film',
      mean: rate(24000, 1001),
      nominal: rate(24000, 1001),
      expected: rate(24000, 1001),
    },
    { what: 'a phone that drops frames', mean: rate(2917, 100), nominal: rate(30), expected: rate(30) },
    { what: 'a clock for a rate', mean: rate(2917, 100), nominal: rate(90000), expected: rate(30000, 1001) },
    { what: 'slow motion', mean: rate(240), nominal: rate(240), expected: rate(60) },
    { what: 'slides', mean: rate(1), nominal: rate(1), expected: rate(10) },
    { what: 'nothing known', mean: rate(0, 0), nominal: rate(90000), expected: rate(30) },
  ])('$what', ({ mean, nominal, expected }) => {
    expect(constantFrameRate(mean, nominal)).toEqual(expected);
  });
});
