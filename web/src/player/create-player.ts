import { captionStyleOf, type CaptionStyle } from './caption-style.ts';
import { openSource, type Engine, type Source } from './engine.ts';
import { toggleFullScreen, togglePictureInPicture } from './full-screen.ts';
import { observeMedia } from './observe-media.ts';
import { initialState, type PlayerState } from './player-state.ts';
import { createPlayerStore } from './player-store.ts';
import { readRemembered, remember } from './remembered.ts';

type Parts = { root: HTMLElement; video: HTMLVideoElement };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** One player: a store that follows the media element, and actions that write to the element, never to what it tells. */
export const createPlayer = (start: Partial<PlayerState> = {}) => {
  const remembered = readRemembered();
  const { volume = 1, muted = false, rate = 1 } = { ...remembered, ...start };
  const captionStyle = captionStyleOf(remembered.captionStyle);
  const { getState, subscribe, report } = createPlayerStore({ ...start, volume, muted, rate, captionStyle });
  let parts: Parts | undefined;
  let engine: Engine | undefined;
  let opening: Promise<void> | undefined;
  let reopen: (() => void) | undefined;
  let wantedTime: number | undefined;
  let notices = 0;

  const attach = (attached: Parts) => {
    const ending = new AbortController();
    const { signal } = ending;
    const { root, video } = attached;
    parts = attached;
    Object.assign(video, { volume, muted, defaultPlaybackRate: rate, playbackRate: rate });
    observeMedia(video, report, signal);
    const showFullScreen = () => report({ fullScreen: document.fullscreenElement === root });
    document.addEventListener('fullscreenchange', showFullScreen, { signal });
    video.addEventListener('play', () => engine?.loadAhead(), { signal });
    return () => {
      ending.abort();
      parts = undefined;
    };
  };

  /** Opens a source; the answer closes it. */
  const open = (source: Source, startAt = 0) => {
    const ending = new AbortController();
    const { signal } = ending;
    const begin = (at: number) => {
      const video = parts?.video;
      if (!video) return;
      report({ problem: undefined, currentTime: at });
      opening = openSource({ element: video, source, startAt: at, report, signal })
        .then((ready) => {
          if (signal.aborted) return ready.close();
          engine = ready;
          if (wantedTime !== undefined) seekTo(wantedTime);
        })
        .catch(() => {
          if (!signal.aborted) report({ problem: 'network', waiting: false });
        });
    };
    begin(startAt);
    reopen = () => begin(getState().currentTime);
    return () => {
      ending.abort();
      engine?.close();
      engine = opening = reopen = undefined;
      const { started, paused, ended, waiting, problem, buffered, qualities, quality, soundTracks } =
        initialState;
      report({ started, paused, ended, waiting, problem, buffered, qualities, quality, soundTracks });
    };
  };

  const play = async () => {
    if (!parts || !opening) return;
    report({ waiting: true });
    await opening;
    engine?.loadAhead();
    // refused without a gesture, or interrupted by a pause: the element's events have told the state
    await parts?.video.play().catch(() => report({ waiting: false, paused: true }));
  };

  const pause = () => parts?.video.pause();

  const seekTo = (time: number) => {
    const { duration } = getState();
    const to = clamp(time, 0, duration || time);
    report({ currentTime: to });
    if (!parts || parts.video.readyState === 0) {
      wantedTime = to;
      parts?.video.addEventListener('loadedmetadata', () => seekTo(wantedTime ?? to), { once: true });
    } else {
      wantedTime = undefined;
      parts.video.currentTime = to;
    }
  };

  const setVolume = (value: number) => {
    const next = clamp(Math.round(value * 100) / 100, 0, 1);
    if (!parts) return;
    parts.video.volume = next;
    parts.video.muted = next === 0;
    remember({ volume: next, muted: next === 0 });
  };

  return {
    getState,
    subscribe,
    attach,
    open,
    play,
    pause,
    togglePlay: () => (getState().paused ? void play() : pause()),
    seekTo,
    seekBy: (seconds: number) => seekTo(getState().currentTime + seconds),
    setVolume,
    toggleMute: () => {
      if (!parts) return;
      const silent = parts.video.muted || parts.video.volume === 0;
      parts.video.muted = !silent;
      if (silent && parts.video.volume === 0) parts.video.volume = 0.5;
      remember({ muted: !silent, volume: parts.video.volume });
    },
    setRate: (next: number) => {
      // the default too: opening a source sets the speed back to it
      if (parts) Object.assign(parts.video, { playbackRate: next, defaultPlaybackRate: next });
      report({ rate: next });
      remember({ rate: next });
    },
    /** The speed to begin with, without counting as the person's choice. */
    startRate: (first: number) => {
      if (parts) Object.assign(parts.video, { playbackRate: first, defaultPlaybackRate: first });
      report({ rate: first });
    },
    setQuality: (quality: number | 'auto') => {
      engine?.setQuality(quality);
      report({ quality });
    },
    setSoundTrack: (id: number) => engine?.setSoundTrack(id),
    setCaptions: (language: string | undefined) => {
      report({ captions: language });
      remember({ captions: language ?? 'off' });
    },
    /** Shows captions as the page resolved them, without counting as the person's choice. */
    startCaptions: (language: string | undefined) => report({ captions: language }),
    setCaptionStyle: (change: Partial<CaptionStyle>) => {
      const next = { ...getState().captionStyle, ...change };
      report({ captionStyle: next });
      remember({ captionStyle: next });
    },
    toggleFullScreen: () => parts && void toggleFullScreen(parts.root, parts.video),
    togglePictureInPicture: () => parts && void togglePictureInPicture(parts.video),
    toggleTheatre: () => report({ theatre: !getState().theatre }),
    showKeys: (showsKeys: boolean) => report({ showsKeys }),
    notify: (text: string) => report({ notice: { text, count: (notices += 1) } }),
    tryAgain: () => {
      report({ problem: undefined });
      if (engine) engine.tryAgain();
      else reopen?.();
      void play();
    },
  };
};

export type Player = ReturnType<typeof createPlayer>;
