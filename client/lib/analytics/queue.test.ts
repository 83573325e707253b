// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueue, enqueueSearch } from './queue.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn<(...sent: unknown[]) => Promise<void>>() }));
vi.mock('../api/call.ts', () => ({ call }));

const organizationId = '11111111-1111-4111-8111-111111111111';
const sent = () => call.mock.calls.map(([, options]) => options);

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset().mockResolvedValue(undefined);
  history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('gathers what is pressed and sends it together, once', () => {
  enqueue('navbar.home');
  history.replaceState(null, '', `/public/${organizationId}/watch/1`);
  enqueue('row.grab');
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  const events = [{ name: 'navbar.home' }, { name: 'row.grab', organizationId }];
  expect(sent()).toEqual([{ body: { events }, keepalive: true }]);
  vi.advanceTimersByTime(10_000);
  expect(call).toHaveBeenCalledOnce();
});

test('sends at once when the page is left, and at fifty', () => {
  enqueue('video.copy');
  dispatchEvent(new Event('pagehide'));
  expect(call).toHaveBeenCalledOnce();
  for (let index = 0; index < 51; index++) enqueue('row.control');
  expect(call).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(3000);
  expect(call).toHaveBeenCalledTimes(3);
});

test('counts nothing for whoever asks for privacy, nor where people sign in and out', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  enqueue('navbar.home');
  vi.unstubAllGlobals();
  for (const path of ['/auth', '/silent-auth', '/auth-clear', '/logout']) {
    history.replaceState(null, '', path);
    enqueue('navbar.home');
  }
  vi.advanceTimersByTime(3000);
  expect(call).not.toHaveBeenCalled();
});

test('sends searches that came to rest, and not the beginnings of them', () => {
  for (const term of ['bla', 'blade', 'blade repair']) enqueueSearch(term, term.length);
  history.replaceState(null, '', `/public/${organizationId}/search`);
  enqueueSearch('wind', 0);
  enqueueSearch('a'.repeat(101), 1);
  vi.advanceTimersByTime(3000);
  const searches = [
    { term: 'blade repair', resultCount: 12 },
    { term: 'wind', resultCount: 0, organizationId },
  ];
  const visitorId = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(sent()).toEqual([{ body: { events: [], searches, visitorId }, keepalive: true }]);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  enqueueSearch('private', 1);
  vi.advanceTimersByTime(3000);
  expect(call).toHaveBeenCalledOnce();
});
