// @vitest-environment jsdom
import { totalOf } from '@tv/contract/playback/reactions';
import { expect, it } from 'vitest';
import { withReaction } from './reacting.ts';

const totals = (likes: number, loves: number, celebrations: number) => ({
  reactionsSummary: [likes, loves, celebrations].map((total, reactionType) => ({ reactionType, total })),
});

it('reads the total of one reaction, and 0 where an item has none', () => {
  expect(totalOf(totals(214, 9, 0), 'LIKE')).toBe(214);
  expect(totalOf({ reactionsSummary: [] }, 'LOVE')).toBe(0);
});

it('sets, changes and takes back a reaction, and its totals with it', () => {
  const liked = withReaction(totals(3, 9, 0), 'LIKE');
  expect(liked).toEqual({ currentUserReacted: true, currentUserReaction: 0, ...totals(4, 9, 0) });
  const loved = withReaction(liked, 'LOVE');
  expect(loved).toEqual({ currentUserReacted: true, currentUserReaction: 1, ...totals(3, 10, 0) });
  expect(withReaction(loved, undefined)).toEqual({
    currentUserReacted: false,
    currentUserReaction: undefined,
    ...totals(3, 9, 0),
  });
  expect(withReaction({ reactionsSummary: [] }, 'CELEBRATE').reactionsSummary[2]?.total).toBe(1);
  expect(withReaction({ ...totals(0, 0, 0), currentUserReaction: 0 }, undefined)).toMatchObject(
    totals(0, 0, 0),
  );
});
