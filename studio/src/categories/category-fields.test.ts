import { Visibility } from '@tv/contract/enumerations';
import { expect, test } from 'vitest';
import { changesOf, formOf, isNumberOfDays } from './category-fields.ts';
import type { ManagedCategory } from './queries.ts';

const category: ManagedCategory = {
  id: 'a',
  name: 'Talks',
  description: '',
  translations: {},
  mediaContentsCount: 0,
  playerSettings: { autoplay: true },
  defaults: {},
  managers: [],
};
const settings = (given: Partial<ManagedCategory>) => ({ ...category, ...given });

test('what nobody changed is not sent', () => {
  expect(changesOf(formOf(category), category)).toEqual({});
  expect(changesOf({ ...formOf(category), name: ' Walks ' }, category)).toEqual({ name: 'Walks' });
});

test.each([
  ['internal', { visibility: Visibility.INTERNAL, isListed: true, audience: { kind: 'everybody' } }],
  ['unlisted', { visibility: Visibility.PUBLIC, isListed: false }],
  ['public', { visibility: Visibility.PUBLIC, isListed: true }],
] as const)('%s as the default audience', (audience, defaults) => {
  expect(changesOf({ ...formOf(category), audience }, category)).toEqual({ defaults });
  expect(formOf(settings({ defaults })).audience).toBe(audience);
});

test('defaults are sent as a whole, and can be taken back', () => {
  const given = settings({ defaults: { tags: ['a'], expirationDays: 30 } });
  expect(changesOf({ ...formOf(given), speakers: ['The board'] }, given)).toEqual({
    defaults: { tags: ['a'], expirationDays: 30, speakers: ['The board'] },
  });
  expect(changesOf({ ...formOf(given), tags: [], expiry: '' }, given)).toEqual({ defaults: {} });
});

test('groups and people are a default of internal items alone', () => {
  const forWhom = { kind: 'chosen' as const, groupIds: ['g'], personIds: [] };
  const chosen = settings({
    defaults: { visibility: Visibility.INTERNAL, isListed: true, audience: forWhom },
  });
  const form = { ...formOf(category), audience: 'internal' as const, forWhom };
  expect(changesOf(form, category)).toEqual({ defaults: chosen.defaults });
  expect(formOf(chosen)).toMatchObject({ audience: 'internal', forWhom });
  expect(changesOf({ ...formOf(chosen), tags: ['a'] }, chosen)).toEqual({
    defaults: { ...chosen.defaults, tags: ['a'] },
  });
  expect(changesOf({ ...formOf(chosen), audience: 'public' }, chosen)).toEqual({
    defaults: { visibility: Visibility.PUBLIC, isListed: true },
  });
});

test('downloads are decided without touching other settings of the player', () => {
  expect(changesOf({ ...formOf(category), downloads: { who: 'nobody' } }, category)).toEqual({
    playerSettings: { autoplay: true, allowDownload: false },
  });
  const off = settings({ playerSettings: { autoplay: true, allowDownload: false } });
  expect(changesOf({ ...formOf(off), downloads: { who: 'inherited' } }, off)).toEqual({
    playerSettings: { autoplay: true },
  });
});

test.each([
  ['', true],
  ['1', true],
  ['3650', true],
  ['3651', false],
  ['0', false],
  ['soon', false],
])('"%s" as a number of days', (typed, isRight) => {
  expect(isNumberOfDays(typed)).toBe(isRight);
});

test('of texts in further languages what changed is sent', () => {
  const given = settings({ translations: { de: { name: 'Vorträge', description: 'Alles' } } });
  expect(changesOf(formOf(given), given)).toEqual({});
  const form = { ...formOf(given), nameTranslations: { fr: 'Exposés' } };
  expect(changesOf(form, given)).toEqual({ translations: { de: { name: '' }, fr: { name: 'Exposés' } } });
});
