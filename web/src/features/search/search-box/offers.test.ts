// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { memberArea, publicArea } from '@tv/client/lib/area/area.ts';
import { offersOf } from './offers.ts';
import { searchScopeOf } from '../scopes.ts';
import { searchAddress } from '../search-address.ts';

const area = memberArea('o');
const recent = ['wind park', 'safety', 'winter', 'windows', 'windy'];

it('offers all recent searches before anything is typed, and no suggestion', () => {
  const offers = offersOf(area, ' ', recent, [{ kind: 'tag', text: 'x' }]);
  expect(offers.map(({ text }) => text)).toEqual(recent);
});

it('offers what goes on from what is typed, never the term itself', () => {
  const offers = offersOf(area, 'Wind', ['wind', ...recent], [{ kind: 'title', text: 'Wind', id: 'm' }]);
  expect(offers.map(({ text }) => text)).toEqual(['wind park', 'windows', 'windy', 'Wind']);
});

it('a title, a tag and a category lead where they are, in the place that is shown', () => {
  const suggested = [
    { kind: 'title', text: 'T', id: 'm' },
    { kind: 'category', text: 'C', id: 'c' },
    { kind: 'tag', text: 'a/b' },
    { kind: 'speaker', text: 'S' },
    { kind: 'unknown', text: '?' },
  ];
  expect(offersOf(publicArea('p'), 't', [], suggested).map(({ to }) => to)).toEqual([
    '/public/p/watch/m',
    '/public/p/categories/c',
    '/public/p/tag/a%2Fb',
    '/public/p/search?searchTerm=S&speaker=S',
  ]);
});

it('a scope is named in words or by its number', () => {
  expect(searchScopeOf('Captions').scope).toBe(4);
  expect(searchScopeOf('2').value).toBe('descriptions');
  expect(searchScopeOf('anything').value).toBe('all');
  expect(searchScopeOf(null).value).toBe('all');
});

it('an address names the scope only where it narrows', () => {
  expect(searchAddress(area, { term: 'a b&c' })).toBe('/search?searchTerm=a+b%26c');
  expect(searchAddress(publicArea('p'), { term: 'x', scope: 'tags' })).toBe(
    '/public/p/search?searchTerm=x&scope=tags',
  );
  expect(searchAddress(area, { term: '' })).toBe('/search');
});
