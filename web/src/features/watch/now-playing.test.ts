// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Player } from '@tv/player/create-player.ts';
import { initialState, type PlayerState } from '@tv/player/player-state.ts';
import { askForCorner, close, frame, hold, nowPlaying, setCorner } from './now-playing.ts';

const corner = document.createElement('div');

/** A player in a state, staged; what it hears of the corner is in its mock. */
const staged = (state: Partial<PlayerState>) => {
  const onCorner = vi.fn();
  const player = { getState: () => ({ ...initialState, ...state }), setCorner: onCorner };
  nowPlaying.set({ player: player as unknown as Player } as ReturnType<typeof nowPlaying.get>);
  return onCorner;
};
const page = () => document.body.appendChild(document.createElement('div'));

beforeEach(() => {
  close();
  document.body.replaceChildren(corner);
  setCorner(corner);
});

it('goes into the corner when its page is left while it plays, and back to the page', () => {
  const onCorner = staged({ started: true, paused: false });
  const leave = hold(page());
  leave();
  expect(frame.parentElement).toBe(corner);
  expect(onCorner).toHaveBeenLastCalledWith(true);
  const again = page();
  hold(again);
  expect(frame.parentElement).toBe(again);
  expect(onCorner).toHaveBeenLastCalledWith(false);
});

it.each<Partial<PlayerState>>([
  {},
  { started: true, paused: true },
  { started: true, paused: false, ended: true },
  { started: true, paused: false, problem: 'network' },
])('ends with its page when nothing plays: %o', (state) => {
  staged(state);
  hold(page())();
  expect(nowPlaying.get()).toBeUndefined();
  expect(frame.isConnected).toBe(false);
});

it('goes into the corner when asked, be it paused, and only the next time', () => {
  staged({ started: true, paused: true });
  const leave = hold(page());
  askForCorner();
  leave();
  expect(frame.parentElement).toBe(corner);
  hold(page())();
  expect(nowPlaying.get()).toBeUndefined();
});

it('ends where there is no corner', () => {
  setCorner(null);
  staged({ started: true, paused: false });
  hold(page())();
  expect(nowPlaying.get()).toBeUndefined();
});
