import { because } from '@tv/contract/problem-reasons';
import { ReviewAction } from '@tv/contract/enumerations';
import type { ReviewStepBody } from '@tv/contract/reviews';
import type { Queries } from '../../platform/db/database.ts';
import { invalidField, misusedField } from '../../platform/http/problem.ts';
import { findRemark, type NewEntry } from './reviews-db.ts';

type Remark = Pick<NewEntry, 'startTime' | 'endTime' | 'parentId'>;

/** The place of a remark in the item. Throws 400 for fields that the action does not take. */
export async function readRemark(
  queries: Queries,
  mediaContentId: string,
  { action, comment, startTime, endTime, parentId, entryId, isResolved }: ReviewStepBody,
): Promise<Remark> {
  const isRemark = action === ReviewAction.Comment;
  const resolves = action === ReviewAction.ResolveChangeRequest;
  if (!isRemark && startTime !== undefined)
    throw misusedField('startTime', 'is allowed only with a comment.');
  if (!isRemark && parentId !== undefined) throw misusedField('parentId', 'is allowed only with a comment.');
  if (endTime !== undefined && (startTime === undefined || endTime <= startTime))
    throw invalidField('endTime', because('review.endBeforeStart'));
  if (isRemark && startTime !== undefined && !comment?.trim())
    throw invalidField('comment', because('review.emptyRemark'));
  if (resolves !== (entryId !== undefined))
    throw misusedField('entryId', 'says which remark is resolved, and is allowed only with that action.');
  if (!resolves && isResolved !== undefined)
    throw misusedField('isResolved', 'is allowed only when one remark is resolved.');
  for (const [field, id] of Object.entries({ parentId, entryId }))
    if (id !== undefined && !(await findRemark(queries, mediaContentId, id)))
      throw invalidField(field, because('review.unknownRemark'));
  return {
    ...(startTime !== undefined && { startTime }),
    ...(endTime !== undefined && { endTime }),
    ...(parentId !== undefined && { parentId }),
  };
}
