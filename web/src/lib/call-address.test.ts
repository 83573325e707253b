import { expect, it } from 'vitest';
import { addressOf } from './call-address.ts';

it('puts parameters into the path, escaped', () => {
  expect(addressOf('GET /Tags/:name/Items/:id', { name: 'a/b ü', id: '7' })).toEqual({
    method: 'GET',
    path: '/Tags/a%2Fb%20%C3%BC/Items/7',
  });
  expect(() => addressOf('GET /Items/:id')).toThrow('GET /Items/:id needs id.');
});

it('repeats the name of an array, drops null and undefined, and keeps one order', () => {
  const { path } = addressOf('GET /Items', {}, { z: [1, 2], empty: undefined, none: null, a: false, b: '' });
  expect(path).toBe('/Items?a=false&b=&z=1&z=2');
});
