import { Type, type Static } from 'typebox';
import {
  AnalyticsAudience,
  AnalyticsDays,
  AnalyticsSummary,
  Retention,
  SearchFigures,
  WatchedItem,
  periodLengths,
} from './analytics-figures.ts';
import {
  CompletionFilters,
  CompletionQuery,
  GuestFigures,
  GuestFiguresFilters,
  GuestFiguresQuery,
  MemberCompletion,
  PersonWatched,
  PersonWatchedFilters,
  PersonWatchedQuery,
} from './analytics-people.ts';
import { endpoints } from '../endpoint.ts';
import { WatchStatus } from '../enumerations.ts';
import { ById, Id, Instant, SearchTerm, anyOf, paging, valueOf } from '../fields.ts';
import { limits } from '../limits/limits.ts';
import { organizationScope } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';

/** What one person really watched of one item. */
export const Watched = Type.Object({
  personId: Id,
  email: Type.String(),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  isMember: Type.Boolean({ description: 'false: the person has left the organization since' }),
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

export const AnalyticsEvent = Type.Object(
  {
    name: Type.Enum(names),
    organizationId: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type AnalyticsEvent = Static<typeof AnalyticsEvent>;

export const AnalyticsCount = Type.Object({
  day: Type.String({ format: 'date' }),
  event: Type.Enum(names),
  count: Type.Integer(),
});
export type AnalyticsCount = Static<typeof AnalyticsCount>;

/** A search that came to rest. Its term is stored in lower case, without spaces around it. */
export const SearchEvent = Type.Object(
  {
    term: Type.String({ minLength: 1, maxLength: limits.countedTermLength }),
    resultCount: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    organizationId: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type SearchEvent = Static<typeof SearchEvent>;

const period = {
  ...organizationScope,
  days: Type.Optional(
    Type.Integer({
      minimum: Math.min(...periodLengths),
      maximum: Math.max(...periodLengths),
      description: '7, 28, 90 or 365 days that end today in the organization’s time zone; absent: 28',
    }),
  ),
  from: Type.Optional(
    Type.String({ format: 'date', description: 'with `to`, in place of `days`: the first day' }),
  ),
  to: Type.Optional(
    Type.String({ format: 'date', description: 'the last day, at most 366 days from the first one' }),
  ),
};
const categoryId = Type.Optional(Id);
const mediaContentId = Type.Optional(
  Type.String({ format: 'uuid', description: 'UUID; in place of a category' }),
);

export const PeriodQuery = Type.Object(period);
export type PeriodQuery = Static<typeof PeriodQuery>;
const ScopedPeriod = Type.Object({ ...period, categoryId, mediaContentId });
const ItemsOfPeriod = Type.Object({ ...period, categoryId });
const withoutResults = Type.Optional(
  Type.Boolean({ description: 'true: only searches that found nothing, most first' }),
);
const SearchesOfPeriod = Type.Object({ ...period, withoutResults });

const Which = {
  searchTerm: Type.Optional(SearchTerm),
  watchStatus: Type.Optional(anyOf(valueOf({ WatchStatus }))),
};

const problems = [ProblemCode.NotFound];
const personalProblems = [ProblemCode.NotFound, ProblemCode.PersonalFiguresOff];

/** A table for spreadsheets. */
const csv = { problems, raw: true } as const;
const personalCsv = { problems: personalProblems, raw: true } as const;

/** Presses of controls, and watched seconds. */
export const analytics = endpoints({
  'GET /Management/MediaContents/:id/Watched': {
    summary: 'Who watched which parts of an item, by e-mail address.',
    access: 'organization-manager',
    params: ById,
    query: Type.Object({ ...paging, ...Which }),
    answer: Type.Array(Watched),
    paged: true,
    problems: personalProblems,
  },
  'GET /Management/MediaContents/:id/Watched.csv': {
    summary: 'The same as a table for spreadsheets, of all of them; noted in the audit log.',
    access: 'organization-manager',
    params: ById,
    query: Type.Object(Which),
    problems: personalProblems,
    raw: true,
  },
  'POST /AnalyticsEvents': {
    summary:
      'What was pressed and searched for, counted by day and organization (without one: the caller’s). Nothing is stored about callers that send Sec-GPC: 1.',
    access: 'public',
    body: Type.Object(
      {
        events: Type.Array(AnalyticsEvent, { maxItems: 50 }),
        searches: Type.Optional(Type.Array(SearchEvent, { maxItems: 5 })),
        visitorId: Type.Optional(
          Type.String({ format: 'uuid', description: 'the visitor’s own random one; not read for members' }),
        ),
      },
      { additionalProperties: false },
    ),
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
  'GET /Management/Analytics/Summary': {
    summary:
      'Figures of a period and of the one before: of the organization (for its managers), of a category or of an item that the caller manages.',
    access: 'content-manager',
    query: ScopedPeriod,
    answer: AnalyticsSummary,
    problems,
  },
  'GET /Management/Analytics/Days': {
    summary: 'The same figures for each day of a period.',
    access: 'content-manager',
    query: ScopedPeriod,
    answer: AnalyticsDays,
    problems,
  },
  'GET /Management/Analytics/Days.csv': {
    summary: 'The days of a period as a table for spreadsheets.',
    access: 'content-manager',
    query: ScopedPeriod,
    ...csv,
  },
  'GET /Management/Analytics/MediaContents': {
    summary: 'The items that were watched in a period, of those that the caller manages, most views first.',
    access: 'content-manager',
    query: Type.Object({ ...paging, ...ItemsOfPeriod.properties }),
    answer: Type.Array(WatchedItem),
    paged: true,
    problems,
  },
  'GET /Management/Analytics/MediaContents.csv': {
    summary: 'The items that were watched in a period as a table for spreadsheets, at most 10,000.',
    access: 'content-manager',
    query: ItemsOfPeriod,
    ...csv,
  },
  'GET /Management/Analytics/MediaContents/:id/Retention': {
    summary:
      'How many viewers played each hundredth of an item, since it has its present length, beside the mean of its category.',
    access: 'content-manager',
    params: ById,
    answer: Retention,
    problems,
  },
  'GET /Management/Analytics/MediaContents/:id/Retention.csv': {
    summary: 'The retention of an item as a table for spreadsheets.',
    access: 'content-manager',
    params: ById,
    ...csv,
  },
  'GET /Management/Analytics/Audience': {
    summary: 'On which devices a period’s views were, and where they came from.',
    access: 'content-manager',
    query: ScopedPeriod,
    answer: AnalyticsAudience,
    problems,
  },
  'GET /Management/Analytics/Audience.csv': {
    summary: 'Devices and sources of a period as a table for spreadsheets.',
    access: 'content-manager',
    query: ScopedPeriod,
    ...csv,
  },
  'GET /Management/Analytics/Searches': {
    summary:
      'What was searched for in a period, most often first. A term is shown once three different people have searched for it.',
    access: 'organization-manager',
    query: Type.Object({ ...paging, ...SearchesOfPeriod.properties }),
    answer: Type.Array(SearchFigures),
    paged: true,
    problems,
  },
  'GET /Management/Analytics/Searches.csv': {
    summary: 'The searches of a period as a table for spreadsheets, at most 10,000.',
    access: 'organization-manager',
    query: SearchesOfPeriod,
    ...csv,
  },
  'GET /Management/Analytics/Watched': {
    summary: 'Who watched what: a row for each person and item, the latest first.',
    access: 'organization-manager',
    query: PersonWatchedQuery,
    answer: Type.Array(PersonWatched),
    paged: true,
    problems: personalProblems,
  },
  'GET /Management/Analytics/Watched.csv': {
    summary: 'The same as a table for spreadsheets, of all rows; noted in the audit log.',
    access: 'organization-manager',
    query: PersonWatchedFilters,
    ...personalCsv,
  },
  'GET /Management/Analytics/Guests': {
    summary: 'Guests with what they opened and played: a row for each share, the newest first.',
    access: 'organization-manager',
    query: GuestFiguresQuery,
    answer: Type.Array(GuestFigures),
    paged: true,
    problems: personalProblems,
  },
  'GET /Management/Analytics/Guests.csv': {
    summary: 'The same as a table for spreadsheets, of all rows; noted in the audit log.',
    access: 'organization-manager',
    query: GuestFiguresFilters,
    ...personalCsv,
  },
  'GET /Management/Analytics/Completions': {
    summary:
      'Every member with whether they completed an item, or all published items of a category, by e-mail address. Members who did not begin are among them.',
    access: 'organization-manager',
    query: CompletionQuery,
    answer: Type.Array(MemberCompletion),
    paged: true,
    problems: personalProblems,
  },
  'GET /Management/Analytics/Completions.csv': {
    summary: 'The same as a table for spreadsheets, of all members; noted in the audit log.',
    access: 'organization-manager',
    query: CompletionFilters,
    ...personalCsv,
  },
});
