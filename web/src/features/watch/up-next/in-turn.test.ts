import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const list = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const turn = (id: string) => inTurn(list, id).map((item) => item.id);

it('goes on after the item, and then from the beginning', () => {
  expect(turn('b')).toEqual(['c', 'd', 'a']);
  expect(turn('d')).toEqual(['a', 'b', 'c']);
  expect(turn('a')).toEqual(['b', 'c', 'd']);
});

it('takes the list as it is where the item is not in it', () =>
  expect(turn('z')).toEqual(['a', 'b', 'c', 'd']));

it('leaves out what is only to come', () => {
  const coming = { id: 'x', scheduledPublicationDate: '2030-01-01T00:00:00Z' };
  expect(inTurn([coming, ...list], 'd').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
