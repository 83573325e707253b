import { isDeepStrictEqual } from 'node:util';
import type { Audience } from '@tv/contract/media-contents/audience';
import type { CategoryDefaults } from '@tv/contract/categories/category-defaults';
import { Visibility } from '@tv/contract/enumerations';
import { because } from '@tv/contract/reasons/problem-reasons';
import {
  audienceOf,
  readAudience,
  refusePublicAudience,
  loggedAudience,
} from '../media-contents/audience/audience-db.ts';
import { applyChange } from '../media-contents/management/change-item.ts';
import { editItem } from '../media-contents/edit-item.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { invalidField } from '../platform/http/problem.ts';
import { hasTimeForMore } from '../platform/http/requests/request-time.ts';
import type { CategoriesDeps } from './deps.ts';
import { countOthers, listOthers } from './category-audience-db.ts';
import type { CategoryRow } from './manage-db.ts';

/** Items that are read at once, to be changed one after the other. */
const part = 100;

const field = 'defaults.audience';

/** Checks the defaults that a category gets. Their audience is stored as ids. One that the category has already may name groups that are gone. */
export async function checkedDefaults(
  queries: Queries,
  category: CategoryRow,
  { audience, ...defaults }: CategoryDefaults,
): Promise<CategoryDefaults> {
  if (!audience) return defaults;
  const isSame = isDeepStrictEqual(audience, category.defaults.audience);
  const ids = isSame
    ? idsOf(audience)
    : await readAudience(queries, category.organizationId, audience, field);
  refusePublicAudience({ audience: ids, visibility: defaults.visibility ?? Visibility.INTERNAL }, field);
  if (isSame) return { ...defaults, audience };
  const stored = await audienceOf(queries, category.organizationId, ids);
  return { ...defaults, ...(stored && { audience: stored }) };
}

/** A change of a category as the audit log records it: the people of an audience as a number, who may be erased some day. */
export const loggedChange = async <Body extends object>(
  queries: Queries,
  body: Body,
  defaults: CategoryDefaults | undefined,
) => ({
  ...body,
  ...(defaults && {
    defaults: {
      ...defaults,
      ...(defaults.audience && { audience: await loggedAudience(queries, idsOf(defaults.audience)) }),
    },
  }),
});

const idsOf = ({ kind, groupIds = [], personIds = [] }: Audience): string[] | null =>
  kind === 'chosen' ? [...groupIds, ...personIds].sort() : null;

/** The audience that new items of a category get. Throws 400 where the category does not say. */
function defaultOf({ audience }: CategoryDefaults): { audience: Audience; ids: string[] | null } {
  if (!audience) throw invalidField(field, because('audience.notChosen'));
  return { audience, ids: idsOf(audience) };
}

/** How many items of a category its default audience would change. */
export const previewAudience = (db: Queries, { id, defaults }: { id: string; defaults: CategoryDefaults }) =>
  countOthers(db, id, defaultOf(defaults).ids);

/**
 * Gives the items of a category its default audience, each in a transaction of its own, while the request has time. Public items
 * stay as they are. Repeated, it goes on with the rest.
 */
export async function applyAudience(
  deps: CategoriesDeps,
  manager: Manager,
  { id, defaults }: { id: string; defaults: CategoryDefaults },
): Promise<{ changedCount: number; remainingCount: number }> {
  const { audience, ids } = defaultOf(defaults);
  let changedCount = 0;
  for (;;) {
    const items = await listOthers(deps.db, id, ids, part);
    for (const item of items) {
      if (!hasTimeForMore()) break;
      await applyChange(deps, manager, item, (queries, locked, now) =>
        editItem(queries, locked, manager, { body: { audience }, newHash: undefined }, now),
      );
      changedCount++;
    }
    if (items.length < part || !hasTimeForMore()) break;
  }
  return { changedCount, remainingCount: (await countOthers(deps.db, id, ids)).itemsCount };
}
