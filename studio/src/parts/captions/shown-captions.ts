import type { PlayerSubtitle } from '@tv/player/player-props.ts';

/** Captions that a player shows in place of the published ones, and how their text is read: `Cues` as JSON. */
export type ShownCaptions = { subtitle: PlayerSubtitle; load: () => Promise<string> };
