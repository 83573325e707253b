// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderHook } from '@testing-library/react';
import { toast, useToasts } from './toasts.ts';

const texts = () => renderHook(useToasts).result.current.map(({ text }) => text);

it('says a second Refresh in a row only once', () => {
  toast('A new version is here.', { isRefresh: true });
  toast('A new version is here.', { isRefresh: true });
  toast('Media liked');
  toast('Another version is here.', { isRefresh: true });
  expect(texts()).toEqual(['A new version is here.', 'Media liked', 'Another version is here.']);
});

it('shows no more than four at a time', () => {
  for (const text of ['1', '2', '3', '4', '5']) toast(text);
  expect(texts()).toEqual(['2', '3', '4', '5']);
});
