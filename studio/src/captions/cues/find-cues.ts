import { changeCue, changed, type Cues } from './change-cues.ts';
import { textOf, withText, type EditedCue } from './cue-text.ts';
import { perCue } from './per-cue.ts';

/** A match in the searched text: `from` counts characters of the cue's text. */
export type Match = { key: string; from: number; length: number };

/** Where a text stands. Without `isExact` small and capital letters are alike. */
export function findIn(text: string, wanted: string, isExact: boolean): number[] {
  if (wanted === '') return [];
  const found: number[] = [];
  for (const match of text.matchAll(patternOf(wanted, isExact))) found.push(match.index);
  return found;
}

/** Lower case may have another length, so the comparison is by a pattern. */
const patternOf = (wanted: string, isExact: boolean) =>
  new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), isExact ? 'gu' : 'giu');

/** The last question: while somebody types, only the cue that changes is searched again. */
let last: { wanted: string; isExact: boolean; find: (cue: EditedCue) => readonly Match[] } | undefined;

/** Finds the matches in a cue: the same array as long as the cue is the same. */
export function finderOf(wanted: string, isExact: boolean): (cue: EditedCue) => readonly Match[] {
  if (last?.wanted !== wanted || last.isExact !== isExact) {
    const { length } = wanted;
    const find = perCue((cue: EditedCue) =>
      findIn(textOf(cue), wanted, isExact).map((from) => ({ key: cue.key, from, length })),
    );
    last = { wanted, isExact, find };
  }
  return last.find;
}

export const findAll = (cues: Cues, wanted: string, isExact: boolean): Match[] =>
  wanted === '' ? [] : cues.flatMap(finderOf(wanted, isExact));

const replaced = (cue: EditedCue, { from, length }: Match, by: string): EditedCue => {
  const text = textOf(cue);
  return withText(cue, text.slice(0, from) + by + text.slice(from + length));
};

export const replaceMatch = (cues: Cues, match: Match, by: string): Cues =>
  changeCue(cues, match.key, (cue) => replaced(cue, match, by));

/** Replaces in each cue from the last match to the first, so that offsets stay true. */
export function replaceAll(cues: Cues, matches: readonly Match[], by: string): Cues {
  const byKey = Map.groupBy(matches, ({ key }) => key);
  if (byKey.size === 0) return cues;
  return cues.map((cue) => {
    const found = byKey.get(cue.key) ?? [];
    return changed(cue, (each) => found.reduceRight((done, match) => replaced(done, match, by), each));
  });
}
