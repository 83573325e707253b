import { expect, it } from 'vitest';
import { findInCues } from './find-in-cues.ts';

const cues = ['Nobody was out there', 'There it was, the Überblick', 'no'].map((text, at) => ({
  startTime: at,
  endTime: at + 1,
  text,
}));

it('finds the lines that hold every word, whatever its case and accents', () => {
  expect(findInCues(cues, 'THERE')).toEqual([0, 1]);
  expect(findInCues(cues, 'was  there')).toEqual([0, 1]);
  expect(findInCues(cues, 'there uber')).toEqual([1]);
  expect(findInCues(cues, 'turbine')).toEqual([]);
});

it('finds nothing when nothing is looked for', () => expect(findInCues(cues, '  ')).toEqual([]));
