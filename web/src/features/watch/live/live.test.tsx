import { act, fireEvent, render, screen } from '@testing-library/react';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { cardOf } from '@tv/client/lib/media-contents/card-of.ts';
import { watchedItem } from '@tv/client/lib/media-contents/test-watched-item.ts';
import { memberArea } from '@tv/client/lib/area/area.ts';
import { openRoutes, preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService } from '@tv/client/lib/testing/stub-service.ts';
import { createPlayer } from '@tv/player/create-player.ts';
import { LiveClock } from '@tv/player/controls/live-clock.tsx';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/watch/live.ts';
import { watchedItem as watched } from '../queries.ts';
import { WatchStage } from '../stage/watch-stage.tsx';
import { LiveLayer } from './live-layer.tsx';

preparePages();
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const area = memberArea('aaaaaaaa-0000-4000-8000-000000000000');
const onAir: MediaContent = watchedItem({
  videoUrl: '/live.m3u8',
  durationInSeconds: 0,
  live: { state: 'onAir' },
});

it('an event that has ended says when its recording comes, and becomes it without a reload', async () => {
  const ended = watchedItem({ ...onAir, live: { state: 'processing' } });
  delete (ended as { videoUrl?: string }).videoUrl;
  const service = stubService({ 'GET /MediaContents/Published/:id': ended });
  const settings = undefined;
  openRoutes(
    [
      {
        path: '/',
        element: (
          <PlayerProvider player={createPlayer()}>
            <WatchStage
              {...{ item: ended, area, settings, subtitles: [], isMember: true, loadText: async () => '' }}
              start={{ startAt: 0, isResumed: false }}
            />
          </PlayerProvider>
        ),
      },
    ],
    '/',
  );
  expect(await screen.findByText('The recording will be here within a few minutes')).toBeTruthy();
  await queryClient.prefetchQuery(watched(area, ended.id));
  service.answer({ 'GET /MediaContents/Published/:id': { ...onAir, live: { state: 'onDemand' } } });
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(queryClient.getQueryData(watched(area, ended.id).queryKey)?.live?.state).toBe('onDemand');
});

it('an interruption is told once what was loaded has been played', async () => {
  stubService({ 'GET /MediaContents/Published/:id': onAir });
  const player = createPlayer({ started: true, waiting: false });
  const item = watchedItem({ ...onAir, live: { state: 'interrupted' } });
  const shown = (state: Parameters<typeof createPlayer>[0]) => (
    <PlayerProvider player={createPlayer(state)}>
      <LiveLayer item={item} area={area} />
    </PlayerProvider>
  );
  const { rerender } = render(shown(player.getState()));
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(shown({ started: true, waiting: true }));
  expect(screen.getByRole('status').textContent).toBe(text.interrupted);
});

it('a stream that is not there yet is asked for again', async () => {
  stubService({ 'GET /MediaContents/Published/:id': onAir });
  const player = createPlayer({ problem: 'gone' });
  const again = vi.spyOn(player, 'tryAgain');
  render(
    <PlayerProvider player={player}>
      <LiveLayer item={onAir} area={area} />
    </PlayerProvider>,
  );
  expect(again).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(again).toHaveBeenCalledOnce();
});

it('the button says by how much one is behind what is live, and leads there', () => {
  const player = createPlayer({ isLive: true, duration: 120, currentTime: 50 });
  render(
    <PlayerProvider player={player}>
      <LiveClock />
    </PlayerProvider>,
  );
  const button = screen.getByRole('button', { name: 'Go to live, 1 minute 7 seconds behind' });
  expect(button.textContent).toBe('Live−1:07');
  fireEvent.click(button);
  expect(player.getState().currentTime).toBe(117);
  expect(screen.getByRole('button', { name: 'Live' })).toBeTruthy();
});

it('nobody is led beyond what is live', () => {
  const player = createPlayer({ isLive: true, duration: 120 });
  player.seekTo(500);
  expect(player.getState().currentTime).toBe(117);
});

it('a card says that its item is live, while it is', () => {
  expect(cardOf(onAir, area).chip).toBe('Live');
  expect(cardOf({ ...onAir, live: { state: 'onDemand' } }, area).chip).toBeUndefined();
});
