import { because } from '@tv/contract/reasons/problem-reasons';
import { recordChange } from '../platform/audit-db.ts';
import type { Manager } from '../platform/auth/caller.ts';
import { invalidField, notFound } from '../platform/http/problem.ts';
import type { CategoriesDeps } from './deps.ts';
import { copyEntries, deleteCategory, lockCategory, type CategoryRow } from './manage-db.ts';

/** Files the items of a category under another one of its organization and deletes it. Throws 404 where one of the two is missing. */
export async function mergeCategory(
  { db, clock, files }: CategoriesDeps,
  { organizationId, personId }: Manager,
  id: string,
  intoId: string,
): Promise<void> {
  if (id === intoId) throw invalidField('intoId', because('categories.sameCategory'));
  const cover = await db.transaction(async (queries) => {
    // Both are locked in the same order by everybody, so that two merges cannot deadlock.
    const locked = new Map<string, CategoryRow | undefined>();
    for (const each of [id, intoId].toSorted())
      locked.set(each, await lockCategory(queries, organizationId, each));
    const [from, into] = [locked.get(id), locked.get(intoId)];
    if (!from) throw notFound('This category');
    if (into?.organizationId !== from.organizationId) throw notFound('The other category');
    await copyEntries(queries, id, intoId);
    const file = await deleteCategory(queries, id);
    await recordChange(queries, {
      organizationId: from.organizationId,
      personId,
      action: 'category merged',
      subject: id,
      detail: { name: from.name, into: into.name, intoId },
      now: clock(),
    });
    return file;
  });
  if (cover) await files.remove(cover);
}
