import { sayReason } from '@tv/contract/reasons/problem-reasons';
import {
  ContentStatus,
  ReviewAction,
  ReviewStatus,
  ScheduleAction,
  ScheduleStatus,
} from '@tv/contract/enumerations';
import { expect, test } from 'vitest';
import { mayBecome, whyNot } from './content-transitions.ts';
import { isReviewOpen, reviewStep } from './review-transitions.ts';
import { mayEnd, scheduleAfter } from './schedule-transitions.ts';

type Numbers = Record<string, number>;

/** Every pair of names that is allowed, written `FROM → TO`. */
function allowed(states: Numbers, targets: Numbers, may: (from: number, to: number) => boolean): string[] {
  return Object.entries(states).flatMap(([from, one]) =>
    Object.entries(targets)
      .filter(([, other]) => may(one, other))
      .map(([to]) => `${from} → ${to}`),
  );
}

const reviewed = [
  'DRAFT → DELETED',
  'DRAFT → REVIEW',
  'PUBLISHED → DRAFT',
  'PUBLISHED → DELETED',
  'DELETED → DRAFT',
  'REVIEW → DRAFT',
  'REVIEW → DELETED',
  'REVIEW → REVIEW_APPROVED',
  'REVIEW_APPROVED → DELETED',
  // An approval was taken back.
  'REVIEW_APPROVED → REVIEW',
  'REVIEW_COMPLETED → REVIEW',
  'REVIEW_APPROVED → REVIEW_COMPLETED',
  'REVIEW_COMPLETED → PUBLISHED',
  'REVIEW_COMPLETED → DELETED',
  'REVIEW_COMPLETED → SCHEDULED',
  'SCHEDULED → DRAFT',
  'SCHEDULED → PUBLISHED',
  'SCHEDULED → DELETED',
];

test('of all pairs of content statuses these may follow each other', () => {
  const pairs = (asksReview: boolean) =>
    allowed(ContentStatus, ContentStatus, (from, to) => mayBecome(from, to, asksReview)).sort();
  expect(pairs(true)).toEqual([...reviewed].sort());
  expect(pairs(false)).toEqual([...reviewed, 'DRAFT → PUBLISHED', 'DRAFT → SCHEDULED'].sort());
});

test('whatever may not be is explained in a sentence', () => {
  for (const from of Object.values(ContentStatus))
    for (const to of Object.values(ContentStatus))
      expect(sayReason(whyNot(from, to))).toMatch(/^This item is .+\.$/);
});

/** The status of an item while its review has a status. */
const contentOf: Numbers = {
  [ReviewStatus.Reviewing]: ContentStatus.REVIEW,
  [ReviewStatus.ChangesRequested]: ContentStatus.DRAFT,
  [ReviewStatus.Approved]: ContentStatus.REVIEW_APPROVED,
  [ReviewStatus.Completed]: ContentStatus.REVIEW_COMPLETED,
};
const stateOf = (review: number) => ({ review, content: contentOf[review] ?? ContentStatus.DRAFT });

test('of all pairs of review statuses and actions these fit', () => {
  const remarks = ['Comment', 'ResolveChangeRequest', 'ResolveAllChangeRequests', 'CreatorSessionUpdate'];
  const open = ['Reviewing', 'ChangesRequested', 'Approved'];
  expect(
    allowed(
      ReviewStatus,
      ReviewAction,
      (status, action) => reviewStep(stateOf(status), action) !== undefined,
    ).sort(),
  ).toEqual(
    [
      ...open.flatMap((status) => remarks.map((action) => `${status} → ${action}`)),
      'Reviewing → RequestChanges',
      'Reviewing → Approve',
      'Reviewing → Discard',
      'ChangesRequested → Information',
      'ChangesRequested → Discard',
      'Approved → Complete',
      'Approved → RemoveApproval',
      'Approved → RemoveAllApprovals',
      'Completed → RemoveAllApprovals',
    ].sort(),
  );
});

test('a step of a review moves the item only along its own table', () => {
  for (const review of Object.values(ReviewStatus))
    for (const action of Object.values(ReviewAction)) {
      const { content } = stateOf(review);
      const step = reviewStep({ review, content }, action);
      expect(isReviewOpen(review)).toBe([10, 11, 12].includes(review));
      if (!step || step.content === content) continue;
      expect(mayBecome(content, step.content, true), `${review} ${action}`).toBe(true);
    }
});

test('no step of a review moves an item that has left it', () => {
  for (const review of Object.values(ReviewStatus))
    for (const action of Object.values(ReviewAction))
      for (const content of Object.values(ContentStatus))
        if (contentOf[review] !== content)
          expect(reviewStep({ review, content }, action), `${review} ${action} ${content}`).toBeUndefined();
});

test('of all pairs of schedule statuses these may follow each other', () => {
  expect(allowed(ScheduleStatus, ScheduleStatus, mayEnd)).toEqual([
    'Scheduled → Completed',
    'Scheduled → Canceled',
  ]);
});

test('a schedule ends with what it is for', () => {
  const after = (action: number) =>
    Object.fromEntries(
      Object.entries(ContentStatus).map(([name, status]) => [name, scheduleAfter(action, status)]),
    );
  const { Scheduled, Completed, Canceled } = ScheduleStatus;
  const canceled = {
    DRAFT: Canceled,
    DELETED: Canceled,
    REVIEW: Canceled,
    REVIEW_APPROVED: Canceled,
    REVIEW_COMPLETED: Canceled,
  };
  expect(after(ScheduleAction.Publish)).toEqual({ ...canceled, SCHEDULED: Scheduled, PUBLISHED: Completed });
  expect(after(ScheduleAction.Unpublish)).toEqual({
    ...canceled,
    SCHEDULED: Scheduled,
    PUBLISHED: Scheduled,
  });
});
