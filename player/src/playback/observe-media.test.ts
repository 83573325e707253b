// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { observeMedia } from './observe-media.ts';
import { createPlayerStore } from '../player-store.ts';

const ranges = (...pairs: [number, number][]) => ({
  length: pairs.length,
  start: (at: number) => pairs[at]?.[0] ?? 0,
  end: (at: number) => pairs[at]?.[1] ?? 0,
});

const watched = () => {
  const facts = {
    paused: true,
    ended: false,
    currentTime: 0,
    duration: Number.NaN,
    buffered: ranges(),
    muted: false,
    volume: 1,
    error: null as { message: string } | null,
  };
  const media = Object.assign(new EventTarget(), facts);
  const store = createPlayerStore();
  const ending = new AbortController();
  observeMedia(media as unknown as HTMLVideoElement, store.report, ending.signal);
  const happens = (event: string, change: Partial<typeof facts> = {}) => {
    Object.assign(media, change);
    media.dispatchEvent(new Event(event));
    return store.getState();
  };
  return { happens, store, ending };
};

it('follows the media element through playing, waiting and the end', () => {
  const { happens } = watched();
  expect(happens('durationchange').duration).toBe(0);
  expect(happens('durationchange', { duration: 75 }).duration).toBe(75);
  expect(happens('play', { paused: false })).toMatchObject({ paused: false, started: false });
  expect(happens('waiting').waiting).toBe(true);
  expect(happens('playing')).toMatchObject({ started: true, waiting: false });
  expect(happens('timeupdate', { currentTime: 12.5 }).currentTime).toBe(12.5);
  expect(happens('progress', { buffered: ranges([0, 20], [40, 50]) }).buffered).toEqual([
    [0, 20],
    [40, 50],
  ]);
  expect(happens('ended', { paused: true, ended: true })).toMatchObject({ ended: true, paused: true });
  expect(happens('seeking', { ended: false, currentTime: 3 })).toMatchObject({
    ended: false,
    currentTime: 3,
  });
});

it('does not wait while it is paused, and forgets a problem once it plays', () => {
  const { happens, store } = watched();
  expect(happens('waiting').waiting).toBe(false);
  store.report({ problem: 'network' });
  expect(happens('play', { paused: false }).problem).toBeUndefined();
});

it('hears nothing more once it has ended', () => {
  const { happens, ending } = watched();
  ending.abort();
  expect(happens('timeupdate', { currentTime: 9 }).currentTime).toBe(0);
});

it('tells its listeners only of a change', () => {
  const { store } = watched();
  let changes = 0;
  const stop = store.subscribe(() => (changes += 1));
  store.report({ volume: 1 });
  store.report({ volume: 0.5 });
  store.report({ volume: 0.5, muted: false });
  stop();
  store.report({ volume: 0 });
  expect(changes).toBe(1);
});

it('goes on muted where the device has no sound output, and says so until somebody unmutes', () => {
  const { happens, store } = watched();
  happens('play', { paused: false });
  happens('error', { error: { message: 'OnMediaSinkAudioError' } });
  expect(store.getState().lacksSound).toBe(true);
  expect(happens('volumechange')).toMatchObject({ muted: true, lacksSound: true });
  // reopened: paused without an event of that name
  expect(happens('emptied', { paused: true, error: null }).paused).toBe(true);
  expect(happens('volumechange', { muted: false }).lacksSound).toBe(false);
  expect(happens('error', { error: { message: 'decode error' } })).toMatchObject({
    lacksSound: false,
    muted: false,
  });
});
