import { because } from '@tv/contract/reasons/problem-reasons';
import type { Queries } from '../../platform/db/database.ts';
import { tagsIn } from '../../platform/http/entity-tag.ts';
import { misusedField, Problem } from '../../platform/http/problem.ts';
import { findNewestChange, listChangesAfter } from './history-db.ts';

/** The entity tag of an item for its managers: the number of its newest change. */
export const changeTag = (newest: number): string => `"${newest}"`;

/** Throws 412 if a locked item was changed after the one that the field If-Match names. */
export async function refuseChanged(queries: Queries, id: string, ifMatch: string): Promise<void> {
  if (ifMatch.trim() === '*') return;
  const known = tagsIn(ifMatch).map((tag) => Number(/^"(\d{1,15})"$/.exec(tag)?.[1] ?? NaN));
  if (known.length === 0 || known.includes(NaN))
    throw misusedField('if-match', 'must be the etag of the item as it was read.');
  const newest = await findNewestChange(queries, id);
  if (known.includes(newest)) return;
  const changes = await listChangesAfter(queries, id, Math.max(...known));
  throw new Problem(412, 0, because('items.changedMeanwhile'), {
    exceptionData: { etag: changeTag(newest), changes },
  });
}
