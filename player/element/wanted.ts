import type { Language } from '@tv/contract/languages/languages';
import type { PlayerState } from '../src/player-state.ts';
import type { Token } from './token.ts';

/** What a page asks the element to show. */
export type Wanted = {
  item: string;
  /** The origin of the portal. */
  portal: string;
  token: Token | undefined;
  /** In which title and description are shown. */
  language: Language;
  /** Seconds. */
  start: number | undefined;
  isMuted: boolean;
  autoplays: boolean;
  theme: string | null;
};

/** What is shown in an element, until it is removed. */
export type Shown = {
  play(): Promise<void>;
  pause(): void;
  seek(to: number): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  setTheme(theme: string | null): void;
  state(): PlayerState;
  remove(): void;
};
