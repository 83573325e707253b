import type { HeardWords } from '@tv/contract/captions/subtitle-drafts';
import { textOf, type EditedCue } from './cue-text.ts';

/** A word of a cue: where it begins in the text, and the second at which it was heard. */
type Anchor = { offset: number; second: number };

/** Seconds around a cue in which its words may have been said. */
const around = 1;
/** Words of a cue, and heard words beside it, that are compared. A cue that is read in its time has far fewer. */
const maxWords = 200;
/** The share of a cue's words that must have been heard, or its text is another one. */
const leastShare = 0.5;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words with their offsets, in small letters. Scripts without spaces have words, too. */
function wordsIn(text: string): { word: string; offset: number }[] {
  return Array.from(segmenter.segment(text)).flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? [{ word: segment.toLowerCase(), offset: index }] : [],
  );
}

/** The words that were heard near a cue. */
function heardNear({ startTime, endTime }: EditedCue, { texts, startTimes }: HeardWords) {
  let [low, high] = [0, startTimes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startTimes[middle]! < startTime - around) low = middle + 1;
    else high = middle;
  }
  const found: { word: string; second: number }[] = [];
  for (let at = low; at < texts.length && startTimes[at]! <= endTime + around; at += 1) {
    if (found.length >= maxWords) break;
    for (const { word } of wordsIn(texts[at]!)) found.push({ word, second: startTimes[at]! });
  }
  return found;
}

/**
 * When the words of a cue were heard: the longest sequence that both have, and of equal ones the one nearest to an even pace.
 * `undefined` where too few of them were heard.
 */
function heardIn(cue: EditedCue, heard: HeardWords | undefined): Anchor[] | undefined {
  if (!heard || heard.texts.length === 0) return undefined;
  const text = textOf(cue);
  const own = wordsIn(text).slice(0, maxWords);
  const near = heardNear(cue, heard);
  const pace = (cue.endTime - cue.startTime) / Math.max(1, text.length);
  /** How good the best match of the words from one offset on with those heard from another is. */
  const best = own.map(() => new Float64Array(near.length + 1));
  best.push(new Float64Array(near.length + 1));
  const worth = (one: number, other: number) => {
    const { word, offset } = own[one]!;
    if (word !== near[other]!.word) return 0;
    return 1 - Math.min(0.5, Math.abs(near[other]!.second - (cue.startTime + offset * pace)) / 20);
  };
  for (let one = own.length - 1; one >= 0; one -= 1)
    for (let other = near.length - 1; other >= 0; other -= 1) {
      const match = worth(one, other);
      best[one]![other] = Math.max(
        best[one + 1]![other]!,
        best[one]![other + 1]!,
        match > 0 ? match + best[one + 1]![other + 1]! : 0,
      );
    }
  const anchors: Anchor[] = [];
  for (let one = 0, other = 0; one < own.length && other < near.length;) {
    const here = best[one]![other]!;
    if (here === best[one + 1]![other]) one += 1;
    else if (here === best[one]![other + 1]) other += 1;
    else {
      anchors.push({ offset: own[one]!.offset, second: near[other]!.second });
      one += 1;
      other += 1;
    }
  }
  return anchors.length > 0 && anchors.length >= own.length * leastShare ? anchors : undefined;
}

/** The second of an offset in the text: that of the word which begins there or behind a space, else in between two words. */
function secondAt(cue: EditedCue, anchors: readonly Anchor[], offset: number): number {
  const text = textOf(cue);
  const from = text.length - text.slice(offset).trimStart().length;
  const after = anchors.find((anchor) => anchor.offset >= from) ?? {
    offset: text.length,
    second: cue.endTime,
  };
  const before = anchors.findLast((anchor) => anchor.offset <= from) ?? { offset: 0, second: cue.startTime };
  if (after.offset === before.offset) return after.second;
  const share = (from - before.offset) / (after.offset - before.offset);
  return before.second + (after.second - before.second) * share;
}

/** The gap between two words that is nearest to a second, as the offset of the second word. `undefined`: there is no gap. */
function gapAt(cue: EditedCue, anchors: readonly Anchor[], second: number): number | undefined {
  const gaps = wordsIn(textOf(cue))
    .slice(1)
    .map(({ offset }) => ({ offset, distance: Math.abs(secondAt(cue, anchors, offset) - second) }));
  return gaps.toSorted((one, other) => one.distance - other.distance)[0]?.offset;
}

/** Where a cue is split: an offset in its text, a second of its time, or both. */
type SplitPoint = { offset?: number | undefined; second?: number | undefined };

/** The same offset of a cue with what the heard words tell: the second of an offset, or the gap between words at a second. */
export function byHeardWords(
  cue: EditedCue,
  heard: HeardWords | undefined,
  { offset, second }: SplitPoint,
): SplitPoint {
  const anchors = heardIn(cue, heard);
  if (!anchors) return { offset, second };
  if (offset === undefined)
    return { second, offset: second === undefined ? undefined : gapAt(cue, anchors, second) };
  const found = secondAt(cue, anchors, offset);
  // A cue that was moved away from what is said is split by its characters.
  return { offset, second: found > cue.startTime && found < cue.endTime ? found : undefined };
}
