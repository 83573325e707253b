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
    for (const to of Object.values(ContentStatus)) expect(whyNot(from, to)).toMatch(/^This item is .+\.$/);
});

test('of all pairs of review statuses and actions these fit', () => {
  expect(
    allowed(ReviewStatus, ReviewAction, (status, action) => reviewStep(status, action) !== undefined).sort(),
  ).toEqual(
    [
      'Reviewing → Comment',
      'Reviewing → RequestChanges',
      'Reviewing → Approve',
      'Reviewing → Discard',
      'ChangesRequested → Comment',
      'ChangesRequested → Information',
      'ChangesRequested → Discard',
      'Approved → Comment',
      'Approved → Complete',
    ].sort(),
  );
});

test('a step of a review moves the item only along its own table', () => {
  const contentOf: Numbers = {
    [ReviewStatus.Reviewing]: ContentStatus.REVIEW,
    [ReviewStatus.ChangesRequested]: ContentStatus.DRAFT,
    [ReviewStatus.Approved]: ContentStatus.REVIEW_APPROVED,
  };
  for (const status of Object.values(ReviewStatus))
    for (const action of Object.values(ReviewAction)) {
      const step = reviewStep(status, action);
      const from = contentOf[status];
      expect(isReviewOpen(status)).toBe(from !== undefined);
      if (!step || from === undefined || step.content === from) continue;
      expect(mayBecome(from, step.content, true), `${status} ${action}`).toBe(true);
    }
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
