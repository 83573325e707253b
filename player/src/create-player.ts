import { captionStyleOf, type CaptionStyle } from './captions/caption-style.ts';
import type { Driver } from './playback/drive-media.ts';
import type { Source } from './playback/engine.ts';
import type { PlayerState } from './player-state.ts';
import { liveEdge } from './playback/live-edge.ts';
import { createPlayerStore, type PlayerStore } from './player-store.ts';
import { readPreferences, savePreferences } from './settings/preferences.ts';

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * One player: a store that follows the media element, and actions that write to the element, never to what it tells.
 * What drives the element comes later than the page that follows it.
 */
export const createPlayer = (start: Partial<PlayerState> = {}) => {
  const remembered = readPreferences();
  const { volume = 1, muted = false, rate = 1, spokenCaptions = false } = { ...remembered, ...start };
  const captionStyle = captionStyleOf(remembered.captionStyle);
  const store = createPlayerStore({ ...start, volume, muted, rate, captionStyle, spokenCaptions });
  const { getState, subscribe, report } = store;
  let driver: Driver | undefined;
  let notices = 0;
  /** Asked for before there was anything to drive. */
  let early: number | undefined;

  const play = async () => driver?.play();
  const pause = () => driver?.pause();

  const seekTo = (time: number) => {
    const { duration, isLive } = getState();
    const to = clamp(time, 0, isLive ? liveEdge(duration) : duration || time);
    report({ currentTime: to });
    if (driver) driver.seekTo(to);
    else early = to;
  };

  const startRate = (first: number) => {
    driver?.setRate(first);
    report({ rate: first });
  };

  return {
    getState,
    subscribe,
    /** The answer takes the element back. */
    attach: (drive: (store: PlayerStore) => Driver) => {
      const attached = drive(store);
      driver = attached;
      return () => {
        attached.end();
        driver = undefined;
      };
    },
    /** Opens a source; the answer closes it. */
    open: (source: Source, startAt = 0) => {
      const close = driver?.open(source, early ?? startAt);
      early = undefined;
      return () => close?.();
    },
    play,
    pause,
    togglePlay: () => (getState().paused ? void play() : pause()),
    seekTo,
    seekBy: (seconds: number) => seekTo((driver?.currentTime() ?? getState().currentTime) + seconds),
    setVolume: (value: number) => {
      const next = clamp(Math.round(value * 100) / 100, 0, 1);
      driver?.setVolume(next);
      savePreferences({ volume: next, muted: next === 0 });
    },
    toggleMute: () => driver && savePreferences(driver.toggleMute()),
    setRate: (next: number) => {
      startRate(next);
      savePreferences({ rate: next });
    },
    /** The speed to begin with, without counting as the person's choice. */
    startRate,
    setQuality: (quality: number | 'auto') => {
      driver?.setQuality(quality);
      report({ quality });
    },
    setSoundTrack: (id: number) => driver?.setSoundTrack(id),
    setCaptions: (language: string | undefined) => {
      report({ captions: language });
      savePreferences({ captions: language ?? 'off' });
    },
    /** Shows captions as the page resolved them, without counting as the person's choice. */
    startCaptions: (language: string | undefined) => report({ captions: language }),
    setCaptionStyle: (change: Partial<CaptionStyle>) => {
      const next = { ...getState().captionStyle, ...change };
      report({ captionStyle: next });
      savePreferences({ captionStyle: next });
    },
    setDescriptions: (descriptions: boolean) => {
      report({ descriptions });
      savePreferences({ descriptions });
    },
    setSpokenCaptions: (spokenCaptions: boolean) => {
      report({ spokenCaptions });
      savePreferences({ spokenCaptions });
    },
    /** What this device had chosen; absent where there is nothing to speak. */
    startDescriptions: (descriptions: boolean | undefined) => report({ descriptions }),
    toggleFullScreen: () => driver?.toggleFullScreen(),
    togglePictureInPicture: () => driver?.togglePictureInPicture(),
    toggleTheatre: () => report({ theatre: !getState().theatre }),
    setCorner: (corner: boolean) => report({ corner }),
    showKeys: (showsKeys: boolean) => report({ showsKeys }),
    notify: (text: string) => report({ notice: { text, count: (notices += 1) } }),
    tryAgain: () => driver?.tryAgain(),
    /** For what only some browsers can do with it. */
    element: () => driver?.video,
  };
};

export type Player = ReturnType<typeof createPlayer>;
