import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { LiveMessage, LiveTalk } from '@tv/contract/live/live-talk-parts';
import { expect, it } from 'vitest';
import { openRoutes, preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService } from '@tv/client/lib/testing/stub-service.ts';
import { createPlayer } from '@tv/player/create-player.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import { floating } from './floating.ts';
import { ReactionsLayer } from './reactions-layer.tsx';
import { TalkTab } from './talk-tab.tsx';

preparePages();

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const message = (number: number, second?: number): LiveMessage => ({
  id: `bbbbbbbb-0000-4000-8000-${String(number).padStart(12, '0')}`,
  ...{ kind: 'question', text: `Question ${number}`, name: 'Maria K.', at: '2026-03-02T09:00:00Z' },
  ...{ state: 'open', isPinned: false, votes: 0, number },
  ...(second !== undefined && { second }),
});
const talk: LiveTalk = {
  version: 4,
  settings: { hasQuestions: true, hasChat: true, isModerated: false, slowSeconds: 0 },
  ...{ mayWrite: false, isMuted: false, mayModerate: false, reactions: [0, 2, 0], polls: [] },
};
const texts = () => screen.queryAllByText(/^Question \d+$/).map(({ textContent }) => textContent);

/** The tab of an event that was recorded, beside a player at its beginning. */
function show(messages: LiveMessage[]) {
  const service = stubService({
    'GET /MediaContents/:id/Talk': talk,
    'GET /MediaContents/:id/Talk/Messages': ({ query }) =>
      messages
        .filter(
          ({ kind, number }) => kind === query.get('kind') && number < Number(query.get('before') ?? 1e9),
        )
        .toReversed()
        .slice(0, 100),
    'GET /MediaContents/:id/Talk/Reactions': [[10, 0, 2, 0]],
  });
  const player = createPlayer({ duration: 60, started: true, paused: false });
  const element = (
    <PlayerProvider player={player}>
      <TalkTab id={id} live={{ state: 'onDemand' }} />
    </PlayerProvider>
  );
  openRoutes([{ path: '/', element }], '/');
  return { service, player };
}

it('the recording shows what was said by its second, and leads to it', async () => {
  const { player } = show([message(1), message(2, 12), message(3, 40)]);
  await waitFor(() => expect(texts()).toEqual(['Question 1']));
  act(() => player.seekTo(12));
  await waitFor(() => expect(texts()).toEqual(['Question 1', 'Question 2']));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Follow the recording' }));
  await waitFor(() => expect(texts()).toHaveLength(3));
  fireEvent.click(screen.getByRole('button', { name: 'Go to 0:40' }));
  expect(player.getState().currentTime).toBe(40);
});

it('all of a recorded event is read, page by page', async () => {
  show(Array.from({ length: 150 }, (_, index) => message(index + 1)));
  await waitFor(() => expect(texts()).toHaveLength(150));
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});

it('reactions come back at their seconds, unless they are left out', async () => {
  const { player } = show([]);
  const box = await screen.findByRole('checkbox', { name: 'Reactions over the picture' });
  act(() => player.seekTo(11));
  await waitFor(() => expect(floating.get()).toEqual({ id, counts: [0, 2, 0] }));
  fireEvent.click(box);
  act(() => floating.set(undefined));
  act(() => player.seekTo(0));
  act(() => player.seekTo(13));
  expect(floating.get()).toBeUndefined();
});

it('reactions of the item float over its picture, and nobody hears them', () => {
  const { container } = render(<ReactionsLayer id={id} />);
  act(() => floating.set({ id: 'another', counts: [1, 1, 1] }));
  expect(container.querySelectorAll('svg')).toHaveLength(0);
  act(() => floating.set({ id, counts: [1, 0, 90] }));
  expect(container.querySelectorAll('svg')).toHaveLength(9);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  act(() => floating.set(undefined));
});
