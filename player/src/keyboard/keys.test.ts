import { describe, expect, it, vi } from 'vitest';
import * as text from '@tv/strings/en/parts/keys.ts';
import type { Player } from '../create-player.ts';
import { commandOf, keyNames, type KeyTarget } from './keys.ts';
import { playerKeys } from './player-keys.ts';
import { initialState, type PlayerState } from '../player-state.ts';

const press = (key: string, change = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...change,
});
const page: KeyTarget = { on: 'rest', inside: false };
const inPlayer: KeyTarget = { on: 'rest', inside: true };

const playerIn = (state: Partial<PlayerState>) => {
  const done = vi.fn();
  const does = (name: string) => (value?: unknown) => done(name, value);
  const names = [
    'togglePlay',
    'seekTo',
    'seekBy',
    'setVolume',
    'toggleMute',
    'setRate',
    'toggleFullScreen',
    'toggleTheatre',
    'setCaptionStyle',
    'showKeys',
  ];
  const actions = Object.fromEntries(names.map((name) => [name, does(name)]));
  const player = { ...actions, notify: () => undefined, getState: () => ({ ...initialState, ...state }) };
  return { player: player as unknown as Player, done };
};
const chapters = [
  { title: 'One', startTime: 0, endTime: 40 },
  { title: 'Two', startTime: 40, endTime: 100 },
];
const context = { skip: 10, rates: [0.5, 1, 1.5, 2], chapters, captions: () => undefined };

const doneBy = (key: string, keyTarget: KeyTarget, state: Partial<PlayerState> = {}) => {
  const { player, done } = playerIn(state);
  commandOf(press(key), keyTarget)?.(player, context);
  return done.mock.calls[0];
};

describe('commandOf', () => {
  it('makes it neither louder than everything nor quieter than nothing', () => {
    expect(doneBy('ArrowUp', inPlayer, { volume: 0.98 })).toEqual(['setVolume', 1]);
    expect(doneBy('ArrowDown', inPlayer, { volume: 0.02 })).toEqual(['setVolume', 0]);
  });

  it('seeks by ← and → also while nothing has the focus; what scrolls up and down stays the page’s', () => {
    const free: KeyTarget = { ...page, free: true };
    expect(doneBy('ArrowRight', free)).toEqual(['seekBy', 5]);
    expect(doneBy('ArrowLeft', free)).toEqual(['seekBy', -5]);
    expect(doneBy('ArrowRight', page)).toBeUndefined();
    for (const key of ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'])
      expect(doneBy(key, free)).toBeUndefined();
  });

  it.each([
    ['k', 'togglePlay', undefined],
    [' ', 'togglePlay', undefined],
    ['J', 'seekBy', -10],
    ['l', 'seekBy', 10],
    ['m', 'toggleMute', undefined],
    ['f', 'toggleFullScreen', undefined],
    ['t', 'toggleTheatre', undefined],
    ['>', 'setRate', 1.5],
    ['<', 'setRate', 0.5],
    ['0', 'seekTo', 0],
    ['5', 'seekTo', 50],
    ['+', 'setCaptionStyle', { size: 1.25 }],
    ['-', 'setCaptionStyle', { size: 0.75 }],
    ['?', 'showKeys', true],
  ])('%s anywhere on the page: %s', (key, action, value) =>
    expect(doneBy(key, page, { duration: 100 })).toEqual([action, value]),
  );

  it.each([
    ['ArrowRight', 'seekBy', 5],
    ['ArrowLeft', 'seekBy', -5],
    ['ArrowUp', 'setVolume', 0.55],
    ['Home', 'seekTo', 0],
    ['End', 'seekTo', 100],
    ['PageDown', 'seekTo', 40],
    ['PageUp', 'seekTo', 0],
  ])('%s only inside the player: %s', (key, action, value) => {
    expect(doneBy(key, inPlayer, { duration: 100, volume: 0.5 })).toEqual([action, value]);
    expect(commandOf(press(key), page)).toBeUndefined();
    expect(commandOf(press(key), { on: 'slider', inside: true })).toBeUndefined();
  });

  it('leaves a control its space bar, and a field everything', () => {
    expect(commandOf(press(' '), { on: 'control', inside: true })).toBeUndefined();
    expect(commandOf(press('k'), { on: 'control', inside: true })).toBeDefined();
    expect(commandOf(press('k'), { on: 'typing', inside: false })).toBeUndefined();
  });

  it('leaves the browser its shortcuts, the search its slash', () => {
    expect(commandOf(press('f', { ctrlKey: true }), page)).toBeUndefined();
    expect(commandOf(press('k', { defaultPrevented: true }), page)).toBeUndefined();
    expect(commandOf(press('/'), page)).toBeUndefined();
  });

  it('steps by a picture only while paused', () => {
    const [name, to] = doneBy('.', page, { paused: true, frameRate: 25 }) ?? [];
    expect(name).toBe('seekTo');
    expect(to).toBeCloseTo(1.5 / 25);
    expect(doneBy('.', page, { paused: false })).toBeUndefined();
  });

  it('without shortcuts knows no sign, only what the focus on the player means', () => {
    for (const key of ['k', 'M', '5', '?', '+', '<', ','])
      expect(commandOf(press(key), inPlayer, false)).toBeUndefined();
    expect(commandOf(press(' '), page, false)).toBeUndefined();
    for (const key of [' ', 'ArrowLeft', 'Home'])
      expect(commandOf(press(key), inPlayer, false)).toBeDefined();
  });

  it('stays at the fastest speed', () => expect(doneBy('>', page, { rate: 2 })).toBeUndefined());
});

it('has a line of help for every key', () => {
  const labels: Record<string, string> = {
    ' ': text.space,
    '=': '+',
    '-': '−',
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
    Home: text.home,
    End: text.end,
    PageUp: text.pageUp,
    PageDown: text.pageDown,
  };
  const explained = playerKeys.flatMap(([keys]) => keys);
  const missing = keyNames.filter((key) => !explained.includes(labels[key] ?? key.toUpperCase()));
  expect(missing).toEqual([]);
});
