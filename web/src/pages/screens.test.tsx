import type { Category } from '@tv/contract/categories/categories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '@tv/client/lib/session/session-state.ts';
import { currentUser } from '@tv/client/lib/session/current-user.ts';
import { watchedItem } from '@tv/client/lib/media-contents/test-watched-item.ts';
import { openRoutes, preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as history from '@tv/strings/en/browse/history.ts';
import * as pieces from '@tv/strings/en/parts/pieces.ts';
import * as playlist from '@tv/strings/en/browse/playlist.ts';
import * as saving from '@tv/strings/en/parts/saving.ts';
import { RemindButton } from '../parts/remind-button.tsx';
import { CategoryPage } from './browse/category-page.tsx';
import { ComingSoonPage } from './browse/coming-soon-page.tsx';
import { DiscoverPage } from './browse/discover-page.tsx';
import { FollowedCategoriesPage } from './browse/followed-categories-page.tsx';
import { PublicGate } from './gates.tsx';
import { HomePage } from './browse/home-page.tsx';
import { openPortal, textAppears } from './layout/open-portal.tsx';
import { PlaylistPage } from './browse/playlist-page.tsx';

preparePages();

const talks: Category = {
  ...{ id: 'cccccccc-0000-4000-8000-000000000001', name: 'Talks', isEmpty: false, isFollowed: false },
  ...{ mediaContentsCount: 0, mediaContents: [] },
};
const upcoming = watchedItem({
  title: 'Open day',
  scheduledPublicationDate: '2099-05-01T10:00:00Z',
  notifyMe: false,
});
const screens = [
  { path: '/', Component: HomePage },
  { path: '/categories', Component: DiscoverPage },
  { path: '/categories/:id', Component: CategoryPage },
  { path: '/followed-categories', Component: FollowedCategoriesPage },
  { path: '/coming-soon', Component: ComingSoonPage },
  { path: '/playlist', Component: PlaylistPage },
];

const stubLists = (more: Parameters<typeof stubService>[0] = {}) =>
  stubService({
    'GET /Users/Me/Organizations': onlyPage([]),
    'GET /Users/Me/Notices/Counts': { unread: 0 },
    'GET /Categories': onlyPage([talks]),
    'GET /Categories/:id': talks,
    'GET /MediaContents': onlyPage([]),
    'GET /WatchlistContents/Overview': { pending: 1, watching: 0, watched: 0 },
    ...more,
  });
const toasts = () => [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);

it.each([
  ['/categories', 'Home', '/'],
  [`/categories/${talks.id}`, 'Discover', '/categories'],
  ['/followed-categories', 'Discover', '/categories'],
  ['/coming-soon', 'Home', '/'],
])('on %s the way back leads to "%s", and its end is the heading', async (path, parent, address) => {
  stubLists({ 'GET /Categories/Followed': onlyPage([]) });
  openPortal(screens, path);
  const way = await screen.findByRole('navigation', { name: pieces.breadcrumbs });
  const link = within(way).getByRole('link', { name: parent });
  expect(link.getAttribute('href')).toBe(address);
  const [heading] = await screen.findAllByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(way.querySelector('[aria-current="page"]')?.textContent).toBe(heading?.textContent),
  );
  expect(heading?.textContent).not.toBe('');
});

it('a reminder set and taken back is told once', async () => {
  const service = stubLists({
    'GET /MediaContents': onlyPage([upcoming]),
    'POST /schedules/media-contents/:id/publish/notifications': () => new Response(null, { status: 204 }),
    'DELETE /schedules/media-contents/:id/publish/notifications': () => new Response(null, { status: 204 }),
  });
  openPortal(screens, '/coming-soon');
  const remind = async (name: RegExp) => (await screen.findAllByRole('button', { name }))[0]!;
  fireEvent.click(await remind(/^Remind me/));
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining(saving.reminderSet)]));
  const set = await remind(/^Reminder set/);
  await waitFor(() => expect(set.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(set);
  await textAppears(saving.reminderRemoved);
  expect(toasts()).toEqual([expect.stringContaining(saving.reminderRemoved)]);
  expect(service.heard('DELETE /schedules/media-contents/:id/publish/notifications')).toHaveLength(1);
});

it('says why somebody without a record cannot be reminded, and offers nothing to visitors', async () => {
  const service = stubLists();
  const signedIn = signInAs();
  session.set({ status: 'signed-in', accessToken: 'token', subject: signedIn.id, expiresAt: Infinity });
  currentUser.set(undefined);
  openRoutes([{ path: '/', element: <RemindButton item={upcoming} /> }], '/');
  const remind = await screen.findByRole('button', { name: /^Remind me/ });
  expect(remind.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(remind.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe(saving.needsAccess);
  fireEvent.click(remind);
  act(() => session.set({ status: 'signed-out' }));
  expect(screen.queryByRole('button', { name: /^Remind me/ })).toBeNull();
  expect(service.unanswered).toEqual([]);
});

it('a saved upcoming item tells its date and that it is coming soon, and can be taken out', async () => {
  const item = { mediaContentId: upcoming.id, watchStatus: 0, addedDate: '2026-01-01T00:00:00Z' };
  const service = stubLists({
    'GET /WatchlistContents': onlyPage([{ ...item, mediaContent: upcoming }]),
    'DELETE /WatchlistContents': () => {
      service.answer({ 'GET /WatchlistContents': onlyPage([]) });
      return new Response(null, { status: 204 });
    },
  });
  openPortal(screens, '/playlist');
  const card = await screen.findByRole('article');
  expect(card.textContent).toMatch(/2099 · Coming soon/);
  fireEvent.click(within(card).getByRole('button', { name: playlist.remove }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

it('what is begun can be taken out of the row, and is there again where that fails', async () => {
  const isOfBegun = (query: URLSearchParams) => query.get('showOnlyInProgress') === 'true';
  let isBegun = true;
  const begun = watchedItem({ title: 'Ridge at dawn', currentUserWatch: { position: 9, watchStatus: 1 } });
  const service = stubLists({
    'GET /MediaContents': ({ query }) => onlyPage(isOfBegun(query) && isBegun ? [begun] : []),
    'DELETE /WatchedTimestamps': refusal(503),
  });
  openPortal(screens, '/');
  const row = () => screen.queryByRole('region', { name: 'Continue watching' });
  const remove = () => screen.findByRole('button', { name: history.removeFromRow });
  fireEvent.click(await remove());
  await waitFor(() => expect(toasts().join(' ')).toContain(history.couldNotRemove));
  expect(row()).toBeTruthy();
  service.answer({
    'DELETE /WatchedTimestamps': () => {
      isBegun = false;
      return new Response(null, { status: 204 });
    },
  });
  fireEvent.click(await remove());
  await waitFor(() => expect(row()).toBeNull());
  expect(service.heard('DELETE /WatchedTimestamps').at(-1)?.query.get('mediaContentId')).toBe(begun.id);
});

it('home of an unknown organization leads to the portal', async () => {
  stubService({ 'GET /Organizations/:id/Publics': refusal(404, { errorCode: 14 }) });
  openRoutes(
    [{ path: '/public/:orgId', Component: PublicGate, children: [{ index: true, element: <p>Home</p> }] }],
    '/public/00000000-0000-4000-8000-00000000dead',
  );
  const home = await screen.findByRole('link', { name: actions.goHome });
  expect(home.getAttribute('href')).toBe('/');
  expect(screen.queryByText('Home')).toBeNull();
});
