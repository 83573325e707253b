import { expect, it } from 'vitest';
import { testItem } from '../table/test-item.ts';
import { editOf, pressed, shareOf, type Wanted } from './shares.ts';

const none: Wanted = new Map();

it('tells whether all, some or none have something', () => {
  const items = [testItem({ tags: ['wind'] }), testItem({ tags: ['wind', 'ice'] })];
  const share = (tag: string) => shareOf(items, ({ tags }) => tags.includes(tag));
  expect([share('wind'), share('ice'), share('sun')]).toEqual([true, 'mixed', false]);
});

it('a press gives what not all have and takes what all have; the next one takes it back', () => {
  const given = pressed(none, 'a', false);
  expect([...given]).toEqual([['a', true]]);
  expect([...pressed(given, 'a', false)]).toEqual([]);
  const taken = pressed(none, 'a', true);
  expect([...taken]).toEqual([['a', false]]);
  expect([...pressed(taken, 'a', true)]).toEqual([]);
});

it('what some have is given to all, then taken from all, then left', () => {
  const given = pressed(none, 'a', 'mixed');
  const taken = pressed(given, 'a', 'mixed');
  expect([[...given], [...taken], [...pressed(taken, 'a', 'mixed')]]).toEqual([
    [['a', true]],
    [['a', false]],
    [],
  ]);
});

it('says the change in the words of the service, and nothing that is empty', () => {
  const wanted: Wanted = new Map([
    ['a', true],
    ['b', false],
  ]);
  expect(editOf(wanted, 'tags')).toEqual({ action: 'edit', edit: { addTags: ['a'], removeTags: ['b'] } });
  expect(editOf(new Map([['a', true]]), 'categories')).toEqual({
    action: 'edit',
    edit: { addCategoryIds: ['a'] },
  });
});
