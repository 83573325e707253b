/** Parts that one version of a medium leaves out, at most. */
export const maxCuts = 100;
/** The shortest part that is left out, and the shortest rest that stays, in seconds. */
export const shortestCut = 0.1;
/** Former versions of an item that are stored, beside the whole film that a cut one was made of. */
export const maxFormerVersions = 3;

/** A part of the original, in seconds from its start. Lists of cuts are in order and do not overlap. */
export type CutRange = { from: number; to: number };

/** Whether cuts leave out a part of the original that the cuts before did not. */
export const leavesOutMore = (before: readonly CutRange[], cuts: readonly CutRange[]): boolean =>
  cuts.some((cut) => keptParts(before, cut.to).some(({ from, to }) => from < cut.to && to > cut.from));

/** How long the parts that are left out are together, in seconds. */
export const cutLength = (cuts: readonly CutRange[]): number =>
  cuts.reduce((sum, { from, to }) => sum + to - from, 0);

/** The parts that stay, of an original of so many seconds. */
export function keptParts(cuts: readonly CutRange[], durationInSeconds: number): CutRange[] {
  const parts: CutRange[] = [];
  let from = 0;
  for (const cut of cuts) {
    if (cut.from > from) parts.push({ from, to: cut.from });
    from = Math.max(from, cut.to);
  }
  if (durationInSeconds > from) parts.push({ from, to: durationInSeconds });
  return parts;
}

/** The second of the version that shows a second of the original. A second that is left out is mapped to its cut. */
export function cutTime(cuts: readonly CutRange[], seconds: number): number {
  let removed = 0;
  for (const { from, to } of cuts) if (from < seconds) removed += Math.min(to, seconds) - from;
  return rounded(seconds - removed);
}

/** The second of the original that a second of the version shows: at a cut, the second after it, or with `isEnd` the one before it. */
export function uncutTime(cuts: readonly CutRange[], seconds: number, isEnd = false): number {
  let found = seconds;
  for (const { from, to } of cuts) {
    if (isEnd ? found <= from : found < from) break;
    found += to - from;
  }
  return rounded(found);
}

/** The parts in order, where some overlap or touch joined. */
export function joinCuts(cuts: readonly CutRange[]): CutRange[] {
  const joined: CutRange[] = [];
  for (const { from, to } of cuts.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;
