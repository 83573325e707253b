// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  changesSince,
  detailsOf,
  emptyForm,
  itemFieldsOf,
  shownFields,
  type UploadForm,
} from './upload-form-fields.ts';

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

test('groups and people come from the categories, and are not sent of a public item', () => {
  const audience = { kind: 'chosen' as const, groupIds: ['g'], personIds: [] };
  const board = { id: 'b', name: 'Board', defaults: { audience } };
  expect(shownFields({ ...emptyForm, categories: [board] })).toMatchObject({
    value: { audience: 'internal', forWhom: audience },
    fromCategory: ['forWhom'],
  });
  expect(detailsOf({ ...file, form: { ...emptyForm, audience } })).toMatchObject({ audience });
  const isPublic = { ...emptyForm, audience, visibility: 2, isListed: true };
  expect(detailsOf({ ...file, form: isPublic })).not.toHaveProperty('audience');
});

test('of an item only what changed is handed over, with what the categories give it or no longer give', () => {
  const handed = (form: UploadForm, before: UploadForm) =>
    itemFieldsOf(changesSince(before, form), form, before);
  expect(handed({ ...emptyForm, title: 'Named' }, emptyForm)).toEqual({ title: 'Named' });
  expect(handed({ ...emptyForm, isPublished: true, visibility: 2, isListed: false }, emptyForm)).toEqual({
    publishesWhenReady: true,
    audience: 'unlisted',
  });
  const { linkEnds, ...change } = handed(filed, emptyForm);
  expect(change).toEqual({ tags: ['safety'], audience: 'public', categories: [safety] });
  const days = (new Date(`${linkEnds}T12:00:00`).getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBeGreaterThanOrEqual(29);
  expect(Math.round(days)).toBeLessThanOrEqual(31);
  expect(handed(emptyForm, filed)).toEqual({ tags: [], audience: 'internal', linkEnds: '', categories: [] });
  // What a person filled in stays.
  const own = { ...filed, tags: ['own'] };
  expect(handed({ ...own, categories: [] }, own)).not.toHaveProperty('tags');
});
