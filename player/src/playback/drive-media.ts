import type { Engine, Source } from './engine.ts';
import { openSource } from './open-source.ts';
import { isFullScreen, toggleFullScreen, togglePictureInPicture } from './full-screen.ts';
import { observeMedia } from './observe-media.ts';
import { initialState } from '../player-state.ts';
import type { PlayerStore } from '../player-store.ts';

export type PlayerElements = { root: HTMLElement; video: HTMLVideoElement };
export type Driver = ReturnType<typeof driveMedia>;

/** Moves one media element for the player, and tells the state what the element does. */
export const driveMedia = ({ root, video }: PlayerElements, { getState, report }: PlayerStore) => {
  const ending = new AbortController();
  let engine: Engine | undefined;
  let opening: Promise<void> | undefined;
  let reopen: (() => void) | undefined;
  let wantedTime: number | undefined;

  const { volume, muted, rate } = getState();
  Object.assign(video, { volume, muted, defaultPlaybackRate: rate, playbackRate: rate });
  observeMedia(video, report, ending.signal);
  const showFullScreen = () => report({ fullScreen: isFullScreen(root) });
  showFullScreen();
  document.addEventListener('fullscreenchange', showFullScreen, { signal: ending.signal });
  root.addEventListener('toggle', showFullScreen, { signal: ending.signal });
  video.addEventListener('play', () => engine?.loadAhead(), { signal: ending.signal });

  const seekTo = (to: number) => {
    if (video.readyState === 0) {
      wantedTime = to;
      video.addEventListener('loadedmetadata', () => seekTo(wantedTime ?? to), { once: true });
    } else {
      wantedTime = undefined;
      video.currentTime = to;
    }
  };

  /** Opens a source; the answer closes it. */
  const open = (source: Source, startAt: number) => {
    const closing = new AbortController();
    const { signal } = closing;
    const begin = (at: number) => {
      report({ problem: undefined, currentTime: at });
      const captions = () => getState().captions;
      opening = openSource({ element: video, source, startAt: at, report, captions, signal })
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
      closing.abort();
      engine?.close();
      engine = opening = reopen = undefined;
      const { started, paused, ended, waiting, problem, buffered, qualities, quality, soundTracks } =
        initialState;
      const { isLive, zeroAt } = initialState;
      report({ started, paused, ended, waiting, problem, buffered, qualities, quality, soundTracks });
      report({ isLive, zeroAt });
    };
  };

  const play = async () => {
    if (!opening) return;
    report({ waiting: true });
    await opening;
    engine?.loadAhead();
    // refused without a gesture, or interrupted by a pause: the element's events have reported the state
    await video.play().catch(() => report({ waiting: false, paused: true }));
  };

  return {
    open,
    play,
    seekTo,
    /** Seconds. The state follows the element only some four times a second. */
    currentTime: () => (video.readyState === 0 ? getState().currentTime : video.currentTime),
    pause: () => video.pause(),
    setVolume: (next: number) => {
      video.volume = next;
      video.muted = next === 0;
    },
    /** Answers what it has become. */
    toggleMute: () => {
      const silent = video.muted || video.volume === 0;
      video.muted = !silent;
      if (silent && video.volume === 0) video.volume = 0.5;
      return { muted: !silent, volume: video.volume };
    },
    // the default too: opening a source sets the speed back to it
    setRate: (next: number) => Object.assign(video, { playbackRate: next, defaultPlaybackRate: next }),
    setQuality: (quality: number | 'auto') => engine?.setQuality(quality),
    setSoundTrack: (id: number) => engine?.setSoundTrack(id),
    toggleFullScreen: () => void toggleFullScreen(root, video),
    togglePictureInPicture: () => void togglePictureInPicture(video),
    tryAgain: () => {
      report({ problem: undefined });
      if (engine) engine.tryAgain();
      else reopen?.();
      void play();
    },
    end: () => ending.abort(),
    video,
  };
};
