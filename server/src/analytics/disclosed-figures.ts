import { smallestDisclosed, type WatchFigures } from '@tv/contract/analytics/analytics-figures';
import type { Sums } from './sums.ts';

/** Whether a number of people is too small to be disclosed. Zero may be disclosed. */
const isSmall = (count: number): boolean => count > 0 && count < smallestDisclosed;

/** Figures about people are withheld where these numbers of people or views are too small. */
export const isWithheld = (...counts: number[]): boolean => counts.some(isSmall);

/**
 * Which parts of a whole are withheld. `sizes` are the numbers of the parts. Parts that are withheld have five together, and are
 * two at least: else their number would be the difference to the whole. So the smallest other parts are withheld as well.
 */
export function withheldParts(sizes: readonly number[], isHidden: (index: number) => boolean): boolean[] {
  const hidden = sizes.map((_, index) => isHidden(index));
  const others = sizes
    .map((size, index) => ({ size, index }))
    .filter(({ size, index }) => size > 0 && !hidden[index])
    .sort((one, other) => one.size - other.size);
  let count = hidden.filter(Boolean).length;
  let together = sizes.reduce((sum, size, index) => sum + (hidden[index] ? size : 0), 0);
  if (count === 0) return hidden;
  for (const { size, index } of others) {
    if (count > 1 && together >= smallestDisclosed) break;
    hidden[index] = true;
    count++;
    together += size;
  }
  return hidden;
}

/**
 * A number of people or views in steps of five. Periods, categories and items overlap, so that the difference of two exact numbers
 * would reveal a small one.
 */
export const inFives = (count: number): number => Math.round(count / smallestDisclosed) * smallestDisclosed;

/** Rounds seconds to steps of about three views, so that nobody sees whether one viewer more watched. */
function roundedSeconds(seconds: number, views: number): number {
  const least = (seconds / Math.max(1, views)) * 2.5;
  if (least <= 0) return 0;
  const tens = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((each) => each * tens).find((each) => each >= least)!;
  return Math.round(Math.round(seconds / step) * step);
}

/** Exact figures. */
const exactFigures = ({ views, people, seconds, completions }: Sums): WatchFigures => ({
  views,
  people,
  secondsWatched: Math.round(seconds),
  completions,
});

/** Figures rounded so that they identify nobody. Few completions are left out. */
export const roundedFigures = ({ views, people, seconds, completions }: Sums): WatchFigures => ({
  views: inFives(views),
  people: inFives(people),
  secondsWatched: roundedSeconds(seconds, Math.max(views, people)),
  ...(!isWithheld(completions) && { completions: inFives(completions) }),
});

/** Figures of members. They are exact where the organization may see who watched what (`allowsPersonalFigures`). */
export const memberFigures = (sums: Sums, isExact: boolean): WatchFigures =>
  isExact ? exactFigures(sums) : roundedFigures(sums);

export const noFigures: WatchFigures = { views: 0, people: 0, secondsWatched: 0, completions: 0 };

type DisclosedFigures<Figures> = {
  members: Figures;
  hasFewMembers?: true;
  visitors?: Figures;
  isBelowThreshold?: true;
};

/** What is disclosed about members and visitors. `none` is shown for members whose figures are withheld. */
export const disclosedFigures = <Figures>(
  members: Figures,
  visitors: Figures,
  withheld: { members: boolean; visitors: boolean },
  none: Figures,
): DisclosedFigures<Figures> => ({
  members: withheld.members ? none : members,
  ...(withheld.members && { hasFewMembers: true }),
  ...(withheld.visitors ? { isBelowThreshold: true } : { visitors }),
});
