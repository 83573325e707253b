import { screen } from '@testing-library/react';
import { seenAsHeader } from '@tv/contract/people/seen-as-calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as text from '@tv/strings/en/parts/seen-as.ts';
import { call } from '../api/call.ts';
import { readEvents } from '../api/event-stream.ts';
import { outgoing } from '../api/outgoing.ts';
import { tabStorage } from '../state/browser-storage.ts';
import { preparePages, signInAs } from '../testing/open-routes.tsx';
import { stubService } from '../testing/stub-service.ts';
import { enter, resume } from './seen-as.ts';
import { seenAsKey } from './storage-key.ts';

preparePages();

const assign = vi.fn();
const stand = (pathname: string, search = '') =>
  vi.stubGlobal('location', { ...location, pathname, search, assign });
beforeEach(() => stand('/studio/content/1', '?tab=details'));

afterEach(() => {
  delete outgoing.guard;
  tabStorage.set(seenAsKey, null);
  document.body.innerHTML = '';
  assign.mockClear();
});

const begun = (minutes = 30) => ({
  ...{ token: 'a token', name: 'Board' },
  expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
});

it('sends the token with the calls that take it, and makes no other call', async () => {
  signInAs({});
  const service = stubService({ 'GET /MediaContents': [], 'POST /Reactions': {} as never });
  enter(begun(), '/watch/1');
  expect(assign).toHaveBeenCalledWith('/watch/1');
  stand('/watch/1');
  resume();
  await call('GET /MediaContents');
  expect(service.heard('GET /MediaContents')[0]!.headers.get(seenAsHeader)).toBe('a token');
  await expect(
    call('POST /Reactions', { body: { mediaContentId: 'a', reactionType: 0 } }),
  ).rejects.toMatchObject({
    status: 403,
  });
  expect(service.heard('POST /Reactions')).toEqual([]);
});

it('a bar says whose view it is, and its button leads back to where it began', () => {
  enter(begun(), '/');
  stand('/');
  resume();
  const bar = screen.getByRole('complementary', { name: text.label });
  expect(bar.textContent).toContain('Board');
  screen.getByRole('button', { name: text.end }).click();
  expect(assign).toHaveBeenLastCalledWith('/studio/content/1?tab=details');
  expect(tabStorage.get(seenAsKey)).toBeNull();
});

it('what has ended, or cannot be read, is forgotten', () => {
  stand('/');
  for (const stored of [JSON.stringify({ ...begun(-1), from: '/' }), '{', '{}']) {
    tabStorage.set(seenAsKey, stored);
    resume();
    expect([outgoing.guard, tabStorage.get(seenAsKey), document.body.textContent]).toEqual([
      undefined,
      null,
      '',
    ]);
  }
});

it('is over in the studio, which is the manager’s own', () => {
  enter(begun(), '/');
  resume();
  expect([outgoing.guard, tabStorage.get(seenAsKey), document.body.textContent]).toEqual([
    undefined,
    null,
    '',
  ]);
});

it('streams are asked as other calls are', async () => {
  signInAs({});
  enter(begun(), '/');
  stand('/');
  resume();
  const events = readEvents('GET /Management/Processings/Events', { query: { seconds: 1 } });
  await expect(events.next()).rejects.toMatchObject({ status: 403 });
});

it('ends by itself', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  enter(begun(), '/');
  stand('/');
  resume();
  vi.advanceTimersByTime(30 * 60_000);
  vi.useRealTimers();
  expect(tabStorage.get(seenAsKey)).toBeNull();
});
