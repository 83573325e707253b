import { byTime, milliseconds } from '@tv/contract/captions/cue-changes';
import { cut, joined, textOf, type EditedCue } from './cue-text.ts';

/** All cues of captions, by the time of their start. */
export type Cues = readonly EditedCue[];

/** Seconds: what a cue lasts at least, and a new one at first. */
export const shortest = 0.1;
const usual = 2;

export const inOrder = (cues: Cues): Cues =>
  cues.every((cue, at) => at === 0 || byTime(cues[at - 1]!, cue) <= 0) ? cues : cues.toSorted(byTime);

export const newKey = () => crypto.randomUUID().slice(0, 13);

/** Changes the cue of a key. */
export function changeCue(cues: Cues, key: string, change: (cue: EditedCue) => EditedCue): Cues {
  const at = cues.findIndex((cue) => cue.key === key);
  const before = cues[at];
  const after = before && changed(before, change);
  if (!after || after === before) return cues;
  return inOrder(cues.with(at, after));
}

/** A changed cue. A change of the text or the times takes its tick away. */
export function changed(before: EditedCue, change: (cue: EditedCue) => EditedCue): EditedCue {
  const after = change(before);
  return after !== before && after.isChecked && before.isChecked ? unchecked(after) : after;
}

function unchecked(cue: EditedCue): EditedCue {
  const { isChecked: _, ...rest } = cue;
  return rest;
}

export const check = (cues: Cues, key: string, isChecked: boolean): Cues =>
  cues.map((cue) =>
    cue.key !== key || isChecked === (cue.isChecked === true)
      ? cue
      : { ...unchecked(cue), ...(isChecked && { isChecked }) },
  );

/** A cue with other times: never before 0, and never shorter than the shortest. The edge that is not given stays. */
export function withTimes(cue: EditedCue, given: { startTime?: number; endTime?: number }): EditedCue {
  let { startTime, endTime } = { ...cue, ...given };
  startTime = milliseconds(Math.max(0, startTime));
  endTime = milliseconds(endTime);
  if (endTime - startTime < shortest) {
    if (given.endTime === undefined) startTime = milliseconds(Math.max(0, endTime - shortest));
    endTime = Math.max(endTime, milliseconds(startTime + shortest));
  }
  return startTime === cue.startTime && endTime === cue.endTime ? cue : { ...cue, startTime, endTime };
}

/**
 * Two cues of one: at an offset in its text, at a second of its time, or both. Where one of them is missing it follows from the
 * other one by the share of characters.
 */
export function splitCue(
  cues: Cues,
  key: string,
  where: { offset?: number | undefined; second?: number | undefined },
): { cues: Cues; key: string } | undefined {
  const at = cues.findIndex((cue) => cue.key === key);
  const cue = cues[at];
  if (!cue) return undefined;
  const text = textOf(cue);
  const length = cue.endTime - cue.startTime;
  const middle = cue.startTime + length / 2;
  const offset =
    where.offset ?? gapNear(text, (((where.second ?? middle) - cue.startTime) / length) * text.length);
  const share = text.length === 0 ? 0.5 : offset / text.length;
  const second = where.second ?? cue.startTime + length * share;
  const border = milliseconds(Math.min(Math.max(second, cue.startTime + shortest), cue.endTime - shortest));
  if (border <= cue.startTime || border >= cue.endTime) return undefined;
  const next = newKey();
  const { id: _, ...rest } = unchecked(cue);
  const parts = [
    { ...unchecked(cue), endTime: border, runs: trimmedRuns(cue, 0, offset) },
    { ...rest, key: next, startTime: border, runs: trimmedRuns(cue, offset, text.length) },
  ];
  return { cues: inOrder(cues.toSpliced(at, 1, ...parts)), key: next };
}

/** The offset between two words that is nearest, and before the second one. */
function gapNear(text: string, wanted: number): number {
  const gaps = [...text.matchAll(/\s+/g)].map((gap) => gap.index + gap[0].length);
  if (gaps.length === 0) return text.length;
  return gaps.reduce((best, gap) => (Math.abs(gap - wanted) < Math.abs(best - wanted) ? gap : best));
}

