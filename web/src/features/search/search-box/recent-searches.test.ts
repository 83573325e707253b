// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch, withSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

it('stores the newest first, lower-cased, each once, at most eight', () => {
  expect(withSearch(['wind', 'storm'], ' Storm ')).toEqual(['storm', 'wind']);
  expect(withSearch(['wind'], '   ')).toEqual(['wind']);
  const nine = [...'abcdefghi'].reduce<string[]>((searches, term) => withSearch(searches, term), []);
  expect(nine).toEqual([...'ihgfedcb']);
});

it('stores the searches of each person and organization apart', () => {
  rememberSearch('me', 'aurora', 'wind');
  rememberSearch(undefined, 'aurora', 'sun');
  expect(recentSearches('me', 'aurora')).toEqual(['wind']);
  expect(recentSearches('me', 'harbor')).toEqual([]);
  expect(recentSearches(undefined, 'aurora')).toEqual(['sun']);
  forgetSearches('me', 'aurora');
  expect(recentSearches('me', 'aurora')).toEqual([]);
});

it('bears what it did not write', () => {
  localStorage.setItem('tv.searches.me.aurora', '{broken');
  expect(recentSearches('me', 'aurora')).toEqual([]);
  localStorage.setItem('tv.searches.me.aurora', '["a",7]');
  expect(recentSearches('me', 'aurora')).toEqual(['a']);
});
