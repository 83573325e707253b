import { Type, type Static } from 'typebox';
import { Id } from '../fields.ts';
import { groupLimits } from '../limits/group-limits.ts';
import { FilledLine } from '../texts.ts';

/** The most groups and people of one audience. */
export const audienceLimits = groupLimits.audience;

const kind = Type.Enum(['everybody', 'chosen'], {
  description: 'everybody in the organization, or the groups and people that are named',
});
const GroupIds = Type.Array(Id, { maxItems: audienceLimits.groups });
const PersonIds = Type.Array(Id, { maxItems: audienceLimits.people });

/** The people who can see an item that is not public. Its managers always see it. */
export const Audience = Type.Object(
  {
    kind,
    groupIds: Type.Optional(GroupIds),
    personIds: Type.Optional(PersonIds),
    names: Type.Optional(
      Type.Array(FilledLine({ maxLength: 254 }), {
        maxItems: audienceLimits.groups + audienceLimits.people,
        description: 'of groups, and addresses of people, in place of their ids or beside them',
      }),
    ),
  },
  { additionalProperties: false },
);
export type Audience = Static<typeof Audience>;

/** The audience of an item as its managers see it. */
export const ManagedAudience = Type.Object({
  kind,
  groupIds: Type.Optional(GroupIds),
  personIds: Type.Optional(PersonIds),
  names: Type.Optional(
    Type.Array(Type.String(), { description: 'of the groups, then the addresses of the people' }),
  ),
  goneCount: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'groups that were deleted, and people who left: nobody sees the item by these any more',
    }),
  ),
  isCallerOutside: Type.Optional(
    Type.Boolean({
      description: 'true: the caller is not in the audience, and sees the item as its manager',
    }),
  ),
});
export type ManagedAudience = Static<typeof ManagedAudience>;
