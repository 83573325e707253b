import { Type, type Static } from 'typebox';
import { Audience, audienceLimits } from './audience.ts';
import { LanguageCode } from '../captions/captions.ts';
import { Visibility } from '../enumerations.ts';
import { Flag, Id, Instant, Refusal, valueOf } from '../fields.ts';
import { itemLimits } from '../limits/item-limits.ts';
import { limits } from '../limits/limits.ts';
import { FilledLine, Lines } from '../texts.ts';

const Tags = Type.Array(FilledLine({ maxLength: itemLimits.tag }), {
  minItems: 1,
  maxItems: itemLimits.tags,
});
const CategoryIds = Type.Array(Id, { minItems: 1, maxItems: itemLimits.categories });

/** The person who manages an item; empty: nobody. */
export const ManagerId = Type.Union([Id, Type.Literal('')], {
  description:
    'a content manager or a higher role of the organization; empty: nobody. For organization managers',
});

/** A field that is left out stays as it is. */
export const ItemEdit = Type.Object(
  {
    addCategoryIds: Type.Optional(CategoryIds),
    removeCategoryIds: Type.Optional(CategoryIds),
    addTags: Type.Optional(Tags),
    removeTags: Type.Optional(Tags),
    visibility: Type.Optional(valueOf({ Visibility })),
    isListed: Type.Optional(Flag),
    audience: Type.Optional(Audience),
    managerId: Type.Optional(ManagerId),
    downloads: Type.Optional(
      Type.Enum(['allowed', 'groups', 'off', 'inherited'], {
        description:
          'groups: those of `downloadGroupIds`; inherited: as its categories and the organization have it',
      }),
    ),
    downloadGroupIds: Type.Optional(
      Type.Array(Id, { minItems: 1, maxItems: audienceLimits.groups, description: 'of `groups`' }),
    ),
    expirationDate: Type.Optional(
      Type.Union([Instant, Type.Literal('')], { description: 'of the public link; empty: never' }),
    ),
  },
  { additionalProperties: false },
);
export type ItemEdit = Static<typeof ItemEdit>;

/** One change, the same for each of many items. */
export const ItemChange = Type.Object(
  {
    action: Type.Enum([
      'edit',
      'publish',
      'unpublish',
      'schedule',
      'cancelSchedules',
      'submit',
      'relabelCaptions',
      'archive',
      'bringBack',
      'delete',
      'restore',
    ]),
    edit: Type.Optional(ItemEdit),
    publishAt: Type.Optional(Type.String({ format: 'date-time', description: 'of `schedule`' })),
    unpublishAt: Type.Optional(Type.String({ format: 'date-time', description: 'of `schedule`' })),
    captions: Type.Optional(
      Type.Object(
        { from: LanguageCode, to: LanguageCode },
        {
          additionalProperties: false,
          description:
            'of `relabelCaptions`: the language that captions are labelled with, and the one that they are in',
        },
      ),
    ),
    comment: Type.Optional(Lines({ maxLength: 5_000, description: 'of `submit`' })),
  },
  { additionalProperties: false },
);
export type ItemChange = Static<typeof ItemChange>;

/** What became of one of the items. */
export const ChangeOutcome = Type.Object({
  id: Id,
  isDone: Type.Boolean({ description: 'true also where nothing had to change' }),
  undo: Type.Optional(
    Type.Object(ItemChange.properties, {
      description:
        'the change that takes this one back; absent where nothing changed, or nothing takes it back. A restored item is a draft',
    }),
  ),
  problem: Type.Optional(Refusal),
});
export type ChangeOutcome = Static<typeof ChangeOutcome>;

export const ItemChanges = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: limits.changedItems }),
    change: ItemChange,
  },
  { additionalProperties: false },
);
