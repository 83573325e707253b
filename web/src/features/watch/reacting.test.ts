// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { likesOf, withLike } from './reacting.ts';

const liked = (total: number) => ({ reactionsSummary: [{ reactionType: 0, total }] });

it('counts likes only', () => {
  expect(likesOf({ reactionsSummary: [{ reactionType: 1, total: 9 }] })).toBe(0);
  expect(likesOf(liked(214))).toBe(214);
});

it('adds and takes back one like and leaves the other reactions', () => {
  const item = {
    reactionsSummary: [
      { reactionType: 0, total: 3 },
      { reactionType: 1, total: 9 },
    ],
  };
  expect(withLike(item, true)).toEqual({
    currentUserReacted: true,
    currentUserReaction: 0,
    reactionsSummary: [
      { reactionType: 0, total: 4 },
      { reactionType: 1, total: 9 },
    ],
  });
  expect(withLike({ ...item, currentUserReacted: true, currentUserReaction: 1 }, false)).toEqual({
    currentUserReacted: false,
    currentUserReaction: undefined,
    reactionsSummary: [
      { reactionType: 1, total: 8 },
      { reactionType: 0, total: 3 },
    ],
  });
  expect(likesOf(withLike(liked(0), false))).toBe(0);
  expect(likesOf(withLike({ reactionsSummary: [] }, true))).toBe(1);
});
