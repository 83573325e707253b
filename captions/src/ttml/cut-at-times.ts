import { because } from '@tv/contract/reasons/problem-reasons';
import type { CueRun } from '@tv/contract/captions/cues';
import { problemAt } from '../subtitle-file.ts';
import type { Interval } from './ttml-times.ts';

/** A text of a paragraph, and when it is there. `line` counts the line ends before it. */
export type Piece = { run: CueRun; interval: Interval; line: number; isTimed: boolean };

/** `isTimed`: something says when each of its texts is there. */
type Cut = { interval: Interval; isTimed: boolean; runs: CueRun[] };

/** Pieces of all cuts of one paragraph: of so many nobody reads any. */
const maxPieces = 100_000;

/** A paragraph whose texts come and go, as the texts that are there together, each from one change to the next. */
export function cutAtTimes(pieces: readonly Piece[], line: number): Cut[] {
  const words = withGaps(pieces);
  const [first] = words;
  if (!first) return [];
  const isOne = words.every(
    ({ interval }) => interval.start === first.interval.start && interval.end === first.interval.end,
  );
  if (isOne) return [cutOf(first.interval, words)];
  const lasting = words.filter(({ interval }) => interval.end > interval.start);
  const changes = [...new Set(lasting.flatMap(({ interval }) => [interval.start, interval.end]))].sort(
    (a, b) => a - b,
  );
  const beginning = Map.groupBy(lasting, ({ interval }) => interval.start);
  const cuts: Cut[] = [];
  let shown: Word[] = [];
  let count = 0;
  for (const [index, start] of changes.entries()) {
    shown = shown.filter(({ interval }) => interval.end > start);
    shown = [...shown, ...(beginning.get(start) ?? [])].sort((one, other) => one.order - other.order);
    if ((count += shown.length) > maxPieces) throw problemAt(line, because('captions.tooManyTimedParts'));
    const end = changes[index + 1];
    if (end !== undefined && shown.length > 0) cuts.push(cutOf({ start, end }, shown));
  }
  return cuts;
}

const cutOf = ({ start, end }: Interval, words: readonly Word[]): Cut => ({
  interval: { start, end },
  isTimed: words.every(({ isTimed }) => isTimed),
  runs: joined(words),
});

type Word = Piece & { order: number; isApart: boolean };

/** Spaces between texts belong to the text behind them, so that they do not stay when it goes. */
function withGaps(pieces: readonly Piece[]): Word[] {
  const words: Word[] = [];
  let isApart = false;
  for (const piece of pieces) {
    const isGap = piece.run.ruby === undefined && /^[ \t\n]*$/.test(piece.run.text);
    if (isGap) isApart = true;
    else {
      words.push({ ...piece, order: words.length, isApart });
      isApart = false;
    }
  }
  return words;
}

const joined = (words: readonly Word[]): CueRun[] =>
  words.flatMap(({ run, line, isApart }, index) => {
    const isNewLine = index > 0 && line !== words[index - 1]!.line;
    const gap = isNewLine ? '\n' : isApart ? ' ' : '';
    if (run.ruby === undefined) return [{ ...run, text: gap + run.text }];
    // A gap is not read with the word behind it.
    return gap ? [{ text: gap }, run] : [run];
  });
