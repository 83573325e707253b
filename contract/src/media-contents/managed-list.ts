import { Type, type Static } from 'typebox';
import { contentStates } from './content-states.ts';
import { ContentStatus, MediaType, Visibility } from '../enumerations.ts';
import { Id, Instant, SearchTerm, anyOf, paging, valueOf } from '../fields.ts';
import { limits } from '../limits/limits.ts';
import { organizationScope } from '../organization/organization-scope.ts';
import { storageStates } from '../organization/storage-states.ts';

/** The value of the filter `captions` for items without captions. */
export const withoutCaptions = 'none';

/** Filters of the list of managed items. */
const filters = {
  ...organizationScope,
  searchTerm: Type.Optional(SearchTerm),
  id: Type.Optional(
    Type.Array(Id, {
      minItems: 1,
      maxItems: limits.largestPage,
      description: 'any of; the name is repeated',
    }),
  ),
  state: Type.Optional(anyOf(Type.Enum(contentStates))),
  status: Type.Optional(anyOf(valueOf({ ContentStatus }))),
  type: Type.Optional(anyOf(valueOf({ MediaType }))),
  visibility: Type.Optional(anyOf(valueOf({ Visibility }))),
  isListed: Type.Optional(Type.Boolean()),
  isForChosen: Type.Optional(
    Type.Boolean({ description: 'true: for groups and people; false: for everybody' }),
  ),
  isPasswordProtected: Type.Optional(Type.Boolean()),
  isExpiring: Type.Optional(Type.Boolean({ description: 'the public link has an end, gone by or to come' })),
  storage: Type.Optional(Type.Enum(storageStates)),
  isHeld: Type.Optional(Type.Boolean({ description: 'under legal hold' })),
  managerId: Type.Optional(anyOf(Id)),
  categoryId: Type.Optional(anyOf(Id)),
  hasCategory: Type.Optional(Type.Boolean({ description: 'false: in no category' })),
  captions: Type.Optional(
    anyOf(
      Type.String({
        minLength: 2,
        maxLength: 35,
        description: 'a language code as the subtitles have it; `none`: without captions',
      }),
    ),
  ),
  modifiedSince: Type.Optional(
    Type.String({
      format: 'date-time',
      description:
        '`modifiedDate` at this instant or later. What was deleted is not among them: `GET /Management/Changes` tells it',
    }),
  ),
  changedFrom: Type.Optional(Instant),
  changedTo: Type.Optional(Type.String({ format: 'date-time', description: 'before this instant' })),
};

export const ManagedFilters = Type.Object(filters);
export type ManagedFilters = Static<typeof ManagedFilters>;

/** The orders of the list. Items without a value come last when it is descending. */
export const managedOrders = [
  'created',
  'changed',
  'title',
  'published',
  'views',
  'completion',
  'duration',
] as const;

export const ManagedQuery = Type.Object({
  ...paging,
  ...filters,
  sortBy: Type.Optional(Type.Enum(managedOrders, { description: 'absent: created' })),
  descending: Type.Optional(Type.Boolean({ description: 'absent: true, for titles false' })),
});
export type ManagedQuery = Static<typeof ManagedQuery>;

export const ManagedCount = Type.Object({
  total: Type.Integer(),
  isExact: Type.Boolean({ description: 'false: there are more; counting stops at 10,000' }),
});
export type ManagedCount = Static<typeof ManagedCount>;
