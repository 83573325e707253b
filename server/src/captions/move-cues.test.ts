import { expect, it } from 'vitest';
import { moveCues } from './move-cues.ts';

const cue = (startTime: number, endTime: number, text: string) => ({ startTime, endTime, runs: [{ text }] });
const cuts = [{ from: 2, to: 5 }];
const texts = [
  cue(0, 1, 'before'),
  cue(1.5, 3, 'into'),
  cue(3, 4, 'inside'),
  cue(4, 6, 'out of'),
  cue(7, 8, 'behind'),
];

it('moves cues to their times in a version, without those of which nothing is left', () => {
  expect(moveCues(texts, [], cuts)).toEqual([
    cue(0, 1, 'before'),
    cue(1.5, 2, 'into'),
    cue(2, 3, 'out of'),
    cue(4, 5, 'behind'),
  ]);
});

it('moves cues that were written for a version to their times in the original', () => {
  expect(moveCues([cue(1, 1.5, 'before'), cue(1.5, 2.5, 'across'), cue(2, 3, 'behind')], cuts, [])).toEqual([
    cue(1, 1.5, 'before'),
    cue(1.5, 5.5, 'across'),
    cue(5, 6, 'behind'),
  ]);
});

it('moves the times inside a cue', () => {
  const sung = { ...cue(6, 8, ''), runs: [{ text: 'one' }, { text: 'two', from: 7 }] };
  expect(moveCues([sung], [], cuts)[0]!.runs[1]!.from).toBe(4);
});
