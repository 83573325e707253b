import { ContentStatus, ReviewAction, ReviewStatus } from '@tv/contract/enumerations';

const { Reviewing, ChangesRequested, Approved, Abandoned, Completed } = ReviewStatus;
const { DRAFT, REVIEW, REVIEW_APPROVED, REVIEW_COMPLETED } = ContentStatus;

/** The new status of a review and of its item after an action. */
export type ReviewStep = { review: number; content: number };

const again: ReviewStep = { review: Reviewing, content: REVIEW };

const steps: Record<number, Record<number, ReviewStep>> = {
  [Reviewing]: {
    [ReviewAction.RequestChanges]: { review: ChangesRequested, content: DRAFT },
    [ReviewAction.Approve]: { review: Approved, content: REVIEW_APPROVED },
    [ReviewAction.Discard]: { review: Abandoned, content: DRAFT },
  },
  [ChangesRequested]: {
    // Submitted again.
    [ReviewAction.Information]: again,
    [ReviewAction.Discard]: { review: Abandoned, content: DRAFT },
  },
  [Approved]: {
    [ReviewAction.Complete]: { review: Completed, content: REVIEW_COMPLETED },
    [ReviewAction.RemoveApproval]: again,
    [ReviewAction.RemoveAllApprovals]: again,
  },
  [Completed]: {
    [ReviewAction.RemoveAllApprovals]: again,
  },
};

/** The status of an item while its review has a status. An item with another status was published or deleted meanwhile. */
const contentOf: Record<number, number> = {
  [Reviewing]: REVIEW,
  [ChangesRequested]: DRAFT,
  [Approved]: REVIEW_APPROVED,
  [Completed]: REVIEW_COMPLETED,
};

const remarks: readonly number[] = [
  ReviewAction.Comment,
  ReviewAction.ResolveChangeRequest,
  ReviewAction.ResolveAllChangeRequests,
  ReviewAction.CreatorSessionUpdate,
];

/** The outcome of an action. `undefined`: the review's status does not allow it, or its item is no longer in that review. */
export function reviewStep(
  { review, content }: { review: number; content: number },
  action: number,
): ReviewStep | undefined {
  if (contentOf[review] !== content) return undefined;
  if (remarks.includes(action)) return isReviewOpen(review) ? { review, content } : undefined;
  return steps[review]?.[action];
}

export const isReviewOpen = (status: number): boolean =>
  status === Reviewing || status === ChangesRequested || status === Approved;
