// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { queryClient } from '../api/query-client.ts';
import { managedContents, managedContentsOf, patchManagedContent, putManagedContents } from './managed.ts';

const item = (id: string, facts: Partial<ManagedMediaContent> = {}) =>
  ({ id, title: id, state: 'published', ...facts }) as ManagedMediaContent;

const keyOf = (query: string) => managedContents('o', query, () => ({})).queryKey;
const fill = (query: string, ...pages: ManagedMediaContent[][]) =>
  queryClient.setQueryData(keyOf(query), {
    pages: pages.map((answer) => ({
      answer,
      totalPages: undefined,
      totalResults: undefined,
      isTotalExact: true,
      next: undefined,
    })),
    pageParams: pages.map((_, index) => ({ pageIndex: index + 1 })),
  });
const shown = (query: string) => managedContentsOf(queryClient.getQueryData(keyOf(query)));

beforeEach(() => queryClient.clear());

it('items that changed stand where they stood, in every list, and other pages stay the same', () => {
  fill('', [item('a'), item('b')], [item('c')]);
  fill('type=audio', [item('b')]);
  const before = queryClient.getQueryData(keyOf(''))!.pages[1];
  putManagedContents([item('b', { title: 'new' })]);
  expect(shown('').map(({ title }) => title)).toEqual(['a', 'new', 'c']);
  expect(shown('type=audio').map(({ title }) => title)).toEqual(['new']);
  expect(queryClient.getQueryData(keyOf(''))!.pages[1]).toBe(before);
});

it('deleted items leave the lists that do not ask for them, and those that are gone leave all', () => {
  fill('', [item('a'), item('b'), item('c')]);
  fill('state=deleted&state=draft', [item('a'), item('c')]);
  putManagedContents([item('a', { state: 'deleted' })], ['c']);
  expect(shown('').map(({ id }) => id)).toEqual(['b']);
  expect(shown('state=deleted&state=draft').map(({ id, state }) => [id, state])).toEqual([['a', 'deleted']]);
});

it('an item is patched where it is known, and nothing is said of one that is not', () => {
  fill('', [item('a')]);
  expect(patchManagedContent('a', (shown) => ({ ...shown, title: 'patched' }))?.title).toBe('a');
  expect(shown('')[0]?.title).toBe('patched');
  expect(patchManagedContent('q', (shown) => shown)).toBeUndefined();
});
