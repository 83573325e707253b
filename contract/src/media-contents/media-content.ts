import { Type, type Static } from 'typebox';
import { AudioTrackKind, ReactionType } from '../enumerations.ts';
import { Id, Instant, Seconds, valueOf } from '../fields.ts';
import { itemLimits } from '../limits/item-limits.ts';
import { LiveOfItem } from '../live/live-of-item.ts';
import { ProblemCode } from '../problems.ts';
import { FilledLine, Lines } from '../texts.ts';
import { HighlightTranslations, ItemTranslations, NameTranslations } from '../languages/translations.ts';

export const ReactionsSummary = Type.Array(
  Type.Object({
    reactionType: valueOf({ ReactionType }),
    total: Type.Integer(),
  }),
);

export const ChapterEntry = Type.Object({ title: Type.String(), startTime: Seconds, endTime: Seconds });

export const AudioTrack = Type.Object({
  name: Type.String(),
  kind: valueOf({ AudioTrackKind }),
  languageCode: Type.Optional(Type.String()),
  isDefault: Type.Boolean(),
});

/** Where a search term was found; a caption hit carries the second at which it is spoken. */
export const Highlight = Type.Object({
  field: Type.String(),
  text: Type.String(),
  matches: Type.Optional(
    Type.Array(Type.String(), { description: 'the words of the text that were found, as written there' }),
  ),
  startTime: Type.Optional(Seconds),
  endTime: Type.Optional(Seconds),
  languageCode: Type.Optional(Type.String()),
  translations: Type.Optional(HighlightTranslations),
});
export type Highlight = Static<typeof Highlight>;

/** An id with the name of what it stands for. */
export const Named = Type.Object({ id: Id, name: Type.String() });

/**
 * The texts of an item, as they are shown. A text has an entry here and one in `givenTexts`: schemas of items, changes
 * and uploads are made of them.
 */
export const itemTexts = {
  title: Type.String(),
  description: Type.String(),
  tags: Type.Array(Type.String()),
  speakers: Type.Array(Type.String(), { description: 'names of the people who speak, in order' }),
};
export type ItemTexts = Static<Type.TObject<typeof itemTexts>>;

/** A category by its id and name, as items show it. */
export const NamedCategory = Type.Object({
  id: Id,
  name: Type.String(),
  translations: Type.Optional(NameTranslations),
});

/** The texts of an item, as people give them. */
export const givenTexts = {
  title: Type.Optional(FilledLine({ maxLength: itemLimits.title })),
  description: Type.Optional(Lines({ maxLength: itemLimits.description })),
  tags: Type.Optional(Type.Array(FilledLine({ maxLength: itemLimits.tag }), { maxItems: itemLimits.tags })),
  speakers: Type.Optional(
    Type.Array(FilledLine({ maxLength: itemLimits.speaker }), {
      maxItems: itemLimits.speakers,
      description: 'names of the people who speak, in order',
    }),
  ),
} satisfies Record<keyof typeof itemTexts, unknown>;

/**
 * A media content as a caller may see it. `thumbnailUrl` and the other addresses
 * are paths of the service's origin and open with the media token in the query parameter `jwt`; the picture takes `width`.
 * `thumbnailPlaceholder` is a thumbhash, base64.
 */
export const MediaContent = Type.Object({
  id: Id,
  status: Type.Optional(
    Type.Integer({ description: 'ContentStatus; only for managers of the item, in its detail only' }),
  ),
  ...itemTexts,
  translations: Type.Optional(ItemTranslations),
  type: Type.Integer({ description: 'MediaType' }),
  durationInSeconds: Type.Number(),
  publishDate: Type.Optional(Type.String({ format: 'date-time', description: 'the item’s own date' })),
  firstPublishedDate: Type.Optional(
    Type.String({ format: 'date-time', description: 'of a detail, as are the two that follow' }),
  ),
  createdDate: Type.Optional(Instant),
  modifiedDate: Type.Optional(Instant),
  thumbnailUrl: Type.Optional(Type.String()),
  thumbnailPlaceholder: Type.Optional(Type.String()),
  thumbnailAspectRatio: Type.Optional(Type.Number({ description: 'width over height' })),
  videoUrl: Type.Optional(Type.String()),
  seekPreviewsUrl: Type.Optional(Type.String()),
  waveformUrl: Type.Optional(Type.String()),
  isListed: Type.Optional(Type.Boolean({ description: 'false: in no list; else left out' })),
  isPasswordProtected: Type.Boolean(),
  accessLevel: Type.Integer({ description: 'Visibility' }),
  organizationId: Id,
  organization: Named,
  categories: Type.Array(NamedCategory),
  expirationOption: Type.Integer({ description: 'ExpirationOption' }),
  expirationDate: Type.Optional(Instant),
  scheduledPublicationDate: Type.Optional(Instant),
  live: Type.Optional(LiveOfItem),
  notifyMe: Type.Optional(Type.Boolean()),
  transcriptionDetail: Type.Optional(
    Type.Object(
      {
        status: Type.Integer({
          description:
            'ProcessingStatus: pending or processing while a machine makes captions, error where it failed',
        }),
        languageCode: Type.Optional(Type.String()),
      },
      { description: 'of a detail whose captions may be read: the transcript made of them' },
    ),
  ),
  audioTracks: Type.Optional(Type.Array(AudioTrack, { description: 'of a detail; lists leave it out' })),
  chapters: Type.Optional(Type.Array(ChapterEntry, { description: 'of a detail; lists leave it out' })),
  mediaContentAddedToCurrentUserWatchlist: Type.Optional(Type.Boolean()),
  currentUserReacted: Type.Optional(Type.Boolean()),
  currentUserReaction: Type.Optional(
    Type.Integer({ description: 'ReactionType; absent where currentUserReacted is not true' }),
  ),
  reactionsSummary: ReactionsSummary,
  currentUserWatch: Type.Optional(
    Type.Object({ position: Seconds, watchStatus: Type.Integer({ description: 'WatchStatus' }) }),
  ),
  highlights: Type.Optional(Type.Array(Highlight)),
});
export type MediaContent = Static<typeof MediaContent>;

export const Attachment = Type.Object({
  id: Id,
  fileName: Type.String(),
  mimeType: Type.String(),
  sizeInBytes: Type.Integer(),
  url: Type.String(),
});
export type Attachment = Static<typeof Attachment>;

export const DownloadLink = Type.Object({
  id: Type.String(),
  label: Type.String(),
  kind: Type.String(),
  mimeType: Type.String(),
  height: Type.Optional(Type.Integer()),
  sizeInBytes: Type.Integer(),
  url: Type.String(),
  expiresAt: Instant,
});
export type DownloadLink = Static<typeof DownloadLink>;

export const Unlocked = Type.Object({
  unlockToken: Type.String(),
  expiresAt: Instant,
  mediaContent: MediaContent,
});
export type Unlocked = Static<typeof Unlocked>;

/** What calls answer that open an item of a member's organization. */
export const itemProblems = [ProblemCode.NotFound, ProblemCode.JoinOrganizationFirst];
