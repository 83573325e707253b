import { changeCue, type Cues } from './change-cues.ts';
import { textOf, withText } from './cue-text.ts';

/** A place of the searched text: `from` counts characters of the cue's text. */
export type Match = { key: string; from: number; length: number };

/** Where a text stands. Without `isExact` small and capital letters are alike. */
export function findIn(text: string, wanted: string, isExact: boolean): number[] {
  if (wanted === '') return [];
  const found: number[] = [];
  // Lower case may have another length, so the comparison is by a pattern.
  const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), isExact ? 'gu' : 'giu');
  for (const match of text.matchAll(pattern)) found.push(match.index);
  return found;
}

export const findAll = (cues: Cues, wanted: string, isExact: boolean): Match[] =>
  wanted === ''
    ? []
    : cues.flatMap((cue) =>
        findIn(textOf(cue), wanted, isExact).map((from) => ({ key: cue.key, from, length: wanted.length })),
      );

export const replaceMatch = (cues: Cues, { key, from, length }: Match, by: string): Cues =>
  changeCue(cues, key, (cue) => {
    const text = textOf(cue);
    return withText(cue, text.slice(0, from) + by + text.slice(from + length));
  });

/** Replaces from the last to the first, so that places stay true. */
export const replaceAll = (cues: Cues, matches: readonly Match[], by: string): Cues =>
  matches.toReversed().reduce((done, match) => replaceMatch(done, match, by), cues);
