/** Where the label begins and ends at the most, as shares of the width. */
const [from, to] = [0.5, 0.96];
/** The highest share above which a line of text has room. */
const maxBelowText = 0.88;

/**
 * Where the label of a chart's second line stands, so that it crosses neither line: above the higher one, or below the lower one
 * where there is no room above. `share`: the share from 0 to 1 that it touches.
 */
export function labelPosition(
  line: readonly number[],
  other: readonly number[],
): { share: number; isBelow: boolean } {
  const near = [line, other].flatMap((shares) =>
    shares.slice(Math.floor(shares.length * from), Math.ceil(shares.length * to)),
  );
  const [highest, lowest] = [Math.max(0, ...near), Math.min(1, ...near)];
  return highest <= maxBelowText ? { share: highest, isBelow: false } : { share: lowest, isBelow: true };
}
