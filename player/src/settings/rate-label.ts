import * as text from '@tv/strings/en/player/player.ts';

/** A speed in a word: `Normal`, `1.5×`. */
export const rateLabel = (rate: number): string => (rate === 1 ? text.normalSpeed : text.times(rate));
