import type { Engine, OpenSource } from './engine.ts';

/** Safari's own engine is the better one there (AirPlay, battery); newer Chromium also says "maybe", and is worse at it. */
const prefersOwnEngine = (element: HTMLVideoElement) =>
  element.canPlayType('application/vnd.apple.mpegurl') !== '' &&
  (navigator.vendor.startsWith('Apple') || !('MediaSource' in globalThis));

const openerFor = async (element: HTMLVideoElement) =>
  prefersOwnEngine(element)
    ? (await import('./native-engine.ts')).openNatively
    : (await import('./hls-engine.ts')).openWithHls;

export const openSource = async (opening: OpenSource): Promise<Engine> => {
  const open = await openerFor(opening.element);
  opening.signal.throwIfAborted();
  return open(opening);
};

/** Loads the code that this browser plays with, before there is a source. */
export const loadEngine = async (): Promise<void> => void (await openerFor(document.createElement('video')));
