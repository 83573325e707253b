import { expect, test } from 'vitest';
import { cueClock, readCueClock } from './cue-clock.ts';
import { textOf } from './cue-text.ts';
import { cuesFromText } from './cues-from-text.ts';
import { allFaults } from './check-cue.ts';
import { record, redo, startHistory, undo } from './edit-history.ts';
import { findAll, findIn, replaceAll, replaceMatch } from './find-cues.ts';
import { areAlike, changesOf, mergeCues } from './merge-cues.ts';
import { aCue } from './test-cue.ts';

const cues = [aCue(0, 2, 'Nordwick, nordwick'), aCue(2, 4, 'At Nordwick.'), aCue(5, 6, 'c')];

test('find and replace, with and without case', () => {
  expect(findAll(cues, 'nordwick', false)).toHaveLength(3);
  const exact = findAll(cues, 'Nordwick', true);
  expect(exact.map(({ key, from }) => [textOf(cues.find((cue) => cue.key === key)!), from])).toEqual([
    ['Nordwick, nordwick', 0],
    ['At Nordwick.', 3],
  ]);
  expect(replaceAll(cues, findAll(cues, 'nordwick', false), 'Nordvik').map(textOf)).toEqual([
    'Nordvik, Nordvik',
    'At Nordvik.',
    'c',
  ]);
  expect(textOf(replaceMatch(cues, exact[1]!, 'Nordvik')[1]!)).toBe('At Nordvik.');
  expect(findIn('a.b a+b', 'a.b', true)).toEqual([0]);
  expect(findIn('anything', '', false)).toEqual([]);
});

test('undo and redo go step by step; what belongs together is one step', () => {
  const [one, two, three] = [[aCue(0, 1, 'a')], [aCue(0, 1, 'ab')], [aCue(0, 1, 'abc')]];
  let history = record(startHistory([]), one, undefined);
  history = record(history, two, 'a', 'text a');
  history = record(history, three, 'a', 'text a');
  expect(record(history, three, 'a')).toBe(history);
  const back = undo(history, 'a')!;
  expect([back.cues, back.active]).toEqual([one, 'a']);
  expect(redo(back, 'a')!.cues).toBe(three);
  expect(undo(undo(back, 'a')!, 'a')).toBeUndefined();
  expect(record(back, two, 'a').future).toEqual([]);
});

test('what two people changed in different cues is merged', () => {
  const mine = [{ ...cues[0]!, endTime: 1.5 }, cues[1]!, cues[2]!, aCue(8, 9, 'mine')];
  const theirs = [cues[0]!, { ...cues[1]!, isChecked: true as const }, aCue(4, 5, 'theirs')];
  const { cues: merged, conflicts } = mergeCues(cues, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged.map(textOf)).toEqual(['Nordwick, nordwick', 'At Nordwick.', 'theirs', 'mine']);
  expect(merged[0]!.endTime).toBe(1.5);
  expect(merged[1]!.isChecked).toBe(true);
});

test('a cue that both changed is a conflict, unless both did the same', () => {
  const mine = [{ ...cues[0]!, endTime: 1.5 }, cues[1]!, cues[2]!];
  const theirs = [{ ...cues[0]!, endTime: 1.7 }, cues[1]!];
  expect(mergeCues(cues, mine, theirs).conflicts).toEqual([
    { key: cues[0]!.key, mine: mine[0], theirs: theirs[0] },
  ]);
  expect(mergeCues(cues, mine, theirs, 'theirs').cues.map(({ endTime }) => endTime)).toEqual([1.7, 4]);
  expect(mergeCues(cues, mine, structuredClone(mine)).conflicts).toEqual([]);
  // Deleted here, changed there.
  expect(mergeCues(cues, cues.slice(1), theirs).conflicts).toMatchObject([{ mine: undefined }]);
  expect(areAlike(cues, structuredClone(cues))).toBe(true);
  expect(areAlike(cues, mine)).toBe(false);
});

test('of one cue the text of one person and the times of another one are merged', () => {
  const mine = [{ ...cues[0]!, runs: [{ text: 'Nordvik' }] }, cues[1]!, cues[2]!];
  // A cut moved all cues, and left the last one out.
  const theirs = cues
    .slice(0, 2)
    .map((cue) => ({ ...cue, startTime: cue.startTime + 1, isChecked: true as const }));
  const { cues: merged, conflicts } = mergeCues(cues, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged).toEqual([{ ...theirs[0], runs: [{ text: 'Nordvik' }] }, theirs[1]]);
});

test('replacing takes ticks away only where something is replaced', () => {
  const checked = cues.map((cue) => ({ ...cue, isChecked: true as const }));
  const done = replaceAll(checked, findAll(checked, 'At', true), 'In');
  expect(done.map(({ isChecked }) => isChecked)).toEqual([true, undefined, true]);
  expect(done[0]).toBe(checked[0]);
});

test('a text becomes cues of readable lines over the whole time', () => {
  const text = `Good morning, everyone. This is what the north wind taught us!

  In the January storm we lost two blades, and learned to listen earlier, every one of us, on each of the three islands out there.`;
  const made = cuesFromText(text, 0, 30);
  expect(made[0]).toMatchObject({ startTime: 0, runs: [{ text: 'Good morning, everyone.' }] });
  expect(made.at(-1)!.endTime).toBe(30);
  expect(allFaults(made)).toEqual({ fast: [], lines: [], overlap: [], empty: [] });
  expect(made.map(textOf).join(' ').replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
  expect(cuesFromText(' \n ', 0, 9)).toEqual([]);
});

test('times are written and read', () => {
  expect([cueClock(16.3), cueClock(16.3, 2), cueClock(16.305, 2), cueClock(3661.25, 2)]).toEqual([
    '0:16.3',
    '0:16.30',
    '0:16.305',
    '1:01:01.25',
  ]);
  expect([readCueClock('0:16.3'), readCueClock('1:01:01,25'), readCueClock('16'), readCueClock('x')]).toEqual(
    [16.3, 3661.25, 16, undefined],
  );
});

test('only what changed is sent, and all where the order of cues of one time changed', () => {
  const [first, second, third] = cues as [(typeof cues)[0], (typeof cues)[0], (typeof cues)[0]];
  const mine = [{ ...first, endTime: 1.5 }, structuredClone(second), aCue(8, 9, 'new')];
  expect(changesOf(cues, mine)).toEqual({ changed: [mine[0], mine[2]], removed: [third.key] });
  expect(changesOf(cues, structuredClone(cues))).toEqual({ changed: [], removed: [] });
  const beside = { ...aCue(0, 2, 'beside') };
  expect(changesOf(cues, [first, beside, second, third])).toEqual({ changed: [beside], removed: [] });
  expect(changesOf(cues, [beside, first, second, third])).toBeUndefined();
});
