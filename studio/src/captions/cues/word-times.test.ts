import { expect, test } from 'vitest';
import { splitCue } from './change-cues.ts';
import { textOf, type EditedCue } from './cue-text.ts';
import { aCue } from './test-cue.ts';
import { byHeardWords } from './word-times.ts';

/** Words as a service tells them, from `word@second` on. */
const heard = (words: string) => {
  const told = words.split(' ').map((each) => each.split('@'));
  return { texts: told.map(([text]) => text!), startTimes: told.map(([, second]) => Number(second)) };
};
const lines = (cue: EditedCue, words: string, where: { offset?: number; second?: number }) =>
  splitCue([cue], cue.key, byHeardWords(cue, heard(words), where))!.cues.map((each) => [
    textOf(each),
    each.startTime,
    each.endTime,
  ]);

const cue = aCue(10, 16, 'Well, we begin. Are you ready');
const said = 'before@8 Well@10.1 we@10.4 begin.@10.8 Are@14 you@14.3 ready@14.5 after@17';

test('a cue is split at the cursor when the next word is said', () => {
  expect(lines(cue, said, { offset: cue.key.indexOf('Are') })).toEqual([
    ['Well, we begin.', 10, 14],
    ['Are you ready', 14, 16],
  ]);
  // The cursor stands before the space.
  expect(lines(cue, said, { offset: cue.key.indexOf(' you') })).toEqual([
    ['Well, we begin. Are', 10, 14.3],
    ['you ready', 14.3, 16],
  ]);
});

test('a cue is split at a second between the words that are said around it', () => {
  expect(lines(cue, said, { second: 13.5 })).toEqual([
    ['Well, we begin.', 10, 13.5],
    ['Are you ready', 13.5, 16],
  ]);
});

test('words that a person corrected stand between those that were heard', () => {
  const corrected = aCue(10, 16, 'Well, we start. Are you ready');
  expect(lines(corrected, said, { offset: corrected.key.indexOf('start') })[0]![2]).toBeCloseTo(11.5, 0);
  expect(lines(corrected, said, { offset: corrected.key.indexOf('Are') })[0]).toEqual([
    'Well, we start.',
    10,
    14,
  ]);
});

test('of words that are said twice the ones at the pace of the cue count', () => {
  const twice = aCue(10, 14, 'no no no');
  expect(lines(twice, 'no@9.2 no@10 no@11.5 no@13 no@14.9', { offset: 3 })[0]).toEqual(['no', 10, 11.5]);
});

test('scripts without spaces have words, too', () => {
  const japanese = aCue(0, 4, '今日は天気がいい');
  expect(lines(japanese, '今日@0 は@0.4 天気@2.5 が@2.9 いい@3.2', { offset: 3 })[0]).toEqual([
    '今日は',
    0,
    2.5,
  ]);
});

test('without words that were heard the share of characters counts', () => {
  const byShare = splitCue([cue], cue.key, { offset: 16 })!.cues[1]!.startTime;
  const start = (words: string, of = cue) => lines(of, words, { offset: 16 })[1]![1];
  expect(byHeardWords(cue, undefined, { offset: 16 })).toEqual({ offset: 16, second: undefined });
  expect(start('Ein@10 ganz@11 anderer@12 Satz@13')).toBe(byShare);
  // The cue was moved to where something else is said.
  expect(start('Well@11 we@11 begin@11 Are@16.4 you@16.6 ready@16.9')).toBe(byShare);
});
