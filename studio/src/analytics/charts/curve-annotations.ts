/** A place of a curve that stands out. `by`: how much, as a share of the viewers. */
export type CurveAnnotation = { kind: 'drop' | 'again'; part: number; by: number };

/** Parts over which a loss is added up: people do not leave in the same second. */
const stretch = 2;
/** Everybody has parts at the beginning that lose most: they say nothing of the film. */
const beginning = 5;
const leastDrop = 0.03;
const leastAgain = 0.05;

/** The part whose value is highest, where it is at least so high; of equal ones the first. */
function highest(values: readonly number[], least: number): number | undefined {
  let best: number | undefined;
  for (const [at, value] of values.entries())
    if (value >= least && (best === undefined || value > values[best]!)) best = at;
  return best;
}

/**
 * Where an item loses most of its viewers, and what is watched again most, in the order of the film.
 * `shares`: of the viewers, who played each part. `plays`: how often a viewer played it, in the mean.
 */
export function annotationsOf(shares: readonly number[], plays: readonly number[] = []): CurveAnnotation[] {
  const lost = shares.map((share, part) =>
    part < beginning + stretch ? 0 : shares[part - stretch]! - share,
  );
  const again = plays.map((times, part) => times - (shares[part] ?? 0));
  const drop = highest(lost, leastDrop);
  const repeat = highest(again, leastAgain);
  const annotations: CurveAnnotation[] = [];
  if (drop !== undefined) annotations.push({ kind: 'drop', part: drop, by: lost[drop]! });
  if (repeat !== undefined) annotations.push({ kind: 'again', part: repeat, by: again[repeat]! });
  return annotations.sort((one, other) => one.part - other.part);
}

/** Whether the words of a mark stand before it: behind it is no room for them. */
export const standsBefore = (mark: CurveAnnotation, parts: number): boolean => mark.part > parts / 2;

/**
 * The line above the chart in which the words of a mark stand, 0 being the lowest. The line from a mark up to its words does
 * not cross the words of another one on the same side.
 */
export const laneOf = (annotations: readonly CurveAnnotation[], at: number, parts: number): number =>
  annotations[0] && standsBefore(annotations[0], parts) ? at : annotations.length - 1 - at;
