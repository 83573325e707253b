// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { patched } from './cache.ts';

const wind = { id: 'w', durationInSeconds: 5, title: 'Wind' };
const storm = { id: 's', durationInSeconds: 5, title: 'Storm' };

it('changes an item wherever an answer holds it', () => {
  const saved = { ...wind, notifyMe: true };
  const patch = (data: unknown) => patched(data, 'w', { notifyMe: true });
  expect(patch(wind)).toEqual(saved);
  expect(patch([storm, wind])).toEqual([storm, saved]);
  expect(patch({ pages: [{ answer: [{ id: 'c', mediaContents: [wind] }] }] })).toEqual({
    pages: [{ answer: [{ id: 'c', mediaContents: [saved] }] }],
  });
  expect(patch([{ mediaContentId: 'w', mediaContent: wind }])).toEqual([
    { mediaContentId: 'w', mediaContent: saved },
  ]);
});

it('leaves an answer without it the same object', () => {
  for (const data of [
    [storm],
    { pages: [{ answer: [storm] }] },
    { id: 'w', name: 'a category' },
    null,
    'w',
  ]) {
    expect(patched(data, 'w', { notifyMe: true })).toBe(data);
  }
});
