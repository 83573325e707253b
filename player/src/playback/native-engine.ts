import { withToken, type Engine, type OpenSource } from './engine.ts';
import { followNativeCaptions } from './native-captions.ts';
import type { PlayerProblem } from '../player-state.ts';

const problemOf = (error: MediaError | null): PlayerProblem => {
  if (error?.code === MediaError.MEDIA_ERR_NETWORK) return 'network';
  if (error?.code === MediaError.MEDIA_ERR_DECODE) return 'unplayable';
  return 'unknown';
};

/** Errors in a row, without playing in between, after which a fresh token is not the cure. */
const maxReopenings = 2;

/** Safari says when the second 0 of a live stream was. */
const zeroOf = (element: HTMLVideoElement & { getStartDate?: () => Date }): number | undefined =>
  (element.getStartDate?.().getTime() ?? 0) / 1000 || undefined;

/** The browser plays HLS by itself. The token is part of the address, so a fresh one means opening again at the same second. */
export const openNatively = async ({
  element,
  source,
  startAt,
  report,
  captions,
  signal,
}: OpenSource): Promise<Engine> => {
  let position = startAt;
  let reopenings = 0;
  // Opening again sets the element to its beginning, and pauses it without an event of that name.
  let plays = !element.paused;
  const open = async (play: boolean) => {
    const token = await source.mediaToken(reopenings > 0);
    if (signal.aborted) return;
    element.src = withToken(source.url, token);
    const begin = () => {
      report({ zeroAt: zeroOf(element) });
      element.currentTime = position;
      if (play) void element.play().catch(() => undefined);
    };
    element.addEventListener('loadedmetadata', begin, { once: true, signal });
    element.load();
  };

  for (const event of ['play', 'pause', 'ended'])
    element.addEventListener(event, () => (plays = event === 'play'), { signal });
  element.addEventListener('timeupdate', () => (position = element.currentTime || position), { signal });
  element.addEventListener('playing', () => (reopenings = 0), { signal });
  element.addEventListener(
    'error',
    () => {
      reopenings += 1;
      // Where it stopped, so that another file goes on there.
      if (reopenings > maxReopenings)
        report({ problem: problemOf(element.error), currentTime: position, paused: !plays });
      else void open(plays).catch(() => report({ problem: 'network' }));
    },
    { signal },
  );
  const end = followNativeCaptions(element, captions);
  await open(false);

  return {
    loadAhead: () => undefined,
    setQuality: () => undefined,
    setSoundTrack: () => undefined,
    tryAgain: () => {
      reopenings = 0;
      void open(true).catch(() => report({ problem: 'network' }));
    },
    close: () => {
      end();
      element.removeAttribute('src');
      element.load();
    },
  };
};
