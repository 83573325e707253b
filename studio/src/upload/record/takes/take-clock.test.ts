import { describe, expect, it } from 'vitest';
import { createTakeClock, markChapter } from './take-clock.ts';

describe('the time of a recording', () => {
  it('leaves its pauses out', () => {
    const clock = createTakeClock();
    expect(clock.seconds(500)).toBe(0);
    clock.start(1_000);
    expect(clock.seconds(3_500)).toBe(2.5);
    clock.pause(4_000);
    expect(clock.seconds(60_000)).toBe(3);
    clock.start(61_000);
    clock.start(62_000);
    expect(clock.seconds(63_000)).toBe(5);
    clock.pause(63_000);
    clock.pause(99_000);
    expect(clock.seconds(99_000)).toBe(5);
  });
});

describe('a chapter', () => {
  const mark = (chapters: Parameters<typeof markChapter>[0], seconds: number) =>
    markChapter(chapters, seconds, (number) => `Chapter ${number}`);

  it('begins where it was marked, and a second press at once is the same', () => {
    const clock = createTakeClock();
    clock.start(0);
    let chapters = mark([], clock.seconds(0));
    clock.pause(10_000);
    clock.start(70_000);
    chapters = mark(chapters, clock.seconds(72_040));
    chapters = mark(chapters, clock.seconds(72_500));
    expect(chapters).toEqual([
      { title: 'Chapter 1', startTime: 0 },
      { title: 'Chapter 2', startTime: 12 },
    ]);
  });
});
