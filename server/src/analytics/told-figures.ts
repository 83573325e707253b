import { smallestTold } from '@tv/contract/analytics-figures';

/** Whether a number of visitors is too small to be told. Nobody is no secret. */
const isSmall = (count: number): boolean => count > 0 && count < smallestTold;

/** What is told about visitors is withheld where these numbers of visitors are too small. */
export const isWithheld = (...counts: number[]): boolean => counts.some(isSmall);

/**
 * Which parts of a whole are withheld. `sizes` are the visitors' numbers of the parts. With one part withheld alone its number
 * would be the difference to the whole, so the smallest other part is withheld as well.
 */
export function withheldParts(sizes: readonly number[], isHidden: (place: number) => boolean): boolean[] {
  const hidden = sizes.map((_, place) => isHidden(place));
  if (hidden.filter(Boolean).length === 1) {
    const others = sizes
      .map((size, place) => ({ size, place }))
      .filter(({ size, place }) => size > 0 && !hidden[place])
      .sort((one, other) => one.size - other.size);
    if (others[0]) hidden[others[0].place] = true;
  }
  return hidden;
}

/** What is told about members and visitors. */
export const told = <Figures>(members: Figures, visitors: Figures, isHidden: boolean) =>
  isHidden ? { members, isBelowThreshold: true as const } : { members, visitors };
