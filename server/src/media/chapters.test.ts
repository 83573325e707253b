import { expect, test } from 'vitest';
import { cutChapters } from './chapters.ts';

const chapters = [
  { title: 'One', startTime: 0 },
  { title: 'Two', startTime: 10 },
  { title: 'Three', startTime: 30 },
];

test('chapters move to where their parts are in the version, each to the begin of the next', () => {
  expect(cutChapters(chapters, [{ from: 5, to: 15 }], 40)).toEqual([
    { title: 'One', startTime: 0, endTime: 5 },
    { title: 'Two', startTime: 5, endTime: 20 },
    { title: 'Three', startTime: 20, endTime: 30 },
  ]);
});

test('a chapter of which a cut leaves nothing goes', () => {
  const titles = (from: number, to: number) =>
    cutChapters(chapters, [{ from, to }], 40).map(({ title }) => title);
  expect(titles(10, 30)).toEqual(['One', 'Three']);
  expect(titles(0, 10)).toEqual(['Two', 'Three']);
  expect(titles(30, 40)).toEqual(['One', 'Two']);
});
