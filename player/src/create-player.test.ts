import { expect, it, vi } from 'vitest';
import { createPlayer } from './create-player.ts';
import type { Driver } from './playback/drive-media.ts';
import { createPlayerStore } from './player-store.ts';

const playerOf = (duration: number, currentTime = 0) => {
  const player = createPlayer({ duration, currentTime });
  let position = currentTime;
  const seekTo = vi.fn((to: number) => {
    position = to;
  });
  player.attach(() => ({ seekTo, currentTime: () => position }) as unknown as Driver);
  const plays = (seconds: number) => {
    position += seconds;
  };
  return { player, seekTo, plays };
};

it('seeks from the start to the end and no further', () => {
  const { player, seekTo } = playerOf(60, 50);
  player.seekBy(5);
  player.seekBy(30);
  player.seekBy(-100);
  expect(seekTo.mock.calls).toEqual([[55], [60], [0]]);
});

it('skips from where the element is, which the state hears of a little later', () => {
  const { player, seekTo, plays } = playerOf(60, 50);
  plays(0.2);
  player.seekBy(5);
  expect(seekTo).toHaveBeenCalledWith(55.2);
});

it('takes any second while the length is not known', () => {
  const { player, seekTo } = playerOf(0);
  player.seekTo(90);
  expect(seekTo).toHaveBeenCalledWith(90);
  expect(player.getState().currentTime).toBe(90);
});

it('a report of the element counts where a part of it is new, and calls nobody where none is', () => {
  const store = createPlayerStore({ paused: true, currentTime: 3 });
  const heard = vi.fn();
  store.subscribe(heard);
  store.report({ paused: true, currentTime: 3 });
  expect(heard).not.toHaveBeenCalled();
  store.report({ paused: true, currentTime: 4 });
  expect(heard).toHaveBeenCalledOnce();
  expect(store.getState()).toMatchObject({ paused: true, currentTime: 4 });
});
