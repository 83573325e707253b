import { Type, type Static } from 'typebox';
import { Id, Instant, SearchTerm, anyOf, paging } from '../fields.ts';
import { organizationScope } from '../organization/organization-scope.ts';

const person = {
  personId: Id,
  email: Type.String(),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
};

/** What one person watched of one item. */
export const PersonWatched = Type.Object({
  ...person,
  isMember: Type.Boolean({ description: 'false: the person has left the organization' }),
  mediaContentId: Id,
  title: Type.String(),
  watchStatus: Type.Integer({ description: 'WatchStatus, as far as playing alone brought it' }),
  secondsWatched: Type.Number({ description: 'each second once, however often it was played' }),
  share: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1, description: 'of the item; absent where its length is not known' }),
  ),
  completedDate: Type.Optional(
    Type.String({ format: 'date-time', description: 'when playing first reached 90 %; absent: not yet' }),
  ),
  firstWatchedDate: Instant,
  lastWatchedDate: Instant,
});
export type PersonWatched = Static<typeof PersonWatched>;

const which = {
  ...organizationScope,
  searchTerm: Type.Optional(SearchTerm),
  mediaContentId: Type.Optional(Id),
  categoryId: Type.Optional(Id),
};

const watchedFilters = {
  ...which,
  personId: Type.Optional(anyOf(Id)),
  from: Type.Optional(
    Type.String({ format: 'date', description: 'the first day on which it was last watched' }),
  ),
  to: Type.Optional(
    Type.String({ format: 'date', description: 'the last day on which it was last watched' }),
  ),
  isCompleted: Type.Optional(Type.Boolean()),
};

export const PersonWatchedFilters = Type.Object(watchedFilters);
export type PersonWatchedFilters = Static<typeof PersonWatchedFilters>;
export const PersonWatchedQuery = Type.Object({ ...paging, ...watchedFilters });

/** What one guest opened and played: a row for each share. */
export const GuestFigures = Type.Object({
  guestId: Id,
  email: Type.String(),
  mediaContentId: Type.Optional(Id),
  categoryId: Type.Optional(Id),
  title: Type.String({ description: 'of the item, or the name of the category' }),
  allowDownload: Type.Boolean(),
  createdDate: Instant,
  expirationDate: Instant,
  endedDate: Type.Optional(Type.String({ format: 'date-time', description: 'when somebody ended it' })),
  openedDate: Type.Optional(
    Type.String({ format: 'date-time', description: 'when a code was confirmed first' }),
  ),
  lastOpenedDate: Type.Optional(Instant),
  watchedCount: Type.Integer({ description: 'items that were played' }),
  secondsWatched: Type.Number({ description: 'each second once, however often it was played' }),
  share: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'of a shared item' })),
});
export type GuestFigures = Static<typeof GuestFigures>;

const guestFilters = {
  ...organizationScope,
  searchTerm: Type.Optional(SearchTerm),
};

export const GuestFiguresFilters = Type.Object(guestFilters);
export type GuestFiguresFilters = Static<typeof GuestFiguresFilters>;
export const GuestFiguresQuery = Type.Object({ ...paging, ...guestFilters });

export const completionStates = ['notBegun', 'begun', 'completed'] as const;

/** Whether a member completed an item, or all published items of a category. */
export const MemberCompletion = Type.Object({
  ...person,
  state: Type.Enum(completionStates, { description: 'completed: every one of the items' }),
  itemCount: Type.Integer({ description: 'published items in the selection; 1 for an item' }),
  completedCount: Type.Integer({ description: 'of these items' }),
  completedDate: Type.Optional(
    Type.String({ format: 'date-time', description: 'when the last of the items was completed' }),
  ),
  lastWatchedDate: Type.Optional(Instant),
});
export type MemberCompletion = Static<typeof MemberCompletion>;

const completionFilters = {
  ...which,
  state: Type.Optional(anyOf(Type.Enum(completionStates))),
};

export const CompletionFilters = Type.Object(completionFilters, {
  description: 'either mediaContentId or categoryId',
});
export type CompletionFilters = Static<typeof CompletionFilters>;
export const CompletionQuery = Type.Object({ ...paging, ...completionFilters });
