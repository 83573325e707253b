import { because, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import type { ItemEvent } from '@tv/contract/media-contents/item-history';
import { ContentStatus, ReviewAction, ReviewStatus } from '@tv/contract/enumerations';
import { holdsRight } from '@tv/contract/people/rights';
import type { ReviewStepBody } from '@tv/contract/media-contents/reviews';
import type { Queries } from '../../platform/db/database.ts';
import { invalidField, misusedField, notAllowed, Problem } from '../../platform/http/problem.ts';
import { mayBecome, whyNot } from './content-transitions.ts';
import type { LockedItem } from './db.ts';
import { changeStatus } from './publish.ts';
import { isReviewOpen, reviewStep } from './review-transitions.ts';
import { recordChange, type RecordedItemChange } from '../../platform/audit-db.ts';
import { type Manager } from '../../platform/auth/caller.ts';
import { requireRight } from '../../platform/auth/checks.ts';
import {
  findRemark,
  findReview,
  hasOtherReviewer,
  insertReview,
  insertReviewEntry,
  type NewEntry,
  resolveEntries,
  type Review,
  writeReviewStatus,
} from './reviews-db.ts';

const { Comment, RequestChanges, Approve, Information, Discard, Complete } = ReviewAction;
const { ResolveChangeRequest, ResolveAllChangeRequests } = ReviewAction;
const { RemoveApproval, RemoveAllApprovals, CreatorSessionUpdate } = ReviewAction;

/** Submits a draft for review. After requested changes the same review goes on. */
export async function submitItem(
  queries: Queries,
  item: LockedItem,
  { personId }: Pick<Manager, 'personId'>,
  comment: string,
  now: Date,
): Promise<RecordedItemChange> {
  if (item.status === ContentStatus.REVIEW) return undefined;
  if (!mayBecome(item.status, ContentStatus.REVIEW, item.asksReview))
    throw new Problem(409, 0, whyNot(item.status, ContentStatus.REVIEW));
  const newest = await findReview(queries, item.id);
  const open = newest && isReviewOpen(newest.status) ? newest : undefined;
  const reviewId = open?.id ?? (await insertReview(queries, item.id, now));
  if (open) await writeReviewStatus(queries, reviewId, ReviewStatus.Reviewing, undefined);
  await insertReviewEntry(queries, { reviewId, personId, action: Information, comment, now });
  await changeStatus(queries, item, ContentStatus.REVIEW, { now });
  return { action: 'media content submitted for review' };
}

type Outcome = { event: ItemEvent; status: number } | undefined;
/**
 * What an action is in the audit log, and the review status after it. An action that is repeated after a lost answer
 * changes nothing. Remarks and submissions have no entry.
 */
const outcomes: Record<number, Outcome> = {
  [Comment]: undefined,
  [Information]: undefined,
  [ResolveChangeRequest]: undefined,
  [ResolveAllChangeRequests]: undefined,
  [CreatorSessionUpdate]: undefined,
  [RequestChanges]: { event: 'media content changes requested', status: ReviewStatus.ChangesRequested },
  [Approve]: { event: 'media content approved', status: ReviewStatus.Approved },
  [RemoveApproval]: { event: 'media content approval removed', status: ReviewStatus.Reviewing },
  [RemoveAllApprovals]: { event: 'media content approval removed', status: ReviewStatus.Reviewing },
  [Discard]: { event: 'media content review discarded', status: ReviewStatus.Abandoned },
  [Complete]: { event: 'media content review completed', status: ReviewStatus.Completed },
} satisfies Record<ReviewAction, Outcome>;

/** The actions of anyone who manages the item or may review it. `Discard` withdraws it. */
const withoutRight: readonly number[] = [Comment, ResolveChangeRequest, ResolveAllChangeRequests, Discard];

/** Whether an action needs the right to review. It then decides on the item, and nobody decides on their own submission. */
export const isDecision = (action: number): boolean => !withoutRight.includes(action);

export async function reviewItem(
  queries: Queries,
  item: LockedItem,
  manager: Manager,
  body: ReviewStepBody,
  now: Date,
): Promise<RecordedItemChange> {
  const { action, comment = '' } = body;
  if (isDecision(action)) requireRight(manager, 'mayReview', 'Reviewing');
  const review = await findReview(queries, item.id);
  const remark = await readRemark(queries, item.id, body);
  const outcome = outcomes[action];
  if (review && outcome?.status === review.status) return undefined;
  const step = review && reviewStep({ review: review.status, content: item.status }, action);
  if (!step) throw new Problem(409, 0, whyNotReviewed(review?.status));
  if (isDecision(action)) await refuseOwn(queries, item, manager, review);
  if (action === RemoveApproval && review.approverId !== manager.personId)
    throw notAllowed(because('review.approvedByOther'));
  const { personId } = manager;
  if (action === ResolveChangeRequest || action === ResolveAllChangeRequests) {
    const { entryId, isResolved = true } = body;
    const given = { mediaContentId: item.id, entryId, personId, resolvedAt: isResolved ? now : null };
    if (!(await resolveEntries(queries, given))) return undefined;
  }
  const entry = { reviewId: review.id, personId, action, comment, now, ...remark };
  const at = await insertReviewEntry(queries, entry);
  if (step.review !== review.status)
    await writeReviewStatus(queries, review.id, step.review, hasEnded(step.review) ? at : undefined);
  if (step.content !== item.status) await changeStatus(queries, item, step.content, { now });
  return outcome && { action: outcome.event, ...(comment && { detail: { comment } }) };
}

const hasEnded = (status: number): boolean => !isReviewOpen(status);

/**
 * Records in the review of an item that the item was edited, once until somebody else does something. An approval is of what was
 * seen: it ends where a person edits the item who may not review it.
 */
export async function noticeEdit(queries: Queries, item: LockedItem, manager: Manager, now: Date) {
  const review = await findReview(queries, item.id);
  if (!review) return;
  const state = { review: review.status, content: item.status };
  const { personId } = manager;
  const entry = { reviewId: review.id, personId, comment: '', now };
  if (reviewStep(state, CreatorSessionUpdate))
    await insertReviewEntry(queries, { ...entry, action: CreatorSessionUpdate });
  const again = reviewStep(state, RemoveAllApprovals);
  if (!again || holdsRight(manager, 'mayReview')) return;
  await insertReviewEntry(queries, { ...entry, action: RemoveAllApprovals });
  await writeReviewStatus(queries, review.id, again.review, undefined);
  await changeStatus(queries, item, again.content, { now });
  await recordChange(queries, {
    organizationId: item.organizationId,
    personId,
    action: 'media content approval removed' satisfies ItemEvent,
    subject: item.id,
    now,
  });
}

/** Nobody decides on their own submission if the organization has another reviewer. */
async function refuseOwn(queries: Queries, item: LockedItem, { personId }: Manager, review: Review) {
  if (!isSubmitter(personId, review.submitterId)) return;
  if (await hasOtherReviewer(queries, item.organizationId, personId!))
    throw notAllowed(because('review.ownSubmission'));
}

/** Whether a person submitted an item. False for the command line, which has no person. */
export const isSubmitter = (personId: string | undefined, submitterId: string | undefined): boolean =>
  personId !== undefined && personId === submitterId;

function whyNotReviewed(status: number | undefined): ProblemReason {
  if (status === undefined || !isReviewOpen(status)) return because('review.noneOpen');
  if (status === ReviewStatus.ChangesRequested) return because('review.changesRequested');
  return status === ReviewStatus.Approved ? because('review.approved') : because('review.notApproved');
}

type Remark = Pick<NewEntry, 'startTime' | 'endTime' | 'parentId'>;

/** The place of a remark in the item. Throws 400 for fields that the action does not take. */
async function readRemark(
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
