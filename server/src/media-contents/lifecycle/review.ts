import { ContentStatus, ReviewAction, ReviewStatus } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { notAllowed, Problem } from '../../platform/http/problem.ts';
import { mayBecome, whyNot } from './content-transitions.ts';
import type { LockedItem } from './db.ts';
import { changeStatus } from './publish.ts';
import { isReviewOpen, reviewStep } from './review-transitions.ts';
import type { RecordedChange } from '../../platform/audit-db.ts';
import { type Manager } from '../../platform/auth/caller.ts';
import { requireRight } from '../../platform/auth/checks.ts';
import {
  findReview,
  findSubmitter,
  hasOtherReviewer,
  insertReview,
  insertReviewEntry,
  writeReviewStatus,
} from './reviews-db.ts';

const { Comment, RequestChanges, Approve, Information, Discard, Complete } = ReviewAction;

/** Submits a draft for review. After requested changes the same review goes on. */
export async function submitItem(
  queries: Queries,
  item: LockedItem,
  manager: Manager,
  comment: string,
  now: Date,
): Promise<RecordedChange> {
  if (item.status === ContentStatus.REVIEW) return undefined;
  if (!mayBecome(item.status, ContentStatus.REVIEW, item.asksReview))
    throw new Problem(409, 0, whyNot(item.status, ContentStatus.REVIEW));
  const newest = await findReview(queries, item.id);
  const open = newest && isReviewOpen(newest.status) ? newest : undefined;
  const reviewId = open?.id ?? (await insertReview(queries, item.id, now));
  if (open) await writeReviewStatus(queries, reviewId, ReviewStatus.Reviewing, false, now);
  await insertReviewEntry(queries, {
    reviewId,
    personId: manager.personId,
    action: Information,
    comment,
    now,
  });
  await changeStatus(queries, item, ContentStatus.REVIEW, { now });
  return { action: 'media content submitted for review' };
}

type Outcome = { word: string; status: number } | undefined;
/**
 * The word of an action in the audit log, and the review status after it. An action that is repeated after a lost answer
 * changes nothing. Comments and submissions have no entry.
 */
const outcomes: Record<number, Outcome> = {
  [Comment]: undefined,
  [Information]: undefined,
  [RequestChanges]: { word: 'changes requested', status: ReviewStatus.ChangesRequested },
  [Approve]: { word: 'approved', status: ReviewStatus.Approved },
  [Discard]: { word: 'review discarded', status: ReviewStatus.Abandoned },
  [Complete]: { word: 'review completed', status: ReviewStatus.Completed },
} satisfies Record<ReviewAction, Outcome>;

export async function reviewItem(
  queries: Queries,
  item: LockedItem,
  manager: Manager,
  { action, comment = '' }: { action: number; comment?: string },
  now: Date,
): Promise<RecordedChange> {
  if (action !== Comment) requireRight(manager, 'mayReview', 'Reviewing');
  const review = await findReview(queries, item.id);
  const outcome = outcomes[action];
  if (review && outcome?.status === review.status) return undefined;
  const step = review && reviewStep(review.status, action);
  if (!step) throw new Problem(409, 0, whyNotReviewed(review?.status));
  if (action === Approve) await refuseOwn(queries, item, manager, review.id);
  await insertReviewEntry(queries, {
    reviewId: review.id,
    personId: manager.personId,
    action,
    comment,
    now,
  });
  if (step.review !== review.status)
    await writeReviewStatus(queries, review.id, step.review, !isReviewOpen(step.review), now);
  if (step.content !== item.status) await changeStatus(queries, item, step.content, { now });
  return outcome && { action: `media content ${outcome.word}`, ...(comment && { detail: { comment } }) };
}

/** Nobody approves their own submission if the organization has another reviewer. */
async function refuseOwn(queries: Queries, item: LockedItem, { personId }: Manager, reviewId: string) {
  if (!isSubmitter(personId, await findSubmitter(queries, reviewId))) return;
  if (await hasOtherReviewer(queries, item.organizationId, personId!))
    throw notAllowed('You submitted this item yourself: another reviewer approves it.');
}

/** Whether a person submitted an item. The command line did not, whoever it was. */
export const isSubmitter = (personId: string | undefined, submitterId: string | undefined): boolean =>
  personId !== undefined && personId === submitterId;

/** Ends the open review of an item that is deleted. */
export async function abandonReview(queries: Queries, item: LockedItem, now: Date): Promise<void> {
  const review = await findReview(queries, item.id);
  if (review && isReviewOpen(review.status))
    await writeReviewStatus(queries, review.id, ReviewStatus.Abandoned, true, now);
}

function whyNotReviewed(status: number | undefined): string {
  if (status === undefined || !isReviewOpen(status)) return 'This item has no open review: submit it first.';
  if (status === ReviewStatus.ChangesRequested)
    return 'Changes were requested: they have to be made and submitted again first.';
  return status === ReviewStatus.Approved
    ? 'This item is approved: its review can only be completed.'
    : 'This item is not approved yet: approve it first.';
}
