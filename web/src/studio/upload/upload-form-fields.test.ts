// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { changeOf, detailsOf, emptyForm, shownFields } from './upload-form-fields.ts';

const file = { fileName: 'film.mp4', size: 9 };
const safety = {
  id: 'a',
  name: 'Safety',
  defaults: { tags: ['safety'], visibility: 2, expirationDays: 30 },
};
const filed = { ...emptyForm, categories: [safety] };

test('fields that nobody touched are not announced, so that the categories and the file may say them', () => {
  expect(detailsOf({ ...file, form: filed })).toEqual({
    fileName: 'film.mp4',
    sizeInBytes: 9,
    categoryNames: ['Safety'],
    isDraft: true,
  });
  const emptied = { ...filed, tags: [], visibility: 1, isListed: true };
  expect(detailsOf({ ...file, form: emptied })).toMatchObject({
    tags: [],
    visibility: 1,
    isListed: true,
  });
});

test('the form shows what comes from the categories, and says so', () => {
  expect(shownFields(filed)).toMatchObject({
    value: { tags: ['safety'], speakers: [], audience: 'public' },
    fromCategory: ['tags', 'audience'],
    expirationDays: 30,
  });
  expect(shownFields({ ...filed, tags: ['own'], visibility: 1, isListed: true })).toMatchObject({
    value: { tags: ['own'], audience: 'internal' },
    fromCategory: [],
    expirationDays: undefined,
  });
});

test('of an item only what changed is saved, with what the categories give it or no longer give', () => {
  expect(changeOf({ form: { ...emptyForm, title: 'Named' }, savedForm: emptyForm })).toEqual({
    title: 'Named',
  });
  const change = changeOf({ form: filed, savedForm: emptyForm });
  expect(change).toMatchObject({
    tags: ['safety'],
    visibility: 2,
    categoryIds: ['a'],
    expirationOption: 1,
  });
  const days = (new Date(change.expirationDate!).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(30, 2);
  expect(changeOf({ form: emptyForm, savedForm: filed })).toEqual({
    tags: [],
    visibility: 1,
    categoryIds: [],
    expirationOption: 0,
  });
});
