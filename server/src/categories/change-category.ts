import type { ManagedCategory } from '@tv/contract/categories/categories';
import { recordChange, type RecordedChange } from '../platform/audit-db.ts';
import { type Caller, managerOf } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { notFound } from '../platform/http/problem.ts';
import type { CategoriesDeps } from './deps.ts';
import { findManagedCategory, lockCategory, type CategoryRow } from './manage-db.ts';

/** Changes a category under a lock, in one transaction, and records the change. Throws 404 for a category that the caller does not manage. */
export function changeCategory(
  { db, clock }: Pick<CategoriesDeps, 'db' | 'clock'>,
  caller: Caller,
  id: string,
  work: (queries: Queries, category: CategoryRow) => Promise<RecordedChange>,
): Promise<void> {
  const { organizationId, personId } = managerOf(caller);
  return db.transaction(async (queries) => {
    const category = await lockCategory(queries, organizationId, id);
    if (!category) throw notFound('This category');
    const recorded = await work(queries, category);
    if (recorded)
      await recordChange(queries, {
        organizationId: category.organizationId,
        personId,
        subject: id,
        now: clock(),
        ...recorded,
      });
  });
}

/** The category as its managers see it. Throws 404 where the organization has none with this id. */
export async function managedCategoryOf(
  { db }: Pick<CategoriesDeps, 'db'>,
  organizationId: string | undefined,
  id: string,
): Promise<ManagedCategory> {
  const found = await findManagedCategory(db, organizationId, id);
  if (!found) throw notFound('This category');
  return found;
}
