// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { withFollowing } from './following.ts';

const safety = { id: 's', name: 'Safety', isFollowed: false };
const training = { id: 't', name: 'Training', isFollowed: true };

it('changes the category in one answer, in lists and in pages of lists', () => {
  expect(withFollowing(safety, 's', true)).toEqual({ ...safety, isFollowed: true });
  expect(withFollowing([safety, training], 't', false)).toEqual([safety, { ...training, isFollowed: false }]);
  expect(withFollowing({ pages: [{ answer: [safety] }], pageParams: [1] }, 's', true)).toEqual({
    pages: [{ answer: [{ ...safety, isFollowed: true }] }],
    pageParams: [1],
  });
});

it('leaves every other answer as it is, the same object', () => {
  for (const data of [[training], { pages: [{ answer: [training] }] }, undefined, 'text', { id: 's' }]) {
    expect(withFollowing(data, 's', true)).toBe(data);
  }
});
