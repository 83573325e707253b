import * as text from '@tv/strings/en/parts/keys.ts';
import type { Keys } from '@tv/ui/keyboard/keys-table.tsx';

/** What a player alone in a frame knows too. */
export const bareKeys: Keys = [
  [[text.space, 'K'], text.play],
  [['J', 'L'], text.tenSeconds],
  [['←', '→'], text.fiveSeconds],
  [['↑', '↓'], text.volume],
  [['M'], text.mute],
  [['C'], text.captions],
  [['+', '−'], text.captionSize],
  [['F'], text.fullScreen],
  [['0', '9'], text.jump],
  [[text.home, text.end], text.ends],
  [[text.pageUp, text.pageDown], text.chapters],
  [['<', '>'], text.speed],
  [[',', '.'], text.picture],
  [['Esc'], text.leave],
  [['?'], text.help],
];

export const playerKeys: Keys = [
  ...bareKeys.slice(0, -2),
  [['T'], text.theatre],
  [['I'], text.miniPlayer],
  [[`${text.shift} N`], text.next],
  ...bareKeys.slice(-2),
];
