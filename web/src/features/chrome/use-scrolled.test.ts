// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useScrolled } from './use-scrolled.ts';

it('follows the page, and reads its place only when that has changed', () => {
  const scrollSpy = vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(301);
  const { result, rerender } = renderHook(() => useScrolled(300));
  rerender();
  expect([result.current, scrollSpy.mock.calls.length]).toEqual([false, 0]);
  act(() => void dispatchEvent(new Event('scroll')));
  expect(result.current).toBe(true);
  scrollSpy.mockReturnValue(300);
  act(() => void dispatchEvent(new Event('scroll')));
  expect(result.current).toBe(false);
});
