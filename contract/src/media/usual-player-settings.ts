import type { MediaPlayerSettings } from './player-settings.ts';

/** What the player does where neither the item nor its categories nor the organization say otherwise. */
export const usualPlayerSettings: MediaPlayerSettings = {
  autoplay: false,
  allowDownload: true,
  allowEmbed: true,
  playbackRates: [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2],
  defaultPlaybackRate: 1,
  skipSeconds: 10,
  showViewerName: false,
};
