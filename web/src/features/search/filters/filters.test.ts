// @vitest-environment jsdom
import { limits } from '@tv/contract/limits/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memberArea } from '@tv/client/lib/area/area.ts';
import {
  chosenValues,
  filterNames,
  filters,
  filtersOf,
  narrowingOf,
  noFilters,
  withValues,
  type FilterName,
} from './filters.ts';
import { searchAddress, searchOf, type Search } from '../search-address.ts';
import { searchScopes } from '../scopes.ts';
import { sorts } from './sorts.ts';

const area = memberArea('o');
const now = new Date('2026-11-22T09:30:00.000Z');
const startOfToday = '2026-11-22T00:00:00.000Z';
const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const other = 'bbbbbbbb-0000-4000-8000-000000000002';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const searchAt = (address: string) => searchOf(new URL(address, 'https://tv.example').searchParams);
const filtersAt = (query: string) => filtersOf(new URLSearchParams(query));

/** Values that each filter takes as they are. */
const values: Record<FilterName, fc.Arbitrary<string>> = {
  type: fc.constantFrom('video', 'audio'),
  category: fc.uuid(),
  published: fc.oneof(
    fc.constantFrom('week', 'month', 'year'),
    fc.integer({ min: 1900, max: 2099 }).map(String),
  ),
  duration: fc.constantFrom('short', 'medium', 'long'),
  language: fc.constantFrom('en', 'de', 'pt-BR', 'zh-Hant'),
  speaker: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((name) => name === name.trim() && name.length <= 120 && !/\p{Cc}/u.test(name) && name !== ''),
};
const chosen = fc.record(
  Object.fromEntries(
    filterNames.map((name) => [name, fc.uniqueArray(values[name], { maxLength: filters[name].most })]),
  ) as Record<FilterName, fc.Arbitrary<string[]>>,
);
const searches: fc.Arbitrary<Search> = fc.record({
  term: fc.string({ unit: 'grapheme' }).map((term) => term.trim()),
  scope: fc.constantFrom(...searchScopes.map(({ value }) => value)),
  filters: chosen,
  sort: fc.constantFrom(...sorts.map(({ value }) => value)),
});

it('an address says all of a search, and the same search is read from it', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(searchAt(searchAddress(area, search))).toEqual(search);
    }),
  );
});

it('whatever an address says, the service is asked for something that it takes', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), ...Object.values(values));
  const pairs = fc.array(fc.tuple(fc.constantFrom<string>(...filterNames, 'sort'), text), { maxLength: 60 });
  fc.assert(
    fc.property(pairs, (query) => {
      const narrowing = narrowingOf(filtersOf(new URLSearchParams(query)), now);
      const { categoryId = [], speaker = [], languageCode = [], publishedFrom, publishedBefore } = narrowing;
      for (const list of [categoryId, speaker, languageCode].map((each) => [each].flat()))
        expect(list.length).toBeLessThanOrEqual(limits.anyOf);
      for (const each of [categoryId].flat()) expect(each).toMatch(uuid);
      for (const each of [speaker].flat()) expect(each).toMatch(/^\P{Cc}{1,120}$/u);
      for (const each of [languageCode].flat()) expect(each).toMatch(/^.{2,35}$/);
      for (const each of [publishedFrom, publishedBefore])
        expect(each ?? startOfToday).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
    }),
  );
});

it('ignores what an address means nothing by, and takes each value once', () => {
  expect(
    filtersAt(
      `type=film&category=7&published=soon&published=1&duration=ages&language=!&speaker=%00&speaker=${'x'.repeat(121)}`,
    ),
  ).toEqual(noFilters);
  expect(filtersAt('type=toString&duration=constructor')).toEqual(noFilters);
  expect(filtersAt('type=Video&type=audio').type).toEqual(['video']);
  expect(filtersAt(`category=${id.toUpperCase()}&category=${id}`).category).toEqual([id]);
  expect(searchOf(new URLSearchParams('searchTerm=x&sort=price')).sort).toBe('relevance');
  const many = Array.from({ length: 30 }, (_, index) => `speaker=${index}`).join('&');
  expect(filtersAt(many).speaker).toHaveLength(20);
});

it.each([
  ['type=audio', { mediaType: [0] }],
  ['type=video', { mediaType: [1] }],
  [`category=${id}&category=${other}`, { categoryId: [id, other] }],
  ['published=week', { publishedFrom: '2026-11-15T00:00:00.000Z' }],
  ['published=year', { publishedFrom: '2025-11-22T00:00:00.000Z' }],
  [
    'published=2024',
    { publishedFrom: '2024-01-01T00:00:00.000Z', publishedBefore: '2025-01-01T00:00:00.000Z' },
  ],
  ['duration=short', { maxDuration: 300 }],
  ['duration=medium', { minDuration: 300, maxDuration: 1200 }],
  ['duration=long', { minDuration: 1200 }],
  ['language=en&language=de', { languageCode: ['en', 'de'] }],
  ['speaker=Harbour+pilot', { speaker: ['Harbour pilot'] }],
])('%s asks the service for it', (query, narrowing) => {
  expect(narrowingOf(filtersAt(query), now)).toEqual(narrowing);
});

it('a filter of one value holds the last that is chosen', () => {
  const once = withValues(noFilters, 'type', ['video']);
  expect(withValues(once, 'type', [...once.type, 'audio']).type).toEqual(['audio']);
  expect(chosenValues(withValues(once, 'speaker', ['a', 'b']))).toEqual([
    { name: 'type', value: 'video' },
    { name: 'speaker', value: 'a' },
    { name: 'speaker', value: 'b' },
  ]);
});
