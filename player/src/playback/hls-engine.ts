import Hls, { type ErrorData, type HlsConfig, type Level, type MediaPlaylist } from 'hls.js';
import { locale } from '@tv/strings/en/locale.ts';
import { withBitrate } from '@tv/strings/en/player/quality.ts';
import { withToken, type Engine, type OpenSource, type Source } from './engine.ts';
import { lineSpeed } from './line-speed.ts';
import { recoverFromNetworkLoss } from './recover-from-network-loss.ts';
import type { PlayerProblem, Quality, SoundTrack } from '../player-state.ts';

/** Seconds loaded ahead before the first play, and at most while playing. */
const ahead = { idle: 6, playing: 60 };

const megabits = (value: number): string =>
  value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Pictures are named after their shorter side, so that a portrait one is 720p too. */
export const describeQualities = (
  levels: readonly Pick<Level, 'width' | 'height' | 'bitrate'>[],
): Quality[] => {
  const all = levels
    .map((level, id) => ({ id, height: Math.min(level.width, level.height), bitrate: level.bitrate }))
    .filter((level) => level.height > 0)
    .sort((a, b) => b.height - a.height || b.bitrate - a.bitrate);
  return all.map(({ id, height, bitrate }) => {
    const twins = all.filter((other) => other.height === height).length > 1;
    const label = twins ? withBitrate(`${height}p`, megabits(bitrate / 1e6)) : `${height}p`;
    return { id, height, label };
  });
};

const describeSoundTrack = (track: MediaPlaylist, id: number): SoundTrack => ({
  id,
  label: track.name,
  ...(track.lang ? { languageCode: track.lang } : {}),
});

const problemOf = ({ type, response }: ErrorData): PlayerProblem => {
  if (response?.code === 401 || response?.code === 403) return 'refused';
  if (response?.code === 404 || response?.code === 410) return 'gone';
  return type === Hls.ErrorTypes.NETWORK_ERROR ? 'network' : 'unplayable';
};

/** Tries again after 1, 2 and 4 seconds; then the person sees a message, rather than being left with a spinner for half a minute. */
const retryPolicy: HlsConfig['fragLoadPolicy'] = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: {
      maxNumRetry: 3,
      retryDelayMs: 1000,
      maxRetryDelayMs: 4000,
      // hls.js takes a connection that breaks off for a refusal
      shouldRetry: (policy, tries, _isTimeout, answer, retry) =>
        retry || (answer?.code === 0 && tries < (policy?.maxNumRetry ?? 0)),
    },
  },
};

export const configure = (source: Source, startAt: number, signal: AbortSignal): Partial<HlsConfig> => ({
  // fMP4 needs no remuxing, so a worker would only cost its start and a wider content security policy
  enableWorker: false,
  renderTextTracksNatively: false,
  enableWebVTT: false,
  startPosition: startAt > 0 ? startAt : -1,
  startFragPrefetch: true,
  maxBufferLength: ahead.idle,
  maxMaxBufferLength: ahead.idle,
  backBufferLength: 60,
  // who is behind the edge of a live stream, and has not gone back, comes nearer unheard
  maxLiveSyncPlaybackRate: 1.05,
  fragLoadPolicy: retryPolicy,
  playlistLoadPolicy: retryPolicy,
  manifestLoadPolicy: retryPolicy,
  // the first segment has four seconds, and shall come within one
  abrEwmaDefaultEstimate: lineSpeed() / 4,
  xhrSetup: async (xhr, url) => {
    const token = await source.mediaToken();
    if (signal.aborted) return;
    // a signed address of a CDN has no `jwt` and is left as it is
    const fresh = new URL(url, location.href).searchParams.has('jwt') ? withToken(url, token) : url;
    xhr.open('GET', fresh, true);
  },
});

/**
 * Goes on in another quality from the next segment, so that nothing stops. Where the engine leaves what is loaded ahead
 * as it is (too slow a network to replace it in time, or all of it loaded), the switch is made at once.
 */
function switchLevel(hls: Hls, element: HTMLMediaElement, level: number): void {
  let replacesAhead = false;
  const listen = (_event: string, { startOffset }: { startOffset: number }) =>
    (replacesAhead ||= startOffset > element.currentTime);
  hls.on(Hls.Events.BUFFER_FLUSHING, listen);
  hls.nextLevel = level;
  hls.off(Hls.Events.BUFFER_FLUSHING, listen);
  if (!replacesAhead && hls.currentLevel !== level) hls.currentLevel = level;
}

/** Seconds. Sound that is a hair longer than the picture ends in a segment behind the picture's end, which hls.js never asks for. */
const hairsbreadth = 0.3;

