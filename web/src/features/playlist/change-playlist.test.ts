// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PlaylistItem } from '@tv/contract/playback/playlist';
import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { movedCounts, useMoving, useRemoving } from './change-playlist.ts';
import { playlistItems, type PlaylistPages } from './queries.ts';
import { playlistStateOf, playlistStates } from './states.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@tv/client/lib/api/call.ts', () => ({ call, callPaged: vi.fn() }));

const overview = { pending: 2, watching: 1, watched: 0 };

it('removing lowers one count, moving lowers one and raises another', () => {
  expect(movedCounts(overview, 0, undefined)).toEqual({ pending: 1, watching: 1, watched: 0 });
  expect(movedCounts(overview, 1, 2)).toEqual({ pending: 2, watching: 0, watched: 1 });
});

it('no count falls below nothing', () => {
  expect(movedCounts(overview, 2, undefined)).toEqual(overview);
});

it('an unknown state in the address is the pending one', () => {
  expect(playlistStateOf('watched').status).toBe(2);
  expect(playlistStateOf('WATCHED').status).toBe(0);
  expect(playlistStateOf(null).status).toBe(0);
});

const item = {
  mediaContentId: '7',
  watchStatus: 0,
  mediaContent: { id: '7', title: 'Wind' },
} as PlaylistItem;
const list = playlistItems(0, '').queryKey;
const [, watching] = playlistStates;

const inClient = ({ children }: { children?: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children);

/** Answers the words of the failure. */
function change<Given>(
  useChange: () => { mutateAsync: (given: Given) => Promise<unknown> },
  given: Given,
): Promise<unknown> {
  const { result } = renderHook(useChange, { wrapper: inClient });
  let changing: Promise<unknown> | undefined;
  act(() => {
    changing = result.current.mutateAsync(given).catch((error: Error) => error.message);
  });
  return changing!;
}

it.each([
  ['taken out', () => change(useRemoving, item)],
  ['moved', () => change(useMoving, { item, to: watching })],
])('an item that is %s leaves the list at once, and is back in it where that fails', async (_, begin) => {
  const pages = { pages: [{ answer: [item], total: 1 }], pageParams: [{}] } as unknown as PlaylistPages;
  queryClient.setQueryData(list, pages);
  queryClient.setQueryData(['playlist', 'overview'], overview);
  const refusal = Promise.withResolvers<never>();
  call.mockReturnValue(refusal.promise);
  const changing = begin();
  const shown = () => queryClient.getQueryData<PlaylistPages>(list)?.pages[0]?.answer;
  await vi.waitFor(() => expect(shown()).toEqual([]));
  expect(queryClient.getQueryData(['playlist', 'overview'])).toMatchObject({ pending: 1 });
  await act(async () => {
    refusal.reject(new Error('away'));
    expect(await changing).toBe('away');
  });
  expect(shown()).toEqual([item]);
  expect(queryClient.getQueryData(['playlist', 'overview'])).toEqual(overview);
});
