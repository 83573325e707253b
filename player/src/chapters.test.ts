import { expect, it } from 'vitest';
import { chapterAt, chapterBeside, scrubberParts } from './chapters.ts';

const chapters = [
  { title: 'Opening', startTime: 0, endTime: 10 },
  { title: 'The storm', startTime: 10, endTime: 25 },
];

it('knows the chapter of a moment', () => {
  expect(chapterAt(chapters, 0)?.title).toBe('Opening');
  expect(chapterAt(chapters, 10)?.title).toBe('The storm');
  expect(chapterAt([], 10)).toBeUndefined();
});

it('goes from chapter to chapter; a press in the first seconds of one means the one before', () => {
  expect(chapterBeside(chapters, 4, 1)?.title).toBe('The storm');
  expect(chapterBeside(chapters, 12, 1)).toBeUndefined();
  expect(chapterBeside(chapters, 20, -1)?.title).toBe('The storm');
  expect(chapterBeside(chapters, 11, -1)?.title).toBe('Opening');
  expect(chapterBeside([], 11, -1)).toBeUndefined();
});

it('parts the scrubber at the chapters', () => {
  expect(scrubberParts(chapters, 40)).toEqual([
    { from: 0, to: 0.25 },
    { from: 0.25, to: 1 },
  ]);
});

it('is one part without chapters, or before the duration is known', () => {
  expect(scrubberParts([], 40)).toEqual([{ from: 0, to: 1 }]);
  expect(scrubberParts(chapters, 0)).toEqual([{ from: 0, to: 1 }]);
  expect(scrubberParts([{ title: 'Past the end', startTime: 90, endTime: 99 }], 40)).toHaveLength(1);
});
