// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from './prefetch-links.ts';

const stop = vi.fn();
const warm = vi.fn((path: string) => (path.startsWith('/watch') ? stop : undefined));
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<a id="one" href="/watch/1"><b id="in">One</b></a><a id="two" href="/watch/2">Two</a><a id="out" href="https://x.example/watch/3">Out</a><p id="text"></p>';
  end = prefetchLinks(warm);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  warm.mockClear();
  stop.mockClear();
});

const element = (id: string) => document.getElementById(id)!;
function over(id: string, pointerType = 'mouse') {
  const event = new Event('pointerover', { bubbles: true });
  Object.assign(event, { pointerType });
  element(id).dispatchEvent(event);
}
const paths = () => warm.mock.calls.map(([path]) => path);

it('warms what a mouse rests on, once, and nothing that it only passes', () => {
  over('one');
  vi.advanceTimersByTime(50);
  over('two');
  vi.advanceTimersByTime(100);
  over('two');
  vi.advanceTimersByTime(100);
  expect(paths()).toEqual(['/watch/2']);
});

it('moves within a link stay with it, leaving it stops what was begun', () => {
  over('one');
  over('in');
  vi.advanceTimersByTime(100);
  expect([paths(), stop.mock.calls.length]).toEqual([['/watch/1'], 0]);
  over('text');
  expect(stop).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(paths()).toEqual(['/watch/1']);
});

it('pressing a link does not stop the prefetch', () => {
  over('one');
  vi.advanceTimersByTime(100);
  element('one').dispatchEvent(new Event('click', { bubbles: true }));
  over('text');
  expect(stop).not.toHaveBeenCalled();
});

it('is not for fingers, other sites, or after its end', () => {
  over('one', 'touch');
  over('out');
  vi.advanceTimersByTime(100);
  end();
  over('two');
  vi.advanceTimersByTime(100);
  expect(paths()).toEqual([]);
});
