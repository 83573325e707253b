import type { Cue } from '@tv/contract/cues';
import { limits } from '@tv/contract/limits';
import { normalRuns } from './runs.ts';
import { splitLongCue } from './split-long-cue.ts';
import { problemAt, SubtitleProblem, type Notes } from './subtitle-file.ts';

export type CueAtLine = { cue: Cue; line: number };

/** Seconds: 99 hours, the most that four digits of hours and minutes can say in every format. */
export const latest = 99 * 3600;

/** Seconds, rounded to milliseconds. */
export const milliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;

/**
 * Checks what all formats share, rounds to milliseconds, and sorts by time, as WebVTT demands. Cues that are never shown
 * are left out with a note, and very long ones are split; a file in which no cue is left is refused.
 */
export function orderCues(found: readonly CueAtLine[], notes: Notes): Cue[] {
  const tooMany = `there are more than ${limits.cues} captions.`;
  if (found.length > limits.cues) throw problemAt(found[limits.cues]!.line, tooMany);
  const cues = found.flatMap(({ cue, line }) => {
    const runs = normalRuns(cue.runs);
    if (runs.length === 0) return [];
    const [startTime, endTime] = [milliseconds(cue.startTime), milliseconds(cue.endTime)];
    const isTooLate = endTime > latest;
    if (endTime > startTime && !isTooLate) {
      const parts = splitLongCue({ ...cue, startTime, endTime, runs });
      if (parts.length > 1)
        notes.at(line, `the caption is very long and became ${parts.length} that follow each other.`);
      return parts;
    }
    const fault = isTooLate
      ? 'ends after more than 99 hours'
      : endTime === startTime
        ? 'ends when it begins'
        : 'ends before it begins';
    notes.at(line, `the caption ${fault} and was left out.`);
    return [];
  });
  if (cues.length > limits.cues) throw new SubtitleProblem(`In the file ${tooMany}`);
  if (cues.length === 0)
    throw new SubtitleProblem(['The file holds no captions.', ...notes.all().slice(0, 3)].join(' '));
  return cues.sort(byTime);
}

export const byTime = (one: Cue, other: Cue): number =>
  one.startTime - other.startTime || one.endTime - other.endTime;
