import { because } from '@tv/contract/reasons/problem-reasons';
import { note } from '@tv/contract/reasons/notes';
import { byTime, milliseconds } from '@tv/contract/captions/cue-changes';
import type { Cue } from '@tv/contract/captions/cues';
import { limits } from '@tv/contract/limits/limits';
import { normalRuns } from './runs.ts';
import { splitLongCue } from './split-long-cue.ts';
import { problemAt, SubtitleProblem, type Notes } from './subtitle-file.ts';

export type CueAtLine = { cue: Cue; line: number };

/** Seconds: 99 hours, the most that four digits of hours and minutes can say in every format. */
export const latest = 99 * 3600;

/**
 * Checks what all formats share, rounds to milliseconds, and sorts by time, as WebVTT demands. Cues that are never shown
 * are left out with a note, and very long ones are split; a file in which no cue is left is refused.
 */
export function orderCues(found: readonly CueAtLine[], notes: Notes): Cue[] {
  const tooMany = because('captions.moreCues', { most: limits.cues });
  if (found.length > limits.cues) throw problemAt(found[limits.cues]!.line, tooMany);
  const cues = found.flatMap(({ cue, line }) => {
    const runs = normalRuns(cue.runs);
    if (runs.length === 0) return [];
    const [startTime, endTime] = [milliseconds(cue.startTime), milliseconds(cue.endTime)];
    const isTooLate = endTime > latest;
    if (endTime > startTime && !isTooLate) {
      const parts = splitLongCue({ ...cue, startTime, endTime, runs });
      if (parts.length > 1) notes.at(line, note('note.longCaption', { count: parts.length }));
      return parts;
    }
    const fault = isTooLate ? 'note.tooLate' : endTime === startTime ? 'note.noLength' : 'note.backwards';
    notes.at(line, note(fault));
    return [];
  });
  if (cues.length > limits.cues)
    throw new SubtitleProblem({ reason: because('captions.moreCuesInFile', { most: limits.cues }) });
  if (cues.length === 0)
    throw new SubtitleProblem({ reason: because('captions.emptyFile'), notes: notes.all().slice(0, 3) });
  return cues.sort(byTime);
}
