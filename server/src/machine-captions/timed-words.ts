import type { HeardSegment } from './heard.ts';
import { maxInLine } from './break-lines.ts';

/** A word as it is shown, with its times in seconds. */
export type TimedWord = {
  text: string;
  startTime: number;
  endTime: number;
  /** A space stands before it, unless it begins a line. */
  hasSpace: boolean;
};

/** Scripts whose words stand together. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * The words of a segment with their times. Punctuation and spelling are those of the segment's text; the times are those of the
 * words that the service lists, else the segment's time is spread by letters.
 */
export function timedWords({ text, startTime, endTime, words }: HeardSegment): TimedWord[] {
  const shown = splitWords(text);
  const anchors = words.length > 0 ? words : [{ text, startTime, endTime }];
  const lengths = anchors.map((anchor) => Math.max(1, letters(anchor.text)));
  const ratio = sum(lengths) / Math.max(1, sum(shown.map((word) => letters(word.text))));
  let position = 0;
  return shown.map((word) => {
    const from = position;
    position += letters(word.text) * ratio;
    return {
      ...word,
      startTime: timeAt(anchors, lengths, from, 'start'),
      endTime: timeAt(anchors, lengths, position, 'end'),
    };
  });
}

/** The time at a position among the anchors' letters. Between two of them it is the end of the one or the start of the other. */
function timeAt(
  anchors: readonly { startTime: number; endTime: number }[],
  lengths: readonly number[],
  position: number,
  edge: 'start' | 'end',
): number {
  const tolerance = 1e-6;
  let before = 0;
  for (const [index, length] of lengths.entries()) {
    const isLast = index === lengths.length - 1;
    const isInside =
      edge === 'start' ? position < before + length - tolerance : position <= before + length + tolerance;
    if (isInside || isLast) {
      const { startTime, endTime } = anchors[index]!;
      const share = Math.min(1, Math.max(0, (position - before) / length));
      return startTime + (endTime - startTime) * share;
    }
    before += length;
  }
  return 0;
}

/** The words of a text, each no longer than a line. */
export function splitWords(text: string): { text: string; hasSpace: boolean }[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => pieces(word).map((piece, index) => ({ text: piece, hasSpace: index === 0 })));
}

/** A word, or the parts of one that has no spaces inside, or that is longer than a line. */
function pieces(word: string): string[] {
  const parts = unspaced.test(word) ? joinPunctuation(word) : [word];
  return parts.flatMap((part) => {
    const characters = Array.from(part);
    const count = Math.ceil(characters.length / maxInLine);
    return Array.from({ length: count }, (_, index) =>
      characters.slice(index * maxInLine, (index + 1) * maxInLine).join(''),
    );
  });
}

function joinPunctuation(word: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(word))
    if (isWordLike || parts.length === 0) parts.push(segment);
    else parts[parts.length - 1] += segment;
  return parts;
}

const letters = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
