import { byTime, milliseconds } from '@tv/contract/captions/cue-changes';
import { because, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import { limits } from '@tv/contract/limits/limits';
import { type EditedCue, type GivenCues, mostOfDraft } from '@tv/contract/captions/subtitle-drafts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { normalRuns } from '@tv/captions/runs';

/** 400 for a cue, named by its place in the request, which counts from 1 in the message and from 0 in the field. */
const refusal = (index: number, field: string, reason: ProblemReason) =>
  invalidField(`cues.${index}.${field}`, reason, `Cue ${index + 1}:`);

/** Checks what the schema cannot say, rounds times to milliseconds, and sorts by time. Throws 400 for a cue that cannot be saved. */
export function checkCues({ cues, regions = [] }: GivenCues): Required<GivenCues> {
  const keys = new Set<string>();
  const checked = cues.map((cue, index) => {
    const [startTime, endTime] = [milliseconds(cue.startTime), milliseconds(cue.endTime)];
    if (endTime <= startTime) throw refusal(index, 'endTime', because('captions.endBeforeStart'));
    if (keys.has(cue.key)) throw refusal(index, 'key', because('captions.sameKey'));
    if (cue.runs.reduce((sum, { text }) => sum + text.length, 0) > limits.cueLength)
      throw refusal(index, 'runs', because('captions.cueTooLong', { most: limits.cueLength }));
    keys.add(cue.key);
    return { ...cue, startTime, endTime };
  });
  return { cues: checked.sort(byTime), regions };
}

/** Throws for a draft that has become larger, change by change, than all its cues at once may be. */
export function checkSize({ cues, regions }: Required<GivenCues>): void {
  if (cues.length > limits.cues)
    throw invalidField('changed', because('captions.moreCues', { most: limits.cues }));
  if (Buffer.byteLength(JSON.stringify({ cues, regions })) > mostOfDraft.bytes)
    throw new Problem(413, 0, because('request.tooLarge'));
}

/** Throws 400 for a draft that cannot be published: one without cues, or with a cue without text. */
export function checkPublishable(cues: readonly EditedCue[]): void {
  if (cues.length === 0) throw new Problem(409, 0, because('captions.nothingToPublish'));
  const empty = cues.findIndex(({ runs }) => normalRuns(runs).length === 0);
  if (empty >= 0) throw refusal(empty, 'runs', because('captions.emptyCue'));
}
