import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { MediaPlayerSettings } from '@tv/contract/media/player-settings';
import type { Subtitle } from '@tv/contract/captions/captions';
import type { Area } from '@tv/client/lib/area/area.ts';
import { createStore } from '@tv/client/lib/state/store.ts';
import type { Player } from '@tv/player/create-player.ts';

export type Stage = {
  item: MediaContent;
  area: Area;
  settings: MediaPlayerSettings;
  subtitles: readonly Subtitle[];
  descriptions?: readonly Subtitle[];
  /** Opened from the playlist, which then says what comes next. */
  fromPlaylist: boolean;
  start: { startAt: number; isResumed: boolean };
  isMember: boolean;
  loadText: (url: string) => Promise<string>;
  /** Stands over the picture where the settings ask for the viewer's name. Absent: that of the person who is signed in. */
  viewerName?: string;
};

/** What plays: on its own page, or in the corner of the others. */
export const nowPlaying = createStore<(Stage & { player: Player }) | undefined>(undefined);

/** Holds the elements of the player, and is moved whole from place to place, so that the media goes on. */
export const frame = document.createElement('div');
frame.dataset['stage'] = '';

/** The place in the corner; the player's code brings it. */
let corner: HTMLElement | null = null;
export const setCorner = (element: HTMLElement | null): void => {
  corner = element;
};

let isRequested = false;
/** The next page that is left leaves its player in the corner, be it paused. */
export const askForCorner = (): void => {
  isRequested = true;
};

/** A plain move ends full screen and picture in picture; browsers that know `moveBefore` preserve both (DOM standard §4.2.3). */
const moveFrame = (into: HTMLElement) => {
  // a frame that had the whole window would be hidden elsewhere
  frame.popover = null;
  if (frame.isConnected && 'moveBefore' in into) into.moveBefore(frame, null);
  else into.append(frame);
};

let begins: string | undefined;
/** The next page of this item begins to play by itself. */
export const beginWith = (id: string | undefined): void => {
  begins = id;
};
export const mayBegin = (id: string): boolean => begins === id;

export const close = (): void => {
  nowPlaying.set(undefined);
  frame.remove();
};

/** The page's own place takes the player; the answer gives it back: to the corner if it plays, else it ends. */
export const hold = (slot: HTMLElement): (() => void) => {
  moveFrame(slot);
  nowPlaying.get()?.player.setCorner(false);
  isRequested = false;
  return () => {
    const player = nowPlaying.get()?.player;
    const { started, paused, ended, problem } = player?.getState() ?? {};
    const goesOn = isRequested || (started && !paused && !ended && !problem);
    if (!player || !corner || !goesOn) return close();
    moveFrame(corner);
    player.setCorner(true);
  };
};
