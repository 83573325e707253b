import { type CutRange, shortestCut } from '@tv/contract/media/cuts';
import { because } from '@tv/contract/reasons/problem-reasons';
import type { Trim } from '@tv/contract/uploads/uploads';
import { invalidField } from '../../platform/http/problem.ts';

/** Throws 400 where less than the shortest rest stays. */
export function checkTrim({ from = 0, to = Infinity }: Trim): void {
  if (to - from < shortestCut)
    throw invalidField('trim.to', because('cuts.tooShort', { least: shortestCut }));
}

/** The cuts that leave the trimmed part of a file of so many seconds. A part that lies behind its end leaves the whole file. */
export function cutsOfTrim({ from = 0, to = Infinity }: Trim, durationInSeconds: number): CutRange[] {
  if (from > durationInSeconds - shortestCut) return [];
  return [
    ...(from >= shortestCut ? [{ from: 0, to: from }] : []),
    ...(to <= durationInSeconds - shortestCut ? [{ from: to, to: durationInSeconds }] : []),
  ];
}
