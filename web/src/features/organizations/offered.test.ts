import { expect, test } from 'vitest';
import { offered } from './offered.ts';

const [north, south] = [
  { id: 'n', name: 'North' },
  { id: 's', name: 'South' },
];

test('what is chosen stays in sight, once', () => {
  expect(offered([south], north)).toEqual([north, south]);
  expect(offered([north, south], { ...north, name: 'not known' })).toEqual([north, south]);
  expect(offered([], north)).toEqual([north]);
  expect(offered([south], undefined)).toEqual([south]);
});
