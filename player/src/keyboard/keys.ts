import * as text from '@tv/strings/en/player/player.ts';
import { sizeBeside } from '../captions/caption-style.ts';
import { chapterBeside } from '../chapters.ts';
import type { Player } from '../create-player.ts';
import { frameBeside } from './frame-step.ts';
import type { PlayerChapter } from '../player-props.ts';
import { rateLabel } from '../settings/rate-label.ts';
import { signed } from '../signed.ts';

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/** Where a key was pressed: on what, and whether that is part of the player. */
export type KeyTarget = {
  on: 'typing' | 'control' | 'slider' | 'rest';
  inside: boolean;
  /** Nothing has the focus, or only the heading, to which a change of page brings it. */
  free?: boolean;
};

export type KeyContext = {
  skip: number;
  rates: readonly number[];
  chapters: readonly PlayerChapter[];
  captions: () => void;
  corner?: (() => void) | undefined;
  next?: (() => void) | undefined;
};

type Command = (player: Player, context: KeyContext) => void;

const skipBy =
  (direction: 1 | -1, seconds?: number): Command =>
  (player, { skip }) => {
    player.seekBy(direction * (seconds ?? skip));
    player.notify(text.skipped(signed(direction * (seconds ?? skip))));
  };

const louderBy =
  (step: number): Command =>
  (player) => {
    const next = Math.min(1, Math.max(0, player.getState().volume + step));
    player.setVolume(next);
    player.notify(text.volumeIs(next));
  };

const speed =
  (direction: 1 | -1): Command =>
  (player, { rates }) => {
    const now = player.getState().rate;
    const next = direction > 0 ? rates.find((rate) => rate > now) : rates.findLast((rate) => rate < now);
    if (next !== undefined) player.setRate(next);
    player.notify(text.speedIs(rateLabel(next ?? now)));
  };

/** One picture, only while paused; at the usual 30 a second where the stream does not tell. */
const step =
  (direction: 1 | -1): Command =>
  (player) => {
    const { paused, currentTime, frameRate = 30 } = player.getState();
    if (paused) player.seekTo(frameBeside(currentTime, frameRate, direction));
  };

const chapter =
  (direction: 1 | -1): Command =>
  (player, { chapters }) => {
    const to = chapterBeside(chapters, player.getState().currentTime, direction);
    if (!to) return;
    player.seekTo(to.startTime);
    player.notify(to.title);
  };

const captionSize =
  (direction: 1 | -1): Command =>
  (player) => {
    const size = sizeBeside(player.getState().captionStyle.size, direction);
    player.setCaptionStyle({ size });
    player.notify(text.captionSizeIs(size));
  };

const toggle: Command = (player) => {
  player.notify(player.getState().paused ? text.play : text.pause);
  player.togglePlay();
};

const mute: Command = (player) => {
  player.toggleMute();
  player.notify(player.getState().muted ? text.soundOn : text.muted);
};

/** Commands of the whole page: letters, digits and the space bar, which nothing outside the player uses. */
const anywhere: Record<string, Command> = {
  ' ': toggle,
  k: toggle,
  j: skipBy(-1),
  l: skipBy(1),
  m: mute,
  f: (player) => player.toggleFullScreen(),
  t: (player) => player.toggleTheatre(),
  i: (_player, { corner }) => corner?.(),
  c: (_player, { captions }) => captions(),
  ',': step(-1),
  '.': step(1),
  '<': speed(-1),
  '>': speed(1),
  '+': captionSize(1),
  // the key of + without Shift, where it has two signs
  '=': captionSize(1),
  '-': captionSize(-1),
  '−': captionSize(-1),
  '?': (player) => player.showKeys(true),
};

/** Keys with which a page scrolls: commands only inside the player; those sideways also where nothing has the focus. */
const inside: Record<string, Command> = {
  ArrowLeft: skipBy(-1, 5),
  ArrowRight: skipBy(1, 5),
  ArrowUp: louderBy(0.05),
  ArrowDown: louderBy(-0.05),
  Home: (player) => player.seekTo(0),
  End: (player) => player.seekTo(player.getState().duration),
  PageUp: chapter(-1),
  PageDown: chapter(1),
};

/** Every key that has a command, beside the digits and Shift N. */
export const keyNames = [...Object.keys(anywhere), ...Object.keys(inside)];

/** What a key does at a place; undefined: it is not the player's. Without shortcuts no sign is. */
export const commandOf = (
  press: KeyPress,
  keyTarget: KeyTarget,
  hasShortcuts = true,
): Command | undefined => {
  const modified = press.ctrlKey || press.metaKey || press.altKey;
  if (press.defaultPrevented || modified || keyTarget.on === 'typing') return undefined;
  // the space bar on a control is that control's alone
  if (press.key === ' ' && keyTarget.on !== 'rest') return undefined;
  if (!hasShortcuts && press.key.length === 1 && !(press.key === ' ' && keyTarget.inside)) return undefined;
  if (/^\d$/.test(press.key))
    return (player) => player.seekTo((player.getState().duration * Number(press.key)) / 10);
  if (press.key === 'N') return (_player, { next }) => next?.();
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (inside[key]) {
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    const isMeant = keyTarget.inside || (isSideways && keyTarget.free === true);
    return isMeant && keyTarget.on !== 'slider' ? inside[key] : undefined;
  }
  return anywhere[key];
};
