import { fireEvent, screen, within } from '@testing-library/react';
import { WatchStatus } from '@tv/contract/enumerations';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { watchedItem } from '@tv/client/lib/media-contents/test-watched-item.ts';
import { openRoutes, preparePages, signInAs } from '@tv/client/lib/testing/open-routes.tsx';
import { answerWith, onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import { Toaster } from '@tv/ui/toaster.tsx';
import { ComingSoonPage } from './coming-soon-page.tsx';
import { HistoryPage } from './history-page.tsx';
import { HomePage } from './home-page.tsx';
import { PlaylistPage } from './playlist-page.tsx';

preparePages();

const item = watchedItem({ title: 'Ridge at dawn' });
const mediaContentId = item.id;
const withToasts = (Page: () => ReactNode) => () => (
  <>
    <Page />
    <Toaster />
  </>
);
const routes = [
  { path: '/', Component: withToasts(HomePage) },
  { path: '/playlist', Component: withToasts(PlaylistPage) },
  { path: '/history', Component: withToasts(HistoryPage) },
  { path: '/coming-soon', Component: withToasts(ComingSoonPage) },
];
function open(path: string, answers: Parameters<typeof stubService>[0], facts = {}) {
  const service = stubService(answers);
  signInAs(facts);
  openRoutes(routes, path);
  return service;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
/** jsdom shows no popovers. */
const pressUndo = async () => fireEvent.click(await screen.findByText('Undo'));
const card = () => screen.findByRole('link', { name: item.title });
const noCard = () => vi.waitFor(() => expect(screen.queryByRole('link', { name: item.title })).toBeNull());

/** A playlist of one item, which the service keeps. */
function openPlaylist(path = '/playlist') {
  let watchStatus: number | undefined = WatchStatus.PENDING;
  const isShown = (query: URLSearchParams) => watchStatus === Number(query.get('watchStatus'));
  return open(path, {
    'GET /WatchlistContents': ({ query }) =>
      onlyPage(isShown(query) ? [{ mediaContentId, watchStatus, mediaContent: item }] : []),
    'GET /WatchlistContents/Overview': () => ({ pending: 1, watching: 0, watched: 0 }),
    'DELETE /WatchlistContents': () => void (watchStatus = undefined) as never,
    'POST /WatchlistContents': () => void (watchStatus = WatchStatus.PENDING) as never,
    'PUT /WatchlistContents': ({ body }) => void (watchStatus = body.watchStatus) as never,
  });
}

it('taking an item out of the playlist can be undone', async () => {
  const service = openPlaylist();
  await card();
  await press('Remove from playlist');
  await noCard();
  await pressUndo();
  await card();
  const [removed] = service.heard('DELETE /WatchlistContents');
  expect(removed?.query.get('mediaContentId')).toBe(mediaContentId);
  expect(service.heard('POST /WatchlistContents')[0]?.body).toEqual({ mediaContentId });
  // In the state that it had.
  expect(service.heard('PUT /WatchlistContents')[0]?.body).toEqual({ watchStatus: WatchStatus.PENDING });
});

it('moving an item in the playlist can be undone', async () => {
  const service = openPlaylist();
  await card();
  await press('Move to');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Watched' }));
  await noCard();
  await pressUndo();
  await card();
  expect(service.heard('PUT /WatchlistContents').map(({ body }) => body.watchStatus)).toEqual([
    WatchStatus.WATCHED,
    WatchStatus.PENDING,
  ]);
});

it('an item that could not be taken out is there again, and that is said', async () => {
  const service = openPlaylist();
  service.answer({ 'DELETE /WatchlistContents': refusal(500) });
  await card();
  await press('Remove from playlist');
  await screen.findAllByText(/could not be removed|Could not remove/i);
  await card();
});

it('the history is cleared once somebody has said so twice', async () => {
  let isEmpty = false;
  const service = open('/history', {
    'GET /WatchedTimestamps': () =>
      onlyPage(
        isEmpty ? [] : [{ mediaContentId, watchedDate: '2026-11-01T10:00:00Z', mediaContent: item } as never],
      ),
    'DELETE /WatchedTimestamps/Flush': () => void (isEmpty = true) as never,
  });
  await card();
  await press('Clear history');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(service.heard('DELETE /WatchedTimestamps/Flush')).toHaveLength(0);
  await press('Clear history');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear history' }));
  await screen.findByRole('heading', { name: 'Nothing watched yet' });
  await noCard();
});

it('what was begun is marked as watched, and comes back where that fails', async () => {
  const begun = { ...item, currentUserWatch: { position: 5, watchStatus: WatchStatus.WATCHING } };
  let isBegun = true;
  const service = open('/', {
    'GET /MediaContents': ({ query }) =>
      onlyPage(query.get('showOnlyInProgress') === 'true' && isBegun ? [begun] : []),
    'GET /Categories': onlyPage([]),
    'PUT /WatchedTimestamps': refusal(500),
  });
  await card();
  await press('Mark as watched');
  await screen.findAllByText(/could not be marked|Could not mark/i);
  await card();
  service.answer({ 'PUT /WatchedTimestamps': () => void (isBegun = false) as never });
  await press('Mark as watched');
  await noCard();
  const sent = service.heard('PUT /WatchedTimestamps');
  expect(sent.map(({ body }) => body)).toEqual([{ watchStatus: 2 }, { watchStatus: 2 }]);
});

it('reminders are listed on their own', async () => {
  const coming = { ...item, scheduledPublicationDate: '2099-01-01T10:00:00Z' };
  const service = open('/coming-soon', {
    'GET /MediaContents': ({ query }) => onlyPage(query.has('showOnlyReminded') ? [] : [coming]),
  });
  await card();
  fireEvent.click(screen.getByRole('radio', { name: 'My reminders' }));
  await screen.findByRole('heading', { name: 'No reminders' });
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  await card();
  expect(service.heard('GET /MediaContents').map(({ query }) => query.get('showOnlyReminded'))).toContain(
    'true',
  );
});

it.each([
  ['InMotion.ContentManager', true],
  ['InMotion.Viewer', false],
] as const)(
  'an empty library says what comes next: to %s how to bring something in: %s',
  async (role, isExpected) => {
    open(
      '/',
      { 'GET /MediaContents': onlyPage([]), 'GET /Categories': answerWith([], {}) },
      { role, isProviderAdmin: !isExpected },
    );
    await screen.findByText('This organization does not have any content.');
    expect(screen.queryAllByText(/^Upload your first video/)).toHaveLength(isExpected ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Join organization' })).toHaveLength(isExpected ? 0 : 1);
  },
);
