import { expect, test } from 'vitest';
import { inReadersLanguage } from './in-readers-language.ts';
import { changedTranslations, mergeTranslations } from './texts-by-language.ts';

test('a change merges its texts, and an empty one takes its text away', () => {
  const present = { de: { title: 'Rückblick', description: 'Das Jahr' }, fr: { title: 'Bilan' } };
  const change = { de: { title: ' ' }, fr: { title: '' }, ja: { title: ' 振り返り ' } };
  expect(mergeTranslations(present, change)).toEqual({
    de: { description: 'Das Jahr' },
    ja: { title: '振り返り' },
  });
  expect(mergeTranslations(present, {})).toEqual(present);
});

test('what differs is told with the new texts, and backwards it restores the old ones', () => {
  const before = { de: { title: 'Alt' }, fr: { title: 'Bilan' } };
  const after = { de: { title: 'Neu', description: 'Dazu' }, fr: { title: 'Bilan' } };
  expect(changedTranslations(before, after)).toEqual({ de: { title: 'Neu', description: 'Dazu' } });
  const back = changedTranslations(after, before);
  expect(back).toEqual({ de: { title: 'Alt', description: '' } });
  expect(mergeTranslations(after, back)).toEqual(before);
});

test('a reader gets each text in their language, else the default', () => {
  const answer = () => [
    {
      title: 'Review',
      description: 'The year',
      translations: { de: { title: 'Rückblick' } },
      categories: [{ name: 'Talks', translations: { de: { name: 'Vorträge' } } }, { name: 'Board' }],
    },
    { title: 'Other', chapters: null },
  ];
  expect(inReadersLanguage(answer(), 'de')).toEqual([
    { title: 'Rückblick', description: 'The year', categories: [{ name: 'Vorträge' }, { name: 'Board' }] },
    { title: 'Other', chapters: null },
  ]);
  expect(inReadersLanguage(answer(), 'fr')).toMatchObject([
    { title: 'Review', categories: [{ name: 'Talks' }, { name: 'Board' }] },
    {},
  ]);
});
