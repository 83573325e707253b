import { expect, test } from 'vitest';
import {
  changeCue,
  check,
  deleteCues,
  insertCue,
  joinCues,
  shiftCues,
  splitCue,
  stretchCues,
  withTimes,
} from './change-cues.ts';
import { textOf, withText } from './cue-text.ts';
import { aCue } from './test-cue.ts';

const cues = [aCue(1, 3, 'One two'), aCue(3, 5, 'three'), aCue(6, 8, 'four')];
const times = (all: readonly { startTime: number; endTime: number }[]) =>
  all.map(({ startTime, endTime }) => [startTime, endTime]);
const texts = (all: readonly Parameters<typeof textOf>[0][]) => all.map(textOf);

test('a change takes the tick of its cue away and leaves the others as they are', () => {
  const checked = check(cues, 'three', true);
  expect(checked.map(({ isChecked }) => isChecked)).toEqual([undefined, true, undefined]);
  const changed = changeCue(checked, 'three', (cue) => withText(cue, 'tree'));
  expect(changed[1]).toEqual({ ...aCue(3, 5, 'tree'), key: 'three' });
  expect(changed[0]).toBe(cues[0]);
  expect(changeCue(cues, 'three', (cue) => cue)).toBe(cues);
  expect(check(checked, 'three', false)[1]).not.toHaveProperty('isChecked');
});

test('cues stay in the order of their times', () => {
  const moved = changeCue(cues, 'four', (cue) => withTimes(cue, { startTime: 0, endTime: 0.5 }));
  expect(texts(moved)).toEqual(['four', 'One two', 'three']);
});

test('times are whole milliseconds, begin at 0 and are never empty', () => {
  const cue = aCue(1, 3, 'a');
  expect(times([withTimes(cue, { startTime: -2 })])).toEqual([[0, 3]]);
  expect(times([withTimes(cue, { startTime: 1.23456 })])).toEqual([[1.235, 3]]);
  expect(times([withTimes(cue, { endTime: 0.5 })])).toEqual([[1, 1.1]]);
  expect(times([withTimes(cue, { startTime: 9 })])).toEqual([[2.9, 3]]);
  expect(withTimes(cue, { endTime: 3 })).toBe(cue);
});

test('a cue is split at an offset in its text or at a second', () => {
  const byOffset = splitCue(cues, 'One two', { offset: 4 })!;
  expect(texts(byOffset.cues)).toEqual(['One', 'two', 'three', 'four']);
  expect(times(byOffset.cues.slice(0, 2))).toEqual([
    [1, 2.143],
    [2.143, 3],
  ]);
  expect(byOffset.cues[1]!.key).toBe(byOffset.key);
  const bySecond = splitCue(cues, 'One two', { second: 1.5 })!;
  expect(times(bySecond.cues.slice(0, 2))).toEqual([
    [1, 1.5],
    [1.5, 3],
  ]);
  expect(texts(bySecond.cues.slice(0, 2))).toEqual(['One', 'two']);
  expect(splitCue([aCue(1, 1.1, 'a')], 'a', { second: 1.05 })).toBeUndefined();
  // Style and speaker stay with their words.
  const styled = {
    ...aCue(0, 2, 'x'),
    runs: [
      { text: 'Good ', speaker: 'A' },
      { text: 'day all', italic: true as const },
    ],
  };
  expect(splitCue([styled], 'x', { offset: 9 })!.cues.map(({ runs }) => runs)).toEqual([
    [
      { text: 'Good ', speaker: 'A' },
      { text: 'day', italic: true },
    ],
    [{ text: 'all', italic: true }],
  ]);
});

test('cues are joined on lines of their own, from the first start to the last end', () => {
  const { cues: joined, key } = joinCues(cues, new Set(['One two', 'three']))!;
  expect(texts(joined)).toEqual(['One two\nthree', 'four']);
  expect(times(joined)[0]).toEqual([1, 5]);
  expect(key).toBe('One two');
  expect(joinCues(cues, new Set(['four']))).toBeUndefined();
  const inside = joinCues([aCue(0, 9, 'a'), aCue(2, 3, 'b')], new Set(['a', 'b']))!;
  expect(times(inside.cues)).toEqual([[0, 9]]);
  const empty = joinCues([aCue(0, 1, ''), aCue(1, 2, 'b')], new Set(['', 'b']))!;
  expect(texts(empty.cues)).toEqual(['b']);
});

test('a new cue fits before the next one and has the speaker of the one before', () => {
  const { cues: more, key } = insertCue(cues, 5, 'Host');
  expect(more[2]).toEqual({ key, startTime: 5, endTime: 6, runs: [{ text: '', speaker: 'Host' }] });
  expect(insertCue([], 3).cues[0]).toMatchObject({ startTime: 3, endTime: 5, runs: [{ text: '' }] });
  expect(texts(deleteCues(cues, new Set(['three'])))).toEqual(['One two', 'four']);
});

test('cues are shifted, none before the start', () => {
  const chosen = new Set(['One two', 'three']);
  expect(times(shiftCues(cues, chosen, 0.25))).toEqual([
    [1.25, 3.25],
    [3.25, 5.25],
    [6, 8],
  ]);
  expect(times(shiftCues(cues, chosen, -9))).toEqual([
    [0, 2],
    [2, 4],
    [6, 8],
  ]);
  expect(shiftCues(cues, new Set(), 3)).toBe(cues);
});

test('cues are stretched between two seconds, with the moments of their words', () => {
  const sung = { ...aCue(6, 8, 'four'), runs: [{ text: 'fo' }, { text: 'ur', from: 7 }] };
  const all = [cues[0]!, cues[1]!, sung];
  const stretched = stretchCues(all, new Set(all.map(({ key }) => key)), 2, 16);
  expect(times(stretched)).toEqual([
    [2, 6],
    [6, 10],
    [12, 16],
  ]);
  expect(stretched[2]!.runs[1]!.from).toBe(14);
  expect(stretchCues(all, new Set(['three']), 4, 4)).toBe(all);
});
