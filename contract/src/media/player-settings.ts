import { Type, type Static } from 'typebox';
import { Id } from '../fields.ts';
import { groupLimits } from '../limits/group-limits.ts';

/** What the player does for one viewer of one item. */
export const MediaPlayerSettings = Type.Object({
  autoplay: Type.Boolean(),
  allowDownload: Type.Boolean(),
  allowEmbed: Type.Boolean(),
  playbackRates: Type.Array(Type.Number()),
  defaultPlaybackRate: Type.Number(),
  defaultSubtitleLanguage: Type.Optional(Type.String()),
  skipSeconds: Type.Number(),
  showViewerName: Type.Boolean({
    description:
      'the viewer’s name and the time lie over the picture, and nobody downloads or embeds the item',
  }),
});
export type MediaPlayerSettings = Static<typeof MediaPlayerSettings>;

/** Each setting by itself; what is left out is inherited. */
export const PlayerSettingsChange = Type.Partial(
  Type.Object({
    ...MediaPlayerSettings.properties,
    allowDownload: Type.Boolean({ description: 'whether everybody who sees an item may download it' }),
    downloadGroupIds: Type.Array(Id, {
      maxItems: groupLimits.audience.groups,
      description:
        'with `allowDownload: false`: groups whose members may download all the same, except on public pages. It is inherited together with `allowDownload`',
    }),
  }),
  { additionalProperties: false },
);
export type PlayerSettingsChange = Static<typeof PlayerSettingsChange>;
