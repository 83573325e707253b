import { Type, type Static } from 'typebox';
import { endpoints } from './endpoint.ts';
import { ById, Id, Instant, SearchTerm, anyOf, paging } from './fields.ts';
import { limits } from './limits.ts';
import { organizationScope } from './organization-scope.ts';
import { ProblemCode } from './problems.ts';

/** What one person really watched of one item. */
export const Watched = Type.Object({
  personId: Id,
  email: Type.String(),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  isMember: Type.Boolean({ description: 'false: whoever has left the organization since' }),
  watchStatus: Type.Integer({ description: 'WatchStatus, as far as playing alone brought it' }),
  secondsWatched: Type.Number({ description: 'each second once, however often it was played' }),
  share: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1, description: 'of the item; absent where its length is not known' }),
  ),
  ranges: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), {
    maxItems: limits.watchedRanges,
    description: 'what was played, in order: [from, to], seconds',
  }),
  firstWatchedDate: Instant,
  lastWatchedDate: Instant,
});
export type Watched = Static<typeof Watched>;

const names = [
  'navbar.home',
  'navbar.categories',
  'navbar.category',
  'navbar.playlist',
  'home.hero.play',
  'row.control',
  'row.grab',
  'video.like',
  'video.unlike',
  'video.playlist',
  'video.email',
  'video.copy',
] as const;

export const AnalyticsEvent = Type.Object({
  name: Type.Enum(names),
  organizationId: Type.Optional(Id),
});
export type AnalyticsEvent = Static<typeof AnalyticsEvent>;

export const AnalyticsCount = Type.Object({
  day: Type.String({ format: 'date' }),
  event: Type.Enum(names),
  count: Type.Integer(),
});
export type AnalyticsCount = Static<typeof AnalyticsCount>;

const Which = {
  searchTerm: Type.Optional(SearchTerm),
  watchStatus: Type.Optional(anyOf(Type.Integer({ minimum: 0, maximum: 2, description: 'WatchStatus' }))),
};

const problems = [ProblemCode.NotFound];

/** What was pressed and what was watched. */
export const analytics = endpoints({
  'GET /Management/MediaContents/:id/Watched': {
    summary: 'Who watched which parts of an item, by e-mail address.',
    access: 'organization-manager',
    params: ById,
    query: Type.Object({ ...paging, ...Which }),
    answer: Type.Array(Watched),
    paged: true,
    problems,
  },
  'GET /Management/MediaContents/:id/Watched.csv': {
    summary: 'The same as a table for spreadsheets, of all of them; noted in the audit log.',
    access: 'organization-manager',
    params: ById,
    query: Type.Object(Which),
    problems,
    raw: true,
  },
  'POST /AnalyticsEvents': {
    summary:
      'What was pressed, counted by day and organization (without one: the caller’s). Nothing is stored about callers that send Sec-GPC: 1.',
    access: 'public',
    body: Type.Object({ events: Type.Array(AnalyticsEvent, { maxItems: 50 }) }),
  },
  'GET /Management/AnalyticsCounts': {
    summary: 'How often what was pressed, by day (UTC), newest first.',
    access: 'organization-manager',
    query: Type.Object({
      pageIndex: paging.pageIndex,
      pageSize: paging.pageSize,
      ...organizationScope,
    }),
    answer: Type.Array(AnalyticsCount),
    paged: true,
    problems,
  },
});
