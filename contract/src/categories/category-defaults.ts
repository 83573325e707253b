import { Type, type Static } from 'typebox';
import { Audience } from '../media-contents/audience.ts';
import { Visibility } from '../enumerations.ts';
import { valueOf } from '../fields.ts';
import { givenTexts } from '../media-contents/media-content.ts';

/** What an item gets when it is brought in into a category and nobody says otherwise. Fields that are left out are not decided. */
export const CategoryDefaults = Type.Object(
  {
    tags: givenTexts.tags,
    speakers: givenTexts.speakers,
    visibility: Type.Optional(valueOf({ Visibility })),
    isListed: Type.Optional(
      Type.Boolean({ description: 'false: in no list, search or feed; its address opens' }),
    ),
    audience: Type.Optional(Audience),
    expirationDays: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 3650,
        description: 'days after the upload at which the public link of a public item ends',
      }),
    ),
  },
  { additionalProperties: false },
);
export type CategoryDefaults = Static<typeof CategoryDefaults>;
