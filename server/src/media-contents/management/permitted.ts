import { ContentStatus, ReviewAction, ReviewStatus } from '@tv/contract/enumerations';
import { type ItemAction, itemActions } from '@tv/contract/media-contents/content-states';
import { holdsRight } from '@tv/contract/people/rights';
import { mayReprocess } from '../../media/processing-transitions.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import { assignRefusal, editRefusal, featureRefusal } from '../edit-item.ts';
import { isArchived } from '../lifecycle/archive-states.ts';
import type { LockedItem } from '../lifecycle/db.ts';
import { deletionRefusal, isRestorable } from '../lifecycle/delete-item.ts';
import { isOut, statusRefusal } from '../lifecycle/publish.ts';
import { isDecision, isSubmitter } from '../lifecycle/review.ts';
import { reviewStep } from '../lifecycle/review-transitions.ts';
import { hasSchedule, reviewRefusal } from '../lifecycle/schedule.ts';

const { PUBLISHED, SCHEDULED, DRAFT, REVIEW, DELETED } = ContentStatus;

/** The facts that decide what a person may do with an item. */
export type ActionFacts = Pick<
  LockedItem,
  'status' | 'asksReview' | 'hasPackage' | 'deletedAt' | 'createdBy' | 'hold' | 'storage'
> & {
  /** Whether the person manages it. Else they may review it. */
  isManaged: boolean;
  processingStatus: number;
  hasOriginal: boolean;
  hasOpenSchedule: boolean;
  /** The newest review. */
  review: { status: number; submitterId: string | undefined; approverId: string | undefined } | undefined;
  /** Whether somebody else of the organization may review. */
  hasOtherReviewer: boolean;
};

type Rule = (item: ActionFacts, manager: Manager, now: Date) => boolean;

/** Whether the step of the review is allowed, and the status that it gives the item. */
const mayStep =
  (action: ReviewAction): Rule =>
  (item, manager) => {
    if (isDecision(action) && !(holdsRight(manager, 'mayReview') && isDecidable(item, manager))) return false;
    const step = item.review && reviewStep({ review: item.review.status, content: item.status }, action);
    return step !== undefined && (step.content === item.status || !statusRefusal(item, step.content));
  };

const isInReview = ({ review }: ActionFacts): boolean =>
  review !== undefined &&
  review.status !== ReviewStatus.Abandoned &&
  review.status !== ReviewStatus.Completed;

const isDecidable = (item: ActionFacts, manager: Manager): boolean =>
  !(item.hasOtherReviewer && isSubmitter(manager.personId, item.review?.submitterId));

/** The same functions decide the calls. A call that would change nothing is not offered. */
const rules: Record<ItemAction, Rule> = {
  edit: (item) => !editRefusal(item),
  feature: (item, manager) => !editRefusal(item) && !featureRefusal(manager),
  assign: (item, manager) => !editRefusal(item) && !assignRefusal(manager),
  publish: (item, manager) =>
    item.status !== PUBLISHED && !reviewRefusal(manager, item) && !statusRefusal(item, PUBLISHED),
  unpublish: (item) => isOut(item) && !statusRefusal(item, DRAFT),
  schedule: (item, manager) =>
    !reviewRefusal(manager, item) && (item.status === SCHEDULED || !statusRefusal(item, SCHEDULED)),
  scheduleEnd: isOut,
  cancelSchedules: (item) => hasSchedule(item, item.hasOpenSchedule),
  submit: (item) => item.status !== REVIEW && !statusRefusal(item, REVIEW),
  comment: mayStep(ReviewAction.Comment),
  requestChanges: mayStep(ReviewAction.RequestChanges),
  approve: mayStep(ReviewAction.Approve),
  removeApproval: (item, manager, now) =>
    manager.personId === item.review?.approverId && mayStep(ReviewAction.RemoveApproval)(item, manager, now),
  removeAllApprovals: mayStep(ReviewAction.RemoveAllApprovals),
  complete: mayStep(ReviewAction.Complete),
  discard: mayStep(ReviewAction.Discard),
  reprocess: (item) =>
    !editRefusal(item) && !isArchived(item) && item.hasOriginal && mayReprocess(item.processingStatus),
  archive: (item) =>
    !editRefusal(item) &&
    !isArchived(item) &&
    (item.status === DRAFT || item.status === PUBLISHED) &&
    item.hasPackage &&
    item.hasOriginal &&
    !item.hasOpenSchedule &&
    !isInReview(item) &&
    mayReprocess(item.processingStatus),
  bringBack: (item) => !editRefusal(item) && isArchived(item) && mayReprocess(item.processingStatus),
  delete: (item, manager) => item.status !== DELETED && !item.hold && !deletionRefusal(manager, item),
  restore: (item, manager, now) => isRestorable(item, now) && !deletionRefusal(manager, item),
};

/** Actions of people who review an item without managing it. */
const reviewing: readonly ItemAction[] = [
  'comment',
  'requestChanges',
  'approve',
  'removeApproval',
  'removeAllApprovals',
  'complete',
  'discard',
];

/** What a person may do with an item that they may read. */
export const permittedActions = (item: ActionFacts, manager: Manager, now: Date): ItemAction[] =>
  itemActions.filter(
    (action) =>
      // A key decides about no review.
      (reviewing.includes(action) ? !manager.account : item.isManaged) && rules[action](item, manager, now),
  );

/** Whether it matters that somebody else may review: the person submitted the item and could decide on it. */
export const asksOtherReviewer = ({ review }: Pick<ActionFacts, 'review'>, manager: Manager): boolean =>
  review !== undefined &&
  review.status !== ReviewStatus.Abandoned &&
  isSubmitter(manager.personId, review.submitterId);