/**
 * Says that no more comes where playback waits for it at the very end: else the media would never have ended.
 * Only where all before it is there: a viewer who jumps to an end that is not loaded yet would cut the media short. A live stream goes on.
 */
function endAtTheEnd(hls: Hls, element: HTMLMediaElement, signal: AbortSignal): void {
  let whole: MediaSource | undefined;
  hls.on(Hls.Events.MEDIA_ATTACHED, (_event, { mediaSource }) => (whole = mediaSource));
  const endWhereItWaits = () => {
    if (hls.latestLevelDetails?.live) return;
    const isBusy = [...(whole?.sourceBuffers ?? [])].some(({ updating }) => updating);
    const { buffered, currentTime, duration } = element;
    const loaded = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    if (whole?.readyState === 'open' && !isBusy && Math.min(currentTime, loaded) > duration - hairsbreadth)
      whole.endOfStream();
  };
  element.addEventListener('waiting', endWhereItWaits, { signal });
  hls.on(Hls.Events.BUFFER_APPENDED, endWhereItWaits);
}

/** hls.js reopens the element after an error of its media, which pauses it without an event of that name. */
function playOn(element: HTMLMediaElement, signal: AbortSignal): void {
  let plays = !element.paused;
  for (const event of ['play', 'pause', 'ended'])
    element.addEventListener(event, () => (plays = event === 'play'), { signal });
  element.addEventListener('emptied', () => plays && void element.play().catch(() => {}), { signal });
}

/** Plays through Media Source Extensions. Every request carries the token of its moment, so one that ends is never noticed. */
export const openWithHls = async ({
  element,
  source,
  startAt,
  report,
  signal,
}: OpenSource): Promise<Engine> => {
  if (!Hls.isSupported()) {
    report({ problem: 'unplayable' });
    return { loadAhead() {}, setQuality() {}, setSoundTrack() {}, tryAgain() {}, close() {} };
  }
  const address = withToken(source.url, await source.mediaToken());
  signal.throwIfAborted();
  const hls = new Hls(configure(source, startAt, signal));
  let opened = false;
  let recoveries = 0;
  let isRenewed = false;
  const goOn = () => (opened ? hls.startLoad(element.currentTime) : hls.loadSource(address));
  const recovery = recoverFromNetworkLoss({ element, goOn, report, signal });

  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    opened = true;
    report({ qualities: describeQualities(hls.levels) });
  });
  hls.on(Hls.Events.LEVEL_LOADED, (_event, { details }) => report({ isLive: details.live }));
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) =>
    report({ activeQuality: level, frameRate: hls.levels[level]?.frameRate || undefined }),
  );
  hls.on(Hls.Events.AUDIO_TRACKS_UPDATED, (_event, { audioTracks }) =>
    report({ soundTracks: audioTracks.map(describeSoundTrack) }),
  );
  hls.on(Hls.Events.AUDIO_TRACK_SWITCHED, () => report({ soundTrack: hls.audioTrack }));
  hls.on(Hls.Events.FRAG_CHANGED, (_event, { frag: { programDateTime, start } }) => {
    recoveries = 0;
    // to a tenth of a second, so that the state does not change with each segment
    if (programDateTime) report({ zeroAt: Math.round(programDateTime / 100 - start * 10) / 10 });
  });
  hls.on(Hls.Events.FRAG_LOADED, () => {
    isRenewed = false;
    recovery.isBack();
  });
  hls.on(Hls.Events.ERROR, (_event, error) => {
    if (!error.fatal) return;
    if (error.response?.code === 401 && !isRenewed) {
      // ended sooner than this device's clock has it
      isRenewed = true;
      void source.mediaToken(true).then(() => !signal.aborted && goOn());
    } else if (error.type === Hls.ErrorTypes.MEDIA_ERROR && recoveries < 2) {
      recoveries += 1;
      hls.recoverMediaError();
    } else {
      const problem = problemOf(error);
      if (problem === 'network') recovery.lost();
      else report({ problem });
    }
  });
  endAtTheEnd(hls, element, signal);
  playOn(element, signal);
  hls.loadSource(address);
  hls.attachMedia(element);

  return {
    loadAhead: () => {
      hls.config.maxBufferLength = ahead.playing / 2;
      hls.config.maxMaxBufferLength = ahead.playing;
    },
    setQuality: (quality) => (quality === 'auto' ? (hls.nextLevel = -1) : switchLevel(hls, element, quality)),
    setSoundTrack: (id) => (hls.audioTrack = id),
    tryAgain: recovery.again,
    close: () => hls.destroy(),
  };
};
