import type { Audience } from '../media-contents/audience.ts';
import type { CategoryDefaults } from '../categories/category-defaults.ts';
import { Visibility } from '../enumerations.ts';
import { itemLimits } from '../limits/item-limits.ts';

type Decided = Pick<CategoryDefaults, 'tags' | 'speakers' | 'visibility' | 'isListed' | 'audience'>;

/**
 * The fields that an item gets of its categories, beside those that people gave. Of several categories lists are joined,
 * and of the other fields the narrowest value counts. Of
 * several audiences it is what all of them name; where they name nothing together, the first.
 */
export function defaultsFor(given: Decided, categories: readonly CategoryDefaults[]): CategoryDefaults {
  const tags = joined(categories.map((each) => each.tags)).slice(0, itemLimits.tags);
  const speakers = joined(categories.map((each) => each.speakers)).slice(0, itemLimits.speakers);
  const visibility = least(categories.map((each) => each.visibility));
  const isUnlisted = categories.some(({ isListed }) => isListed === false);
  const isListed = isUnlisted ? false : categories.find((each) => each.isListed !== undefined)?.isListed;
  const expirationDays = least(categories.map((each) => each.expirationDays));
  const chosen = chosenBy(categories.map((each) => each.audience));
  const audience = given.visibility === Visibility.PUBLIC ? undefined : chosen;
  // A public item has no audience.
  const isNarrowed = (given.audience ?? audience)?.kind === 'chosen';
  const isPublic = (given.visibility ?? visibility) === Visibility.PUBLIC && !isNarrowed;
  return {
    ...(given.tags === undefined && tags.length > 0 && { tags }),
    ...(given.speakers === undefined && speakers.length > 0 && { speakers }),
    ...(given.visibility === undefined &&
      visibility !== undefined && { visibility: isNarrowed ? Visibility.INTERNAL : visibility }),
    ...(given.isListed === undefined && isListed !== undefined && { isListed }),
    ...(given.audience === undefined && audience && { audience }),
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

function chosenBy(audiences: readonly (Audience | undefined)[]): Audience | undefined {
  const [first, ...others] = audiences.filter((each) => each?.kind === 'chosen');
  if (!first) return undefined;
  const inAll = (name: 'groupIds' | 'personIds') =>
    (first[name] ?? []).filter((id) => others.every((other) => other?.[name]?.includes(id)));
  const [groupIds, personIds] = [inAll('groupIds'), inAll('personIds')];
  return groupIds.length + personIds.length > 0 ? { kind: 'chosen', groupIds, personIds } : first;
}

/** The instant that lies some days after another one. */
export const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * 86_400_000);
