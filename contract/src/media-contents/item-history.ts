import { Type, type Static } from 'typebox';
import { Id, Instant } from '../fields.ts';
import { ItemTranslations } from '../languages/translations.ts';

/** What can happen to an item, in the words of the audit log. */
export const itemEvents = [
  'media content brought in',
  'media content edited',
  'media content audience changed',
  'media content deleted',
  'media content restored',
  'media content published',
  'media content unpublished',
  'media content scheduled',
  'media content no longer scheduled',
  'media content processed again',
  'media content submitted for review',
  'media content changes requested',
  'media content approved',
  'media content approval removed',
  'media content review discarded',
  'media content review completed',
  'media file replaced',
  'media cut',
  'media version served',
  'former version restored',
  'version deleted',
  'captions added',
  'captions replaced',
  'sound track added',
  'sound track named',
  'sound track made the default',
  'sound track removed',
  'captions relabelled',
  'captions removed',
  'media content published on schedule',
  'media content unpublished on schedule',
  'poster chosen',
  'poster brought in',
  'poster reset',
  'attachment added',
  'attachment replaced',
  'attachment renamed',
  'attachment removed',
  'attachments ordered',
  'captions made by machine',
  'captions approved',
  'machine captions asked for',
  'machine captions cancelled',
  'legal hold placed',
  'legal hold lifted',
  'old addresses changed',
  'media content unpublished by a retention rule',
  'media content archived by a retention rule',
  'media content deleted by a retention rule',
  'media content kept for another year',
  'media content archived',
  'media content not archived',
  'media content brought back',
  'live event planned',
  'live event went on air',
  'live event ended',
  'live chapter marked',
  'live chapter taken away',
  'live captions switched on',
  'live captions switched off',
] as const;
export type ItemEvent = (typeof itemEvents)[number];

/** What can happen to a share of an item. Its lines are about the share, and no changes of the item. */
export const shareEvents = ['guest invited', 'guest changed', 'guest ended'] as const;
export type ShareEvent = (typeof shareEvents)[number];

/** One line of an item's history, out of the audit log. */
export const ItemHistoryEntry = Type.Object({
  at: Instant,
  action: Type.String({ description: 'in the words of the audit log' }),
  person: Type.Optional(
    Type.Object({ id: Id, name: Type.String() }, { description: 'absent: the service or the command line' }),
  ),
  actor: Type.Optional(
    Type.String({ description: 'who did it, where it was neither a person nor the service by itself' }),
  ),
  detail: Type.Record(Type.String(), Type.Unknown(), { description: 'the new values' }),
  former: Type.Optional(
    Type.Object(
      {
        title: Type.Optional(Type.String()),
        description: Type.Optional(Type.String()),
        tags: Type.Optional(Type.Array(Type.String())),
        speakers: Type.Optional(Type.Array(Type.String())),
        translations: Type.Optional(ItemTranslations),
      },
      { description: 'the texts before, of an edit that changed them' },
    ),
  ),
});
export type ItemHistoryEntry = Static<typeof ItemHistoryEntry>;
