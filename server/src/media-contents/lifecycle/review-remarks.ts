import { ReviewAction } from '@tv/contract/enumerations';
import type { ReviewStepBody } from '@tv/contract/reviews';
import type { Queries } from '../../platform/db/database.ts';
import { invalidField } from '../../platform/http/problem.ts';
import { findRemark, type NewEntry } from './reviews-db.ts';

type Remark = Pick<NewEntry, 'startTime' | 'endTime' | 'parentId'>;

/** The place of a remark in the item. Throws 400 for what does not go with the action. */
export async function readRemark(
  queries: Queries,
  mediaContentId: string,
  { action, comment, startTime, endTime, parentId, entryId, isResolved }: ReviewStepBody,
): Promise<Remark> {
  const isRemark = action === ReviewAction.Comment;
  const resolves = action === ReviewAction.ResolveChangeRequest;
  if (!isRemark && startTime !== undefined)
    throw invalidField('startTime', 'goes with a comment, and with no other action.');
  if (!isRemark && parentId !== undefined)
    throw invalidField('parentId', 'goes with a comment, and with no other action.');
  if (endTime !== undefined && (startTime === undefined || endTime <= startTime))
    throw invalidField('endTime', 'must come after startTime, and only with it.');
  if (isRemark && startTime !== undefined && !comment?.trim())
    throw invalidField('comment', 'must say what is to be seen at startTime.');
  if (resolves !== (entryId !== undefined))
    throw invalidField('entryId', 'says which remark is resolved: it goes with this action alone.');
  if (!resolves && isResolved !== undefined)
    throw invalidField('isResolved', 'goes with the resolution of one remark, and with no other action.');
  for (const [field, id] of Object.entries({ parentId, entryId }))
    if (id !== undefined && !(await findRemark(queries, mediaContentId, id)))
      throw invalidField(field, 'must be the id of a remark about this item.');
  return {
    ...(startTime !== undefined && { startTime }),
    ...(endTime !== undefined && { endTime }),
    ...(parentId !== undefined && { parentId }),
  };
}
