import { Type, type Static } from 'typebox';

export const MediaPlayerSettings = Type.Object({
  autoplay: Type.Boolean(),
  allowDownload: Type.Boolean(),
  allowEmbed: Type.Boolean(),
  playbackRates: Type.Array(Type.Number()),
  defaultPlaybackRate: Type.Number(),
  defaultSubtitleLanguage: Type.Optional(Type.String()),
  skipSeconds: Type.Number(),
});
export type MediaPlayerSettings = Static<typeof MediaPlayerSettings>;

/** Each setting by itself; what is left out is inherited. */
export const PlayerSettingsChange = Type.Partial(MediaPlayerSettings, { additionalProperties: false });
export type PlayerSettingsChange = Static<typeof PlayerSettingsChange>;
