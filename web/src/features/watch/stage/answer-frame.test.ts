// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayer } from '@tv/player/create-player.ts';
import type { Driver } from '@tv/player/playback/drive-media.ts';
import type { PlayerStore } from '@tv/player/player-store.ts';
import { answerFrame } from './answer-frame.ts';

const site = 'https://intranet.example';
const configurationElement = document.createElement('script');
configurationElement.id = 'configuration';
configurationElement.type = 'application/json';
configurationElement.textContent = JSON.stringify({ embedOrigins: [site] });
document.body.append(configurationElement);

const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
let stop: (() => void) | undefined;
beforeEach(() => {
  parent.postMessage.mockClear();
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window & typeof globalThis);
});
afterEach(() => stop?.());

/** A player whose element does at once what it is told. */
const embedded = (isBlocked = false) => {
  const player = createPlayer({ duration: 100 });
  let reportState!: PlayerStore['report'];
  player.attach(({ report }) => {
    reportState = report;
    return {
      play: async () => void (isBlocked || report({ paused: false })),
      pause: () => report({ paused: true }),
      seekTo: (currentTime: number) => report({ currentTime }),
      setVolume: (volume: number) => report({ volume }),
      toggleMute: () => {
        report({ muted: true });
        return { muted: true, volume: 1 };
      },
      end: () => undefined,
    } as unknown as Driver;
  });
  stop = answerFrame(player);
  return { player, reportState };
};
const ask = (data: unknown, origin = site, source: unknown = parent) => {
  const event = new MessageEvent('message', { data, origin });
  // Only a real window can be given to the constructor.
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
};
const heard = () =>
  parent.postMessage.mock.calls.map(([message, origin]) => [(message as { event: string }).event, origin]);

it('says to anybody that it is there, and nothing more', () => {
  const { reportState } = embedded();
  reportState({ currentTime: 3, paused: false });
  expect(parent.postMessage.mock.calls).toEqual([[{ tv: 1, event: 'ready' }, '*']]);
});

it('obeys and tells the site of the list that listens', async () => {
  const { player, reportState } = embedded();
  ask({ tv: 1, ask: 'listen' });
  ask({ tv: 1, ask: 'play' });
  ask({ tv: 1, ask: 'seek', value: 40 });
  ask({ tv: 1, ask: 'volume', value: 0.25 });
  ask({ tv: 1, ask: 'mute', value: true });
  ask({ tv: 1, ask: 'pause' });
  reportState({ ended: true });
  reportState({ problem: 'network' });
  expect(player.getState()).toMatchObject({ currentTime: 40, volume: 0.25, muted: true, paused: true });
  expect(heard()).toEqual([
    ['ready', '*'],
    ...['ready', 'play', 'timeupdate', 'volumechange', 'volumechange', 'pause', 'ended', 'error'].map(
      (event) => [event, site],
    ),
  ]);
  expect(parent.postMessage.mock.lastCall?.[0]).toEqual({
    tv: 1,
    event: 'error',
    reason: 'network',
    state: { time: 40, duration: 100, volume: 0.25, muted: true, paused: true, ended: true },
  });
});

it.each([
  ['a site that is not on the list', { tv: 1, ask: 'play' }, 'https://evil.example', parent],
  ['another window of a site that is', { tv: 1, ask: 'play' }, site, window],
  ['something that is no message of this kind', { ask: 'play' }, site, parent],
  ['a word', 'play', site, parent],
  ['nothing', null, site, parent],
])('does not obey %s', async (_, data, origin, source) => {
  const { player } = embedded();
  ask(data, origin, source);
  await Promise.resolve();
  expect(player.getState().paused).toBe(true);
  expect(heard()).toEqual([['ready', '*']]);
});

it.each([
  { tv: 1, ask: 'seek', value: 'x' },
  { tv: 1, ask: 'seek', value: Number.NaN },
  { tv: 1, ask: 'volume' },
  { tv: 1, ask: 'mute', value: 1 },
  { tv: 1, ask: 'constructor' },
])('leaves be what makes no sense: %j', (data) => {
  const { player } = embedded();
  const before = player.getState();
  ask(data);
  expect(player.getState()).toBe(before);
});

it('says when the browser did not let it play, and nothing once it is over', async () => {
  const { reportState } = embedded(true);
  ask({ tv: 1, ask: 'play' });
  await vi.waitFor(() => expect(parent.postMessage.mock.lastCall?.[0]).toMatchObject({ reason: 'blocked' }));
  stop?.();
  reportState({ currentTime: 9 });
  ask({ tv: 1, ask: 'listen' });
  expect(heard()).toHaveLength(2);
});
