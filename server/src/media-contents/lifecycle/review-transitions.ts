import { ContentStatus, ReviewAction, ReviewStatus } from '@tv/contract/enumerations';

const { Reviewing, ChangesRequested, Approved, Abandoned, Completed } = ReviewStatus;

/** The new status of a review and of its item after an action. */
export type ReviewStep = { review: number; content: number };

const steps: Record<number, Record<number, ReviewStep>> = {
  [Reviewing]: {
    [ReviewAction.Comment]: { review: Reviewing, content: ContentStatus.REVIEW },
    [ReviewAction.RequestChanges]: { review: ChangesRequested, content: ContentStatus.DRAFT },
    [ReviewAction.Approve]: { review: Approved, content: ContentStatus.REVIEW_APPROVED },
    [ReviewAction.Discard]: { review: Abandoned, content: ContentStatus.DRAFT },
  },
  [ChangesRequested]: {
    [ReviewAction.Comment]: { review: ChangesRequested, content: ContentStatus.DRAFT },
    // Submitted again.
    [ReviewAction.Information]: { review: Reviewing, content: ContentStatus.REVIEW },
    [ReviewAction.Discard]: { review: Abandoned, content: ContentStatus.DRAFT },
  },
  [Approved]: {
    [ReviewAction.Comment]: { review: Approved, content: ContentStatus.REVIEW_APPROVED },
    [ReviewAction.Complete]: { review: Completed, content: ContentStatus.REVIEW_COMPLETED },
  },
};

/** The outcome of an action. `undefined` if the review's status does not allow it. A review that has ended allows none. */
export const reviewStep = (status: number, action: number): ReviewStep | undefined => steps[status]?.[action];

export const isReviewOpen = (status: number): boolean => status in steps;
