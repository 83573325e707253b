import { because } from '@tv/contract/problem-reasons';
import { cutLength, type CutRange, shortestCut } from '@tv/contract/cuts';
import { invalidField } from '../../platform/http/problem.ts';

/** Seconds by which a typed time may be wrong, because people round: about a frame. */
const tolerance = 0.05;

/** The cuts in order. Throws 400 with the name of the field for a list that cannot be applied to an original of so many seconds. */
export function checkCuts(given: readonly CutRange[], durationInSeconds: number): CutRange[] {
  const cuts = given
    .map((cut, place) => ({ ...cut, place }))
    .toSorted((one, other) => one.from - other.from || one.place - other.place);
  for (const [index, { from, to, place }] of cuts.entries()) {
    const end = Number(durationInSeconds.toFixed(1));
    if (from >= durationInSeconds)
      throw invalidField(`cuts[${place}].from`, because('cuts.fromBeyondEnd', { end }));
    if (to > durationInSeconds + tolerance)
      throw invalidField(`cuts[${place}].to`, because('cuts.toBeyondEnd', { end }));
    if (to - from < shortestCut - 1e-6)
      throw invalidField(`cuts[${place}].to`, because('cuts.tooShort', { least: shortestCut }));
    if (from < (cuts[index - 1]?.to ?? 0))
      throw invalidField(`cuts[${place}].from`, because('cuts.overlapping'));
  }
  const checked = cuts.map(({ from, to }) => ({ from, to: Math.min(to, durationInSeconds) }));
  if (durationInSeconds - cutLength(checked) < shortestCut)
    throw invalidField('cuts', because('cuts.nothingLeft'));
  return checked;
}
