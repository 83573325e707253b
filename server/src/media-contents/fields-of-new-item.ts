import type { CategoryDefaults } from '@tv/contract/categories/category-defaults';
import { daysAfter, defaultsFor } from '@tv/contract/uploads/defaults-for';
import { type GivenFields, initialFields, type ItemFields, readGiven } from './fields.ts';

/** The fields of a new item: what people gave, then what its categories say of new items. */
export function fieldsOfNewItem(
  details: GivenFields,
  categories: readonly CategoryDefaults[],
  now: Date,
): Partial<ItemFields> {
  const { audience: givenIds, ...given } = details;
  const { expirationDays, audience, ...defaults } = defaultsFor(
    { ...given, ...(givenIds !== undefined && { audience: { kind: givenIds ? 'chosen' : 'everybody' } }) },
    categories,
  );
  // Groups of a category's audience that were deleted since stay in it: without them it would be another one.
  const ofCategories = audience && [...(audience.groupIds ?? []), ...(audience.personIds ?? [])].sort();
  return {
    ...readGiven({ ...defaults, ...(ofCategories && { audience: ofCategories }), ...details }, initialFields),
    ...(expirationDays !== undefined && { expirationDate: daysAfter(now, expirationDays) }),
  };
}
