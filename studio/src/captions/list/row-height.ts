import { textOf, type EditedCue } from '../cues/cue-text.ts';
import { perCue } from '../cues/per-cue.ts';

/** Pixels of a row of the list by its lines. A row shows at most `maxLines`; only the active row is measured. */
export const rowSizes = {
  wide: { padding: 12, line: 20 },
  narrow: { padding: 40, line: 22 },
} as const;
const maxLines = 4;

const linesOf = perCue((cue: EditedCue): number => Math.min(maxLines, textOf(cue).split('\n').length));

/** The lines of all cues as one text: it differs only where a cue gets more or fewer lines. */
export const allLines = (cues: readonly EditedCue[]): string => cues.map(linesOf).join('');

/** The tops of rows, and the height of all of them as the last entry. */
export function topsOf(
  lines: readonly number[],
  { padding, line }: { padding: number; line: number },
): number[] {
  const tops = [0];
  for (const count of lines) tops.push(tops.at(-1)! + padding + line * count);
  return tops;
}

/** The row at a height: the last one whose top is not below it. */
export function rowAt(tops: readonly number[], height: number): number {
  let [low, high] = [0, tops.length - 2];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (tops[middle]! <= height) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
