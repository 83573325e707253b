import { skipToken, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { useToasts } from '@tv/client/lib/layout/toasts.ts';
import { watchedItem } from '@tv/client/lib/media-contents/test-watched-item.ts';
import { openRoutes, preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import { ReactionButton } from './reaction-button.tsx';

preparePages();
beforeAll(async () => {
  await import('./more-reactions.tsx');
  await import('@tv/ui/menus/menu-popover.tsx');
});

function Shown() {
  const { data } = useQuery<MediaContent>({ queryKey: ['item'], queryFn: skipToken });
  const toasts = useToasts();
  return (
    <>
      {data && <ReactionButton item={data} />}
      <p role="status">{toasts.at(-1)?.text}</p>
    </>
  );
}

const summary = (likes: number, loves: number, celebrations: number) =>
  [likes, loves, celebrations].map((total, reactionType) => ({ reactionType, total }));

function show(own?: number) {
  queryClient.setQueryData(
    ['item'],
    watchedItem({
      reactionsSummary: summary(3, 2, 0),
      currentUserReacted: own !== undefined,
      currentUserReaction: own,
    }),
  );
  openRoutes([{ path: '/', element: <Shown /> }], '/');
}

const button = (name: string) => screen.findByRole('button', { name });
const expectStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
/** A mouse that stays, or a finger. */
function rest(element: Element, pointerType: 'mouse' | 'touch') {
  vi.useFakeTimers();
  const enter = Object.assign(new Event('pointerenter'), { pointerType });
  act(() => {
    element.dispatchEvent(enter);
    vi.advanceTimersByTime(500);
  });
  vi.useRealTimers();
}
const menu = () => screen.findByRole('menu', { name: 'More reactions' });

it('likes with its button, and takes the like back', async () => {
  const service = stubService({
    'POST /Reactions': {
      currentUserReacted: true,
      currentUserReaction: 0,
      reactionsSummary: summary(7, 2, 0),
    },
    'DELETE /Reactions': undefined as never,
  });
  show();
  fireEvent.click(await button('Like, 3 likes'));
  await expectStatus('Media liked');
  const like = await button('Like, 7 likes');
  expect(like.getAttribute('aria-pressed')).toBe('true');
  expect(service.heard('POST /Reactions').map(({ body }) => body.reactionType)).toEqual([0]);
  fireEvent.click(like);
  await expectStatus('Media unliked');
  expect((await button('Like, 6 likes')).getAttribute('aria-pressed')).toBe('false');
});

it('offers all three with their counts, and shows the chosen one', async () => {
  const answer = Promise.withResolvers<never>();
  stubService({ 'POST /Reactions': () => answer.promise });
  show();
  fireEvent.click(await button('More reactions'));
  const entries = within(await menu()).getAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Like3', 'Love2', 'Celebrate0']);
  fireEvent.click(entries[1]!);
  // before the service has answered
  const love = await button('Love, 3 people');
  expect([love.getAttribute('aria-pressed'), love.querySelector('.lucide-heart') !== null]).toEqual([
    'true',
    true,
  ]);
  await act(async () =>
    answer.resolve({
      currentUserReacted: true,
      currentUserReaction: 1,
      reactionsSummary: summary(3, 3, 0),
    } as never),
  );
  await expectStatus('Media loved');
});

it('takes back what the service refuses, with a sentence', async () => {
  stubService({ 'POST /Reactions': refusal(500), 'DELETE /Reactions': refusal(500) });
  show(2);
  fireEvent.click(await button('Celebrate, 0 people'));
  await expectStatus('Could not remove reaction at this time. Try again later');
  fireEvent.click(await button('More reactions'));
  fireEvent.click(within(await menu()).getByRole('menuitem', { name: /Like/ }));
  await expectStatus('Could not like video at this time. Try again later');
  expect((await button('Celebrate, 0 people')).getAttribute('aria-pressed')).toBe('true');
});

it('opens by the arrow key with the focus in it, and by a mouse that rests without', async () => {
  stubService({});
  show();
  const like = await button('Like, 3 likes');
  act(() => like.focus());
  await waitFor(() => {
    fireEvent.keyDown(like, { key: 'ArrowDown' });
    expect(screen.queryByRole('menu')).not.toBeNull();
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Like3'));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  act(() => document.body.focus());
  const pair = like.parentElement!;
  rest(pair, 'mouse');
  await menu();
  expect(document.activeElement?.textContent).not.toBe('Like3');
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('opens for a finger that is held, whose end does not like', async () => {
  const service = stubService({ 'POST /Reactions': refusal(500) });
  show();
  const like = await button('Like, 3 likes');
  act(() => like.focus());
  // The code is there once the arrow key does something.
  await waitFor(() => {
    fireEvent.keyDown(like, { key: 'ArrowDown' });
    expect(screen.queryByRole('menu')).not.toBeNull();
  });
  // The focus follows the menu; until then Escape would be heard by the button alone.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Like3'));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  rest(like.parentElement!, 'touch');
  await menu();
  fireEvent.click(like);
  expect(service.heard('POST /Reactions')).toEqual([]);
  rest(like.parentElement!, 'mouse');
  fireEvent.click(like);
  await waitFor(() => expect(service.heard('POST /Reactions')).toHaveLength(1));
});
