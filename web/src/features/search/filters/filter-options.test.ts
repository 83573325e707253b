import type { Facets } from '@tv/contract/media-contents/media-contents';
import { expect, it } from 'vitest';
import { optionsOf } from './filter-options.ts';
import { noFilters, withValues, type FilterName } from './filters.ts';

const facets: Facets = {
  mediaTypes: [
    { mediaType: 1, count: 3 },
    { mediaType: 7, count: 9 },
  ],
  categories: [
    { id: 'c1', name: 'Safety', count: 2 },
    { id: 'c2', name: 'Nothing here', count: 0 },
  ],
  speakers: [{ name: 'Harbour pilot', count: 1 }],
  languages: [{ languageCode: 'de', languageName: 'German', count: 4 }],
  years: [{ year: 2026, count: 3 }],
  durations: [
    { minDuration: 0, maxDuration: 300, count: 2 },
    { minDuration: 300, maxDuration: 1200, count: 0 },
    { minDuration: 1200, count: 1 },
  ],
  isExact: true,
};
const names = new Map([['c1', 'Safety']]);
const shown = (name: FilterName, chosen: string[] = [], counts: Facets | undefined = facets, seen = {}) =>
  optionsOf(name, withValues(noFilters, name, chosen), counts, seen, names).map(
    ({ text, count, isChosen, isDisabled }) =>
      `${isChosen ? '✓' : ''}${text}${count ? ` ${count.items}` : ''}${isDisabled ? ' (disabled)' : ''}`,
  );

it('its own values are always offered, disabled where they would find nothing', () => {
  expect(shown('type')).toEqual(['Video 3', 'Audio 0 (disabled)']);
  expect(shown('duration')).toEqual(['Under 5 minutes 2', '5–20 minutes 0 (disabled)', 'Over 20 minutes 1']);
  expect(shown('published')).toEqual(['Past week', 'Past month', 'Past year', '2026 3']);
});

it('values that the service tells come with their counts, without those that would find nothing', () => {
  expect(shown('category')).toEqual(['Safety 2']);
  expect(shown('language')).toEqual(['German 4']);
  expect(shown('speaker')).toEqual(['Harbour pilot 1']);
});

it('a chosen value always stays, and is never disabled', () => {
  expect(shown('type', ['audio'])).toEqual(['Video 3', '✓Audio 0']);
  expect(shown('category', ['c2', 'c9'])).toEqual(['Safety 2', '✓Category 0', '✓Category']);
  expect(shown('published', ['2019'])).toEqual(['Past week', 'Past month', 'Past year', '2026 3', '✓2019']);
});

it('counts of a part of the items disable nothing', () => {
  expect(shown('type', [], { ...facets, isExact: false })).toEqual(['Video 3', 'Audio']);
});

it('without an answer values of the results are offered, without counts', () => {
  const seen = { speaker: ['Crane driver', 'Crane driver'] };
  expect(optionsOf('speaker', noFilters, undefined, seen, names).map(({ text }) => text)).toEqual([
    'Crane driver',
  ]);
  expect(optionsOf('type', noFilters, undefined, seen, names).map(({ count }) => count)).toEqual([
    undefined,
    undefined,
  ]);
});
