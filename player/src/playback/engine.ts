import type { PlayerState } from '../player-state.ts';

/**
 * What to play. The address has no token; `mediaToken` answers one that is good now, renewed where it was about to end
 * or where the one of before was refused.
 */
export type Source = { url: string; mediaToken: (isRefused?: boolean) => Promise<string> };

export type Report = (change: Partial<PlayerState>) => void;

export type OpenSource = {
  element: HTMLVideoElement;
  source: Source;
  /** Seconds. */
  startAt: number;
  report: Report;
  /** Language of the captions that are chosen now. */
  captions: () => string | undefined;
  signal: AbortSignal;
};

/** What brings the bytes to the media element. */
export type Engine = {
  /** From now on load as far ahead as playing needs; before, only enough to start at once. */
  loadAhead: () => void;
  setQuality: (quality: number | 'auto') => void;
  setSoundTrack: (id: number) => void;
  /** After a problem: go on where playback stopped. */
  tryAgain: () => void;
  close: () => void;
};

export const withToken = (url: string, token: string): string => {
  const address = new URL(url, location.href);
  address.searchParams.set('jwt', token);
  return address.href;
};