function trimmedRuns(cue: EditedCue, from: number, to: number) {
  const text = textOf(cue).slice(from, to);
  const start = from + (text.length - text.trimStart().length);
  const runs = cut(cue.runs, Math.min(start, to), from + text.trimEnd().length);
  return runs.length > 0 ? runs : [{ ...cue.runs[0], text: '' }];
}

/** One cue of several that follow each other, from the start of the first to the end of the last. */
export function joinCues(cues: Cues, keys: ReadonlySet<string>): { cues: Cues; key: string } | undefined {
  const parts = cues.filter(({ key }) => keys.has(key));
  const [first] = parts;
  if (!first || parts.length < 2) return undefined;
  const written = parts.filter((part) => textOf(part).trim() !== '');
  const runs = written.flatMap((part, at) =>
    at === 0 ? part.runs : [{ ...written[at - 1]!.runs.at(-1)!, text: '\n' }, ...part.runs],
  );
  const one = {
    ...unchecked(first),
    endTime: Math.max(...parts.map(({ endTime }) => endTime)),
    runs: joined(runs.length > 0 ? runs : first.runs),
  };
  return { cues: cues.flatMap((cue) => (cue === first ? one : keys.has(cue.key) ? [] : cue)), key: one.key };
}

/** A cue without text at a second, as long as there is room until the next one. It has the speaker of the cue before. */
export function insertCue(cues: Cues, second: number, speaker?: string): { cues: Cues; key: string } {
  const startTime = milliseconds(Math.max(0, second));
  const next = cues.find((cue) => cue.startTime > startTime)?.startTime ?? Infinity;
  const endTime = milliseconds(Math.max(startTime + shortest, Math.min(startTime + usual, next)));
  const cue = { key: newKey(), startTime, endTime, runs: [{ text: '', ...(speaker && { speaker }) }] };
  return { cues: inOrder([...cues, cue]), key: cue.key };
}

export const deleteCues = (cues: Cues, keys: ReadonlySet<string>): Cues =>
  cues.filter(({ key }) => !keys.has(key));

/** Moves cues by seconds; none begins before 0, so all of them move as far as the first can. */
export function shiftCues(cues: Cues, keys: ReadonlySet<string>, seconds: number): Cues {
  const first = cues.find(({ key }) => keys.has(key));
  if (!first) return cues;
  const by = milliseconds(Math.max(seconds, -first.startTime));
  if (by === 0) return cues;
  return inOrder(
    cues.map((cue) =>
      keys.has(cue.key)
        ? movedRuns(
            { ...cue, startTime: milliseconds(cue.startTime + by), endTime: milliseconds(cue.endTime + by) },
            (at) => at + by,
          )
        : cue,
    ),
  );
}

/** Stretches cues so that the first begins and the last ends at these seconds; times between retain their shares. */
export function stretchCues(cues: Cues, keys: ReadonlySet<string>, start: number, end: number): Cues {
  const chosen = cues.filter(({ key }) => keys.has(key));
  const [first] = chosen;
  const last = Math.max(...chosen.map(({ endTime }) => endTime));
  if (!first || end - start < shortest) return cues;
  const factor = (end - start) / (last - first.startTime);
  const to = (at: number) => milliseconds(start + (at - first.startTime) * factor);
  return inOrder(
    cues.map((cue) => {
      if (!keys.has(cue.key)) return cue;
      const startTime = to(cue.startTime);
      return movedRuns(
        { ...cue, startTime, endTime: Math.max(to(cue.endTime), milliseconds(startTime + 0.001)) },
        to,
      );
    }),
  );
}

/** Moments inside the text move with the cue. */
const movedRuns = (cue: EditedCue, to: (second: number) => number): EditedCue =>
  cue.runs.some(({ from }) => from !== undefined)
    ? {
        ...cue,
        runs: cue.runs.map((run) =>
          run.from === undefined ? run : { ...run, from: Math.max(0, milliseconds(to(run.from))) },
        ),
      }
    : cue;
