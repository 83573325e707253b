import type { Cue, CueRun } from '@tv/contract/captions/cues';
import { limits } from '@tv/contract/limits/limits';
import { normalRuns } from './runs.ts';

const lengthOf = (runs: readonly CueRun[]) => runs.reduce((sum, { text }) => sum + text.length, 0);

/**
 * A cue as it is, or where it is longer than a cue may be, as the fewest cues that follow each other: each ends at the end of
 * a word and has as much of the time as it has of the text. Of a time that is too short for that, each has all.
 */
export function splitLongCue(cue: Cue): Cue[] {
  if (lengthOf(cue.runs) <= limits.cueLength && cue.runs.length <= limits.cueRuns) return [cue];
  const { id, startTime, endTime, runs, ...others } = cue;
  const parts = groupsOf(runs).flatMap(splitAtWords);
  const ends: number[] = [];
  for (const part of parts) ends.push((ends.at(-1) ?? 0) + lengthOf(part));
  const times = [0, ...ends].map(
    (end) => Math.round((startTime + ((endTime - startTime) * end) / ends.at(-1)!) * 1000) / 1000,
  );
  const isTooShort = times.some((time, index) => time === times[index + 1]);
  const cues = parts.map((part, index): Cue => {
    const [start, end] = isTooShort ? [startTime, endTime] : [times[index]!, times[index + 1]!];
    return {
      ...others,
      startTime: start,
      endTime: end,
      runs: normalRuns(part.map(momentInside(start, end))),
    };
  });
  const [first, ...following] = cues.filter((each) => each.runs.length > 0);
  return first ? [{ ...(id !== undefined && { id }), ...first }, ...following] : [];
}

/** A moment at which a word is said counts while the word is shown. */
const momentInside =
  (start: number, end: number) =>
  (run: CueRun): CueRun => {
    const { from, ...others } = run;
    return from === undefined || (from > start && from < end) ? run : others;
  };

/** Runs in groups that are not too many for one cue; between words, where there is such a place near the end of a group. */
function groupsOf(runs: readonly CueRun[]): CueRun[][] {
  const groups: CueRun[][] = [];
  for (let from = 0; from < runs.length;) {
    let to = Math.min(runs.length, from + limits.cueRuns);
    const last = to;
    const isApart = () => /\s$/.test(runs[to - 1]!.text) || /^\s/.test(runs[to]!.text);
    while (to < runs.length && !isApart() && to > from + limits.cueRuns / 2) to -= 1;
    if (to < runs.length && !isApart()) to = last;
    groups.push(runs.slice(from, to));
    from = to;
  }
  return groups;
}

function splitAtWords(given: CueRun[]): CueRun[][] {
  let rest = given.map(withoutLongRuby);
  const parts: CueRun[][] = [];
  for (let length = lengthOf(rest); length > limits.cueLength; length = lengthOf(rest)) {
    const [part, following] = splitAt(
      rest,
      borderNear(rest, Math.ceil(length / Math.ceil(length / limits.cueLength))),
    );
    parts.push(part);
    rest = following;
  }
  return [...parts, rest];
}

/** What is read beside a word is not read beside a book. */
const withoutLongRuby = (run: CueRun): CueRun => {
  const { ruby: _, ...plain } = run;
  return run.text.length > limits.cueLength / 2 ? plain : run;
};

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Characters in which the end of a word is looked for. */
const nearby = 200;

/** The end of a part of at most `most` characters, at a border of words if possible. */
function borderNear(runs: readonly CueRun[], most: number): number {
  let text = '';
  for (const run of runs) text += run.text.slice(0, most + 1 - text.length);
  const from = Math.max(1, most - nearby);
  const near = text.slice(from, most + 1);
  const space = Math.max(near.lastIndexOf(' '), near.lastIndexOf('\n'));
  // Languages without spaces have words, too; a part of a letter stays with its letter.
  const border = space >= 0 ? from + space : from + (words.segment(near).containing(most - from)?.index ?? 0);
  const isInsideLetter = /^[\ud800-\udbff]$/.test(text[most - 1]!);
  const at = border > from || space >= 0 ? border : most - (isInsideLetter ? 1 : 0);
  let start = 0;
  for (const run of runs) {
    const end = start + run.text.length;
    // A word and its reading stay together.
    if (run.ruby !== undefined && start < at && at < end) return start > 0 ? start : end;
    start = end;
  }
  return at;
}

function splitAt(runs: readonly CueRun[], at: number): [CueRun[], CueRun[]] {
  const [before, behind]: [CueRun[], CueRun[]] = [[], []];
  let start = 0;
  for (const run of runs) {
    const length = Math.min(run.text.length, Math.max(0, at - start));
    if (length > 0) before.push({ ...run, text: run.text.slice(0, length) });
    if (length < run.text.length) behind.push({ ...run, text: run.text.slice(length) });
    start += run.text.length;
  }
  return [before, behind];
}
