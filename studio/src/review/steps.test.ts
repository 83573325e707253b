// @vitest-environment jsdom
import { ContentStatus } from '@tv/contract/enumerations';
import type { ItemAction } from '@tv/contract/media-contents/content-states';
import { expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const steps = (...permitted: ItemAction[]) => stepsOf({ permitted, status: ContentStatus.DRAFT });

it('names the next step, the one beside it, and those of the menu', () => {
  expect(steps('comment', 'approve', 'requestChanges', 'discard')).toEqual({
    primary: 'approve',
    secondary: 'requestChanges',
    others: ['discard'],
  });
  expect(steps('comment', 'complete', 'removeApproval', 'removeAllApprovals')).toEqual({
    primary: 'complete',
    secondary: 'removeApproval',
    others: [],
  });
  const status = ContentStatus.REVIEW_COMPLETED;
  expect(stepsOf({ status, permitted: ['publish', 'schedule', 'removeAllApprovals'] })).toEqual({
    primary: 'publish',
    secondary: 'schedule',
    others: ['removeAllApprovals'],
  });
  expect(steps('comment', 'submit', 'discard', 'edit', 'publish', 'schedule')).toEqual({
    primary: 'submit',
    secondary: undefined,
    others: ['discard'],
  });
  expect(steps('comment')).toEqual({ primary: undefined, secondary: undefined, others: [] });
});
