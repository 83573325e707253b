import type { Report } from './engine.ts';
import type { PlayerState } from '../player-state.ts';

const bufferedRanges = ({ buffered }: HTMLMediaElement): PlayerState['buffered'] =>
  Array.from({ length: buffered.length }, (_, at) => [buffered.start(at), buffered.end(at)] as const);

/** Seconds. A live stream has no end where the browser plays it without our engine: it lasts as long as one may go. */
const lengthOf = ({ duration, seekable }: HTMLMediaElement) => {
  if (Number.isFinite(duration)) return duration;
  return duration === Infinity && seekable.length > 0 ? seekable.end(seekable.length - 1) : 0;
};

/** Nothing more comes while the device is offline: said at once, rather than left with a spinner. */
const stalled = (media: HTMLMediaElement): Partial<PlayerState> =>
  navigator.onLine || media.paused || media.readyState > media.HAVE_CURRENT_DATA
    ? {}
    : { problem: 'network' };

/** Firefox gives up on sound without a device for it, and says so in words alone; muted, it needs none. */
const isWithoutSound = ({ error }: HTMLMediaElement) => /MediaSinkAudio/.test(error?.message ?? '');

/** Which part of the state each event of the media element tells again. */
const observed: Record<string, (media: HTMLVideoElement) => Partial<PlayerState>> = {
  play: (media) => ({ paused: media.paused, ended: false, problem: undefined }),
  playing: () => ({ started: true, waiting: false, problem: undefined }),
  pause: (media) => ({ paused: media.paused, waiting: false }),
  // The engine reopens, which pauses without an event of that name.
  emptied: (media) => ({ paused: media.paused }),
  ended: () => ({ ended: true, paused: true, waiting: false }),
  waiting: (media) => ({ waiting: !media.paused, ...stalled(media) }),
  canplay: () => ({ waiting: false }),
  seeking: (media) => ({ seeking: true, currentTime: media.currentTime, ended: media.ended }),
  seeked: (media) => ({ seeking: false, currentTime: media.currentTime, ended: media.ended }),
  timeupdate: (media) => ({ currentTime: media.currentTime }),
  durationchange: (media) => ({ duration: lengthOf(media) }),
  progress: (media) => ({
    buffered: bufferedRanges(media),
    ...(media.duration === Infinity && { duration: lengthOf(media), isLive: true }),
  }),
  volumechange: (media) => ({
    volume: media.volume,
    muted: media.muted,
    ...(!media.muted && { lacksSound: false }),
  }),
  ratechange: (media) => ({ rate: media.playbackRate }),
  enterpictureinpicture: () => ({ pictureInPicture: true }),
  leavepictureinpicture: () => ({ pictureInPicture: false }),
  resize: (media) =>
    media.videoWidth > 0 && media.videoHeight > 0
      ? { aspectRatio: media.videoWidth / media.videoHeight }
      : { aspectRatio: undefined },
};

export const observeMedia = (media: HTMLVideoElement, report: Report, signal: AbortSignal): void => {
  for (const [event, tell] of Object.entries(observed))
    media.addEventListener(event, () => report(tell(media)), { signal });
  media.addEventListener(
    'error',
    () => {
      if (!isWithoutSound(media)) return;
      media.muted = true;
      report({ lacksSound: true });
    },
    { signal },
  );
  window.addEventListener('offline', () => report(stalled(media)), { signal });
};
