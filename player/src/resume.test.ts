import { describe, expect, it } from 'vitest';
import { resumePosition, startOf } from './resume.ts';

describe('resumePosition', () => {
  it.each([
    [4, 60, undefined],
    [5, 60, 5],
    [5, 600, undefined],
    [30, 600, 30],
    [539, 600, 539],
    [540, 600, undefined],
    [0, 0, undefined],
  ])('%d of %d seconds watched: %s', (position, durationInSeconds, from) =>
    expect(resumePosition({ position, durationInSeconds })).toBe(from),
  );
});

describe('startOf', () => {
  const watched = { position: 120, durationInSeconds: 600 };

  it('goes on where the person was', () =>
    expect(startOf(undefined, watched)).toEqual({ startAt: 120, isResumed: true }));

  it('begins where the address says, even at the beginning', () => {
    expect(startOf(30, watched)).toEqual({ startAt: 30, isResumed: false });
    expect(startOf(0, watched)).toEqual({ startAt: 0, isResumed: false });
  });

  it('begins at the beginning when the address names a second past the end', () =>
    expect(startOf(900, watched)).toEqual({ startAt: 0, isResumed: false }));
});
