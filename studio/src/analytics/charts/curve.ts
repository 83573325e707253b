/** Percent of the box that a chart is drawn in: its paths have a view box of 100 by 100, from the top left. */
const box = 100;

const inBox = (share: number) => Math.round((1 - Math.min(1, Math.max(0, share))) * box * 100) / 100;
const across = (part: number, parts: number) => Math.round(((part + 0.5) / parts) * box * 100) / 100;

/**
 * The path of a line through shares from 0 to 1. Each share stands for one of the equal parts between the left and the right
 * edge, and its point is in the middle of its part. Empty where there are no shares.
 */
export function linePath(shares: readonly number[]): string {
  const [first] = shares;
  if (first === undefined) return '';
  const points = shares.map((share, part) => `L${across(part, shares.length)} ${inBox(share)}`);
  return `M0 ${inBox(first)}${points.join('')}L${box} ${inBox(shares.at(-1)!)}`;
}

/** The area between such a line and the bottom. */
export const areaPath = (shares: readonly number[]): string => {
  const line = linePath(shares);
  return line && `${line}L${box} ${box}L0 ${box}Z`;
};

/** The part of a curve that a second is in; parts are equally long. */
export const partAt = (seconds: number, durationInSeconds: number, parts: number): number =>
  durationInSeconds > 0
    ? Math.min(parts - 1, Math.max(0, Math.floor((seconds / durationInSeconds) * parts)))
    : 0;

/** The second at which a part begins. */
export const secondOf = (part: number, durationInSeconds: number, parts: number): number =>
  parts > 0 ? (part / parts) * durationInSeconds : 0;
