import type { Engine, OpenSource } from './engine.ts';

/** Safari's own engine is the better one there (AirPlay, battery); newer Chromium also says "maybe", and is worse at it. */
const prefersOwnEngine = (element: HTMLVideoElement) =>
  element.canPlayType('application/vnd.apple.mpegurl') !== '' &&
  (navigator.vendor.startsWith('Apple') || !('MediaSource' in globalThis));

export const openSource = async (opening: OpenSource): Promise<Engine> => {
  const open = prefersOwnEngine(opening.element)
    ? (await import('./native-engine.ts')).openNatively
    : (await import('./hls-engine.ts')).openWithHls;
  opening.signal.throwIfAborted();
  return open(opening);
};
