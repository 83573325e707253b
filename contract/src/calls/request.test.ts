import { expect, it } from 'vitest';
import type { CallName } from './api.ts';
import { callPath, requestLine } from './request.ts';

it('puts parameters into the path, escaped', () => {
  const name = 'GET /Feeds/Media/:id/:file';
  expect(requestLine(name, { params: { id: '7', file: 'a/b ü' } })).toEqual({
    method: 'GET',
    path: '/Feeds/Media/7/a%2Fb%20%C3%BC',
  });
  expect(() => requestLine(name, { params: { id: '7' } })).toThrow('needs file.');
});

it('repeats the name of an array, drops null and undefined, and sorts the names', () => {
  const query = { z: [1, 2], empty: undefined, none: null, a: false, b: '' };
  expect(requestLine('GET /MediaContents', { query }).path).toBe('/MediaContents?a=false&b=&z=1&z=2');
});

it('accepts only calls, parameters and query names of the contract', () => {
  expect(callPath('GET /MediaContents', { query: { pageSize: 15, tag: 'news' } })).toBe(
    '/MediaContents?pageSize=15&tag=news',
  );
  // @ts-expect-error: the contract has no such call.
  expect(callPath('GET /Nothing' satisfies CallName)).toBe('/Nothing');
  // @ts-expect-error: the query has another name.
  expect(callPath('GET /MediaContents', { query: { size: 15 } })).toBe('/MediaContents?size=15');
  // @ts-expect-error: the parameter is missing.
  expect(() => callPath('GET /MediaContents/Published/:id')).toThrow('needs id');
});
