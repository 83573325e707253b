import type { Cue } from '@tv/contract/cues';
import { normalRuns } from './runs.ts';
import { problemAt, SubtitleProblem, type Notes } from './subtitle-file.ts';

export type CueAtLine = { cue: Cue; line: number };

const maxCues = 20_000;
/** Characters of the longest cue. */
export const longestText = 5_000;
/** Seconds: 99 hours, the most that four digits of hours and minutes can say in every format. */
const latest = 99 * 3600;

/** Seconds, rounded to milliseconds. */
export const milliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;

/**
 * Checks what all formats share, rounds to milliseconds, and sorts by time, as WebVTT demands. Cues that are never shown
 * are left out with a note; a file in which no cue is left is refused.
 */
export function orderCues(found: readonly CueAtLine[], notes: Notes): Cue[] {
  if (found.length > maxCues)
    throw problemAt(found[maxCues]!.line, `there are more than ${maxCues} captions.`);
  const cues = found.flatMap(({ cue, line }) => {
    const runs = normalRuns(cue.runs);
    if (runs.length === 0) return [];
    const length = runs.reduce((sum, { text }) => sum + text.length, 0);
    if (length > longestText) throw problemAt(line, `the caption is longer than ${longestText} characters.`);
    const [startTime, endTime] = [milliseconds(cue.startTime), milliseconds(cue.endTime)];
    const isTooLate = endTime > latest;
    if (endTime > startTime && !isTooLate) return [{ ...cue, startTime, endTime, runs }];
    const fault = isTooLate
      ? 'ends after more than 99 hours'
      : endTime === startTime
        ? 'ends when it begins'
        : 'ends before it begins';
    notes.at(line, `the caption ${fault} and was left out.`);
    return [];
  });
  if (cues.length === 0)
    throw new SubtitleProblem(['The file holds no captions.', ...notes.all().slice(0, 3)].join(' '));
  return cues.sort(byTime);
}

export const byTime = (one: Cue, other: Cue): number =>
  one.startTime - other.startTime || one.endTime - other.endTime;
