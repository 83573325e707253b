import type { CategoryDefaults } from './category-defaults.ts';
import { Visibility } from './enumerations.ts';
import { itemLimits } from './item-limits.ts';

type Decided = Pick<CategoryDefaults, 'tags' | 'speakers' | 'visibility' | 'isListed'>;

/**
 * The fields that an item gets of its categories, beside those that people gave. Of several categories lists are joined,
 * and of the other fields the narrowest value counts.
 */
export function defaultsFor(given: Decided, categories: readonly CategoryDefaults[]): CategoryDefaults {
  const tags = joined(categories.map((each) => each.tags)).slice(0, itemLimits.tags);
  const speakers = joined(categories.map((each) => each.speakers)).slice(0, itemLimits.speakers);
  const visibility = least(categories.map((each) => each.visibility));
  const isUnlisted = categories.some(({ isListed }) => isListed === false);
  const isListed = isUnlisted ? false : categories.find((each) => each.isListed !== undefined)?.isListed;
  const expirationDays = least(categories.map((each) => each.expirationDays));
  const isPublic = (given.visibility ?? visibility) === Visibility.PUBLIC;
  return {
    ...(given.tags === undefined && tags.length > 0 && { tags }),
    ...(given.speakers === undefined && speakers.length > 0 && { speakers }),
    ...(given.visibility === undefined && visibility !== undefined && { visibility }),
    ...(given.isListed === undefined && isListed !== undefined && { isListed }),
    ...(isPublic && expirationDays !== undefined && { expirationDays }),
  };
}

const joined = (lists: readonly (readonly string[] | undefined)[]) => [
  ...new Set(lists.flatMap((list) => list ?? []).map((text) => text.trim())),
];

function least(values: readonly (number | undefined)[]): number | undefined {
  const decided = values.filter((value) => value !== undefined);
  return decided.length > 0 ? Math.min(...decided) : undefined;
}

/** The instant that lies some days after another one. */
export const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * 86_400_000);
