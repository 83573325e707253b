import { cutLength, type CutRange, joinCuts, shortestCut } from '@tv/contract/media/cuts';

/** The cuts of a film as they are edited: its start and end, and parts in between. In seconds of the film. */
export type CutEdits = { start: number; end: number; parts: CutRange[] };

export function editsOf(cuts: readonly CutRange[], durationInSeconds: number): CutEdits {
  const first = cuts[0]?.from === 0 ? cuts[0] : undefined;
  const last = cuts.at(-1);
  const isEndCut = last !== undefined && last !== first && last.to >= durationInSeconds - shortestCut / 2;
  return {
    start: first?.to ?? 0,
    end: isEndCut ? last.from : durationInSeconds,
    parts: cuts.filter((cut) => cut !== first && !(isEndCut && cut === last)).map((cut) => ({ ...cut })),
  };
}

export const cutsOf = ({ start, end, parts }: CutEdits, durationInSeconds: number): CutRange[] => [
  ...(start > 0 ? [{ from: 0, to: start }] : []),
  ...parts.toSorted((one, other) => one.from - other.from),
  ...(end < durationInSeconds ? [{ from: end, to: durationInSeconds }] : []),
];

/** Why edits cannot be applied. */
export type CutProblem = 'time' | 'overlap' | 'nothing';

export function problemOf(edits: CutEdits, durationInSeconds: number): CutProblem | undefined {
  const cuts = cutsOf(edits, durationInSeconds);
  if (cuts.some(({ from, to }) => to - from < shortestCut - 1e-6)) return 'time';
  if (cuts.some(({ from }, index) => index > 0 && from < cuts[index - 1]!.to)) return 'overlap';
  return durationInSeconds - cutLength(joinCuts(cuts)) < shortestCut ? 'nothing' : undefined;
}

/** To a tenth of a second. */
export const toTenth = (seconds: number) => Math.round(seconds * 10) / 10;

export const isSame = (one: readonly CutRange[], other: readonly CutRange[]) =>
  one.length === other.length &&
  one.every(({ from, to }, index) => from === other[index]!.from && to === other[index]!.to);
