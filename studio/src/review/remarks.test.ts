import { ReviewAction } from '@tv/contract/enumerations';
import type { ReviewEntry } from '@tv/contract/media-contents/reviews';
import { expect, it } from 'vitest';
import { isAt, remarksOf } from './remarks.ts';

let count = 0;
const anEntry = (given: Partial<ReviewEntry>): ReviewEntry => ({
  id: `entry-${(count += 1)}`,
  action: ReviewAction.Comment,
  comment: 'Louder.',
  at: new Date(count * 1000).toISOString(),
  isOpen: true,
  ...given,
});

it('orders remarks by their second, numbers the open ones, and files answers', () => {
  const late = anEntry({ startTime: 30 });
  const early = anEntry({ startTime: 7 });
  const whole = anEntry({ action: ReviewAction.RequestChanges });
  const resolved = anEntry({ startTime: 1, isOpen: false, resolvedAt: '2026-11-22T12:00:00Z' });
  const answer = anEntry({ parentId: early.id, isOpen: false });
  const step = anEntry({ action: ReviewAction.Approve, isOpen: false });
  const remarks = remarksOf([step, answer, resolved, whole, early, late]);
  expect(remarks.open.map(({ entry, index }) => [entry.id, index])).toEqual([
    [whole.id, 1],
    [early.id, 2],
    [late.id, 3],
  ]);
  expect(remarks.open[1]?.answers).toEqual([answer]);
  expect(remarks.resolved.map(({ entry }) => entry.id)).toEqual([resolved.id]);
});

it('a remark without an end stands for a second', () => {
  const at = (seconds: number) => isAt(anEntry({ startTime: 7 }), seconds);
  expect([at(6.9), at(7), at(7.9), at(8)]).toEqual([false, true, true, false]);
  expect(isAt(anEntry({ startTime: 7, endTime: 12 }), 11)).toBe(true);
  expect(isAt(anEntry({}), 7)).toBe(false);
});
