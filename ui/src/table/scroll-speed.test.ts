// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endScroll, noteScroll, scrollsFast } from './scroll-speed.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('is fast from two pixels a millisecond on, until it is half as fast', () => {
  noteScroll(0, 1000);
  noteScroll(30, 1016);
  expect(scrollsFast.get()).toBe(false);
  noteScroll(70, 1032);
  expect(scrollsFast.get()).toBe(true);
  noteScroll(46, 1048);
  expect(scrollsFast.get()).toBe(true);
  noteScroll(34, 1064);
  expect(scrollsFast.get()).toBe(false);
});

it('is over soon after the last movement', () => {
  noteScroll(0, 11_000);
  noteScroll(500, 11_016);
  expect(scrollsFast.get()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(scrollsFast.get()).toBe(false);
});

it('takes a jump after a pause for a step', () => {
  noteScroll(0, 21_000);
  noteScroll(90_000, 22_000);
  expect(scrollsFast.get()).toBe(false);
});

it('goes on where a long frame delayed the events of scrolling', () => {
  noteScroll(0, 31_000);
  noteScroll(500, 31_016);
  vi.advanceTimersByTime(121);
  noteScroll(1_500, 31_200);
  vi.advanceTimersByTime(50);
  expect(scrollsFast.get()).toBe(true);
});

it('nothing scrolls fast where the list is gone', () => {
  noteScroll(0, 41_000);
  noteScroll(500, 41_016);
  expect(scrollsFast.get()).toBe(true);
  endScroll();
  expect(scrollsFast.get()).toBe(false);
});
