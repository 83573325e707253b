// @vitest-environment jsdom
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { expect, test } from 'vitest';
import { changesOf, formOf } from './item-form.ts';

const item = {
  title: 'One',
  description: '',
  translations: { de: { title: 'Eins' }, fr: { title: 'Un' } },
  speakers: [],
  tags: ['a'],
  categories: [{ id: 'c', name: 'C' }],
  visibility: 1,
  isListed: true,
  isPasswordProtected: true,
  isFeatured: false,
  isPublicFeatured: true,
  playerSettings: { autoplay: true },
  expirationOption: 0,
} as unknown as ManagedMediaContent;

test('nothing changed is nothing to send', () => {
  expect(changesOf(formOf(item), item)).toEqual({});
});

test('only what changed is sent, each as the call takes it', () => {
  const form = {
    ...formOf(item),
    title: ' Two ',
    tags: [],
    audience: 'unlisted' as const,
    hasPassword: false,
    linkEnds: '2027-01-31',
    downloads: { who: 'everybody' as const },
    isFeatured: true,
    isPublicFeatured: false,
  };
  expect(changesOf(form, item)).toEqual({
    title: 'Two',
    tags: [],
    visibility: 2,
    isListed: false,
    password: '',
    isFeatured: true,
    isPublicFeatured: false,
    expirationOption: 1,
    expirationDate: new Date('2027-01-31T23:59:59').toISOString(),
    playerSettings: { autoplay: true, allowDownload: true },
  });
});

test('an empty title is not sent, nor a password that nobody typed', () => {
  expect(changesOf({ ...formOf(item), title: '  ', hasPassword: true, password: '' }, item)).toEqual({});
  expect(changesOf({ ...formOf(item), password: 'long enough' }, item)).toEqual({ password: 'long enough' });
});

test('groups and people are sent while the item is internal, and taken back where it is not', () => {
  const forWhom = { kind: 'chosen' as const, groupIds: ['g'], personIds: ['p'] };
  expect(changesOf({ ...formOf(item), forWhom }, item)).toEqual({ audience: forWhom });
  const chosen = { ...item, isListed: false, audience: { ...forWhom, names: ['G', 'P'] } };
  expect(formOf(chosen)).toMatchObject({ audience: 'internal', forWhom });
  expect(changesOf(formOf(chosen), chosen)).toEqual({});
  expect(changesOf({ ...formOf(chosen), audience: 'public' }, chosen)).toEqual({
    visibility: 2,
    isListed: true,
    audience: { kind: 'everybody' },
  });
});

test('a day that is taken away takes the date away', () => {
  const dated = {
    ...item,
    publishDate: '2026-10-30T09:00:00Z',
    expirationDate: '2026-12-31T20:00:00Z',
  } as ManagedMediaContent;
  expect(formOf(dated).linkEnds).toMatch(/^2026-12-31$|^2027-01-01$/);
  expect(changesOf({ ...formOf(dated), linkEnds: '', originalDate: '' }, dated)).toEqual({
    expirationOption: 0,
    expirationDate: '',
    publishDate: '',
  });
});

test('the name over the picture is set, and inherited again, beside what else the player does', () => {
  const { playerSettings: before } = item;
  expect(changesOf({ ...formOf(item), viewerName: 'on' }, item)).toEqual({
    playerSettings: { ...before, showViewerName: true },
  });
  const shown = { ...item, playerSettings: { ...before, showViewerName: true } };
  expect(formOf(shown).viewerName).toBe('on');
  expect(changesOf({ ...formOf(shown), viewerName: 'inherited' }, shown)).toEqual({ playerSettings: before });
});

test('of texts in further languages what changed is sent; an empty one is taken away', () => {
  const form = { ...formOf(item), 'title.fr': '', 'title.ja': ' 一 ', 'description.de': 'Der Anfang' };
  expect(changesOf(form, item)).toEqual({
    translations: { de: { description: 'Der Anfang' }, fr: { title: '' }, ja: { title: '一' } },
  });
});
