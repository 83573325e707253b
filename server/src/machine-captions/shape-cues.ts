import { milliseconds } from '@tv/contract/captions/cue-changes';
import type { Cue } from '@tv/contract/captions/cues';
import { breakLines, fitsTwoLines, joinWords } from './break-lines.ts';
import type { HeardSegment } from './heard.ts';
import { type TimedWord, timedWords } from './timed-words.ts';

/** Characters of a caption that are read in a second. */
export const charactersPerSecond = 20;
/** Seconds. */
const limits = {
  longest: 7,
  shortest: 1,
  /** A pause in which a caption ends in any case. */
  pause: 1.2,
  /** A pause in which a caption may well end. */
  breath: 0.35,
  /** How long a caption may stay over what is said next, where people speak faster than one reads. */
  lag: 1,
  /** How long a caption is shown in any case, also where the service gives it no time. */
  flash: 0.5,
};
/** How bad it is that a caption ends at a place, and that there is one more caption. */
const cost = { caption: 2, sentence: 0, clause: 2, breath: 1.5, inside: 6, sentenceInside: 1.5, tiny: 3 };

/**
 * Captions of what was heard: at most two lines of 42 characters, ended at sentences and pauses, shown as long as they take to
 * read where the speech leaves time for that, and never two at once.
 */
export function shapeCues(segments: readonly HeardSegment[], durationInSeconds: number): Cue[] {
  const words = segments.flatMap(timedWords).sort((one, other) => one.startTime - other.startTime);
  const captions = apart(words).flatMap(divide);
  let end = 0;
  return captions.flatMap((caption, index) => {
    const text = breakLines(caption);
    const spoken = { from: caption[0]!.startTime, to: caption.at(-1)!.endTime };
    const next = captions[index + 1]?.[0]!.startTime ?? durationInSeconds;
    const startTime = milliseconds(Math.max(spoken.from, end));
    const read = Math.max(limits.shortest, joinWords(caption).length / charactersPerSecond);
    const wanted = Math.min(Math.max(spoken.to, startTime + read), startTime + limits.longest);
    const latest = Math.max(next + limits.lag, startTime + limits.flash);
    const endTime = milliseconds(Math.min(wanted, latest, durationInSeconds));
    if (endTime <= startTime) return [];
    end = endTime;
    return [{ startTime, endTime, runs: [{ text }] }];
  });
}

/** Words between long pauses. */
function apart(words: readonly TimedWord[]): TimedWord[][] {
  const stretches: TimedWord[][] = [];
  for (const word of words) {
    const before = stretches.at(-1)?.at(-1);
    if (before && word.startTime - before.endTime < limits.pause) stretches.at(-1)!.push(word);
    else stretches.push([word]);
  }
  return stretches;
}

/** Divides a stretch of speech into captions so that the sum of their costs is least. */
function divide(words: readonly TimedWord[]): TimedWord[][] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= words.length; to += 1) {
    best[to] = { cost: Infinity, from: to - 1 };
    for (let from = to - 1; from >= 0; from -= 1) {
      const caption = words.slice(from, to);
      const isLong = caption.at(-1)!.endTime - caption[0]!.startTime > limits.longest;
      if (caption.length > 1 && (isLong || !fitsTwoLines(caption))) break;
      const sum = best[from]!.cost + costOf(caption, words[to]);
      if (sum < best[to]!.cost) best[to] = { cost: sum, from };
    }
  }
  const captions: TimedWord[][] = [];
  for (let to = words.length; to > 0; to = best[to]!.from) captions.unshift(words.slice(best[to]!.from, to));
  return captions;
}

function costOf(caption: readonly TimedWord[], next: TimedWord | undefined): number {
  const ended = caption.slice(0, -1).filter(endsSentence).length;
  const isTiny = caption.length < 3 && caption.at(-1)!.endTime - caption[0]!.startTime < limits.shortest;
  return (
    cost.caption + costOfEnd(caption.at(-1)!, next) + ended * cost.sentenceInside + (isTiny ? cost.tiny : 0)
  );
}

function costOfEnd(last: TimedWord, next: TimedWord | undefined): number {
  if (!next || endsSentence(last)) return cost.sentence;
  if (/[,;:–—、，；：]["')\]»”]*$/.test(last.text)) return cost.clause;
  return next.startTime - last.endTime >= limits.breath ? cost.breath : cost.inside;
}

const endsSentence = ({ text }: TimedWord) => /[.!?…。！？]["')\]»”]*$/.test(text);
