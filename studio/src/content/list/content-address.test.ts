import fc from 'fast-check';
import { expect, it } from 'vitest';
import { queryFrom, filterNames, filters, noFilters, readFilters, withValues } from '../filters/filters.ts';
import { readAddress, writeAddress, writeQuery } from './content-address.ts';
import { sortAfter, sortNames } from './sorts.ts';

const now = new Date('2026-11-22T12:00:30Z');
const read = (text: string) => readAddress(new URLSearchParams(text));
const category = 'aaaaaaaa-0000-4000-8000-000000000005';

it('reads what an address says, and leaves out what it cannot mean', () => {
  expect(
    read(`view=Mine&searchTerm=+wind+&state=draft&state=nonsense&categoryId=${category}&type=film`),
  ).toEqual({
    view: 'Mine',
    term: 'wind',
    filters: { ...noFilters, state: ['draft'], categoryId: [category] },
    sort: { by: 'changed', isDescending: true },
  });
  expect(read('sortBy=title').sort).toEqual({ by: 'title', isDescending: false });
  expect(read('sortBy=views&descending=false').sort).toEqual({ by: 'views', isDescending: false });
  expect(read('sortBy=color').sort).toEqual({ by: 'changed', isDescending: true });
});

it('writes an address that reads as the same, for every choice', () => {
  const values = fc.record(
    Object.fromEntries(
      filterNames.map((name) => [
        name,
        fc.uniqueArray(
          fc.constantFrom(...filters[name].values, ...(name === 'managerId' ? [category] : [])),
          {
            maxLength: filters[name].most,
          },
        ),
      ]),
    ),
  );
  fc.assert(
    fc.property(
      values,
      fc.constantFrom(...sortNames),
      fc.boolean(),
      fc.constantFrom('', 'wind & waves', 'a=b'),
      fc.constantFrom('', 'Winter campaign'),
      (chosen, by, isDescending, term, view) => {
        const address = { view, term, filters: { ...noFilters, ...chosen }, sort: { by, isDescending } };
        expect(read(writeAddress(address).toString())).toEqual(address);
      },
    ),
  );
});

it('leaves the first order and the view out of what a saved view holds', () => {
  expect(writeQuery(read('view=x&sortBy=changed&descending=true&state=failed')).toString()).toBe(
    'state=failed',
  );
});

it('asks the service in its own words', () => {
  const queryOf = (text: string) => queryFrom(readFilters(new URLSearchParams(text)), now);
  expect(queryOf('state=draft&state=inReview&type=audio&visibility=public&link=unlisted')).toEqual({
    state: ['draft', 'inReview'],
    type: [0],
    visibility: [2],
    isListed: false,
  });
  expect(queryOf(`categoryId=${category}&captions=none&captions=en`)).toEqual({
    categoryId: [category],
    captions: ['none', 'en'],
  });
  expect(queryOf('categoryId=none')).toEqual({ hasCategory: false });
  expect(queryOf('changed=week')).toEqual({ changedFrom: '2026-11-15T12:00:00.000Z' });
  expect(queryOf('changed=before')).toEqual({ changedTo: '2025-11-22T12:00:00.000Z' });
  expect(queryOf('link=password')).toEqual({ isPasswordProtected: true });
  expect(queryOf('link=ending')).toEqual({ isExpiring: true });
});

it('no category stands alone: the newest choice wins', () => {
  const filed = withValues(noFilters, 'categoryId', [category]);
  const without = withValues(filed, 'categoryId', [category, 'none']);
  expect(without.categoryId).toEqual(['none']);
  expect(withValues(without, 'categoryId', ['none', category]).categoryId).toEqual([category]);
});

it('a press on a head turns the order round, or takes the first order of another column', () => {
  expect(sortAfter({ by: 'changed', isDescending: true }, 'changed').isDescending).toBe(false);
  expect(sortAfter({ by: 'changed', isDescending: true }, 'title')).toEqual({
    by: 'title',
    isDescending: false,
  });
  expect(sortAfter({ by: 'title', isDescending: false }, 'views')).toEqual({
    by: 'views',
    isDescending: true,
  });
});
