import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { MediaType, SearchScope } from '../enumerations.ts';
import {
  ById,
  ByOrganization,
  Id,
  Instant,
  SearchTerm,
  SortOrder,
  anyOf,
  paging,
  Switch,
  ByOrganizationAndId,
  valueOf,
} from '../fields.ts';
import { itemLimits } from '../limits/item-limits.ts';
import { Attachment, DownloadLink, MediaContent, Unlocked, itemProblems } from './media-content.ts';
import { ManagedMediaContent, MediaContentChange, managedItemCall } from './managed-media-content.ts';
import { ItemHistoryEntry } from './item-history.ts';
import { ChangeOutcome, ItemChanges } from './item-changes.ts';
import { ManagedCount, ManagedFilters, ManagedQuery } from './managed-list.ts';
import { MediaPlayerSettings } from '../media/player-settings.ts';
import { ProblemCode } from '../problems.ts';
import { NameTranslations, SuggestionTranslations } from '../languages/translations.ts';

export const MediaContentsQuery = Type.Object({
  ...paging,
  organizationId: Type.Optional(Id),
  searchTerm: Type.Optional(SearchTerm),
  searchScope: Type.Optional(valueOf({ SearchScope })),
  tag: Type.Optional(anyOf(Type.String({ minLength: 1, maxLength: 100 }))),
  categoryId: Type.Optional(anyOf(Id)),
  mediaType: Type.Optional(anyOf(valueOf({ MediaType }))),
  speaker: Type.Optional(anyOf(Type.String({ minLength: 1, maxLength: itemLimits.speaker }))),
  languageCode: Type.Optional(
    anyOf(Type.String({ minLength: 2, maxLength: 35, description: 'of captions, as the subtitles have it' })),
  ),
  publishedFrom: Type.Optional(Instant),
  publishedBefore: Type.Optional(Instant),
  minDuration: Type.Optional(Type.Number({ minimum: 0, description: 'seconds' })),
  maxDuration: Type.Optional(Type.Number({ minimum: 0, description: 'seconds; shorter than this' })),
  showOnlyFeatured: Switch,
  showOnlyPublicFeatured: Switch,
  showOnlyUpcoming: Switch,
  showOnlyInProgress: Switch,
  showOnlyReminded: Type.Optional(
    Type.Boolean({ description: 'upcoming ones of which the person is reminded' }),
  ),
  showOnlyWatched: Type.Optional(
    Type.Boolean({ description: 'watched by somebody, the most watched first' }),
  ),
  sortBy: Type.Optional(
    Type.Union([
      Type.Literal('Relevance'),
      Type.Literal('CreatedDate'),
      Type.Literal('ScheduledPublicationDate'),
      Type.Literal('MediaContent.Title'),
      Type.Literal('Title'),
      Type.Literal('ViewCount'),
    ]),
  ),
  sortOrder: Type.Optional(SortOrder),
});
export type MediaContentsQuery = Static<typeof MediaContentsQuery>;

/** What narrows a search: the query of a list without its page and its order. */
export const FacetsQuery = Type.Omit(MediaContentsQuery, [
  'pageIndex',
  'pageSize',
  'cursor',
  'sortBy',
  'sortOrder',
]);
export type FacetsQuery = Static<typeof FacetsQuery>;

const count = Type.Integer({ description: 'items that would be found with this value' });
/** How many items each value of a filter would find, together with the other filters of the query. Most items first, at most 20 values each. */
export const Facets = Type.Object({
  mediaTypes: Type.Array(Type.Object({ mediaType: Type.Integer({ description: 'MediaType' }), count })),
  categories: Type.Array(
    Type.Object({ id: Id, name: Type.String(), translations: Type.Optional(NameTranslations), count }),
  ),
  speakers: Type.Array(Type.Object({ name: Type.String(), count })),
  languages: Type.Array(Type.Object({ languageCode: Type.String(), languageName: Type.String(), count })),
  years: Type.Array(Type.Object({ year: Type.Integer(), count }), { description: 'newest first, of UTC' }),
  durations: Type.Array(
    Type.Object({
      minDuration: Type.Number({ description: 'seconds' }),
      maxDuration: Type.Optional(Type.Number({ description: 'seconds; absent: no end' })),
      count,
    }),
    { description: 'shortest first' },
  ),
  isExact: Type.Boolean({ description: 'false: counted among the first 1,000 items only' }),
});
export type Facets = Static<typeof Facets>;

export const Suggestion = Type.Object({
  text: Type.String(),
  kind: Type.String(),
  id: Type.Optional(Id),
  translations: Type.Optional(SuggestionTranslations),
});

const SuggestionsQuery = Type.Object({ searchTerm: SearchTerm });

const problems = [ProblemCode.NotFound];

/** Items: lists, search and one item for viewers and visitors, and what those who manage it see and change. */
export const mediaContents = endpoints({
  'GET /MediaContents': {
    summary: 'Media contents of the current organization.',
    access: 'viewer',
    query: MediaContentsQuery,
    answer: Type.Array(MediaContent),
    paged: true,
  },
  'GET /Organizations/:organizationId/Publics/MediaContents': {
    summary: 'Public media contents of an organization.',
    access: 'public',
    params: ByOrganization,
    query: MediaContentsQuery,
    answer: Type.Array(MediaContent),
    paged: true,
    problems,
  },
  'GET /MediaContents/Facets': {
    summary: 'The values by which a list or a search can be narrowed, with their counts.',
    access: 'viewer',
    query: FacetsQuery,
    answer: Facets,
  },
  'GET /Organizations/:organizationId/Publics/MediaContents/Facets': {
    summary: 'The same for the public pages.',
    access: 'public',
    params: ByOrganization,
    query: FacetsQuery,
    answer: Facets,
    problems,
  },
  'GET /MediaContents/Suggestions': {
    summary: 'At most 8 titles, categories, speakers and tags that go on from what is typed.',
    access: 'viewer',
    query: SuggestionsQuery,
    answer: Type.Array(Suggestion),
  },
  'GET /Organizations/:organizationId/Publics/MediaContents/Suggestions': {
    summary: 'Suggestions of the public pages.',
    access: 'public',
    params: ByOrganization,
    query: SuggestionsQuery,
    answer: Type.Array(Suggestion),
    problems,
  },
  'GET /MediaContents/Published/:id': {
    summary: 'One published or upcoming media content, for members of its organization.',
    access: 'viewer',
    params: ById,
    answer: MediaContent,
    problems: itemProblems,
  },
  'GET /MediaContents/Publics/:id': {
    summary: 'One public media content. Locked: without `videoUrl` until `x-unlock-token` is sent.',
    access: 'public',
    params: ById,
    answer: MediaContent,
    problems,
  },
  'GET /MediaContents/:id/UpNext': {
    summary:
      'At most 20 that go on from an item: its series in order, then what shares most of its tags, then its category.',
    access: 'viewer',
    params: ById,
    answer: Type.Array(MediaContent),
    problems: itemProblems,
  },
  'GET /MediaContents/Publics/:id/UpNext': {
    summary: 'The same for the public pages.',
    access: 'public',
    params: ById,
    answer: Type.Array(MediaContent),
    problems,
  },
  'POST /MediaContents/Publics/:id/Unlocks': {
    summary:
      'Opens a password-protected public item for 12 hours. 403 when the password is wrong, 429 after 5 of those. After many wrong ones for an item each try needs a solved bot check, too: 403 with `botCheck` without it.',
    access: 'public',
    params: ById,
    body: Type.Object(
      {
        password: Type.String({ minLength: 1, maxLength: 200 }),
        botCheckToken: Type.Optional(Type.String({ minLength: 1, maxLength: 5000 })),
      },
      { additionalProperties: false },
    ),
    answer: Unlocked,
    problems,
  },
  'GET /MediaContents/:id/Attachments': {
    summary: 'Files that come with an item.',
    access: 'viewer',
    params: ById,
    query: Type.Object(paging),
    answer: Type.Array(Attachment),
    paged: true,
    problems: itemProblems,
  },
  'GET /MediaContents/Publics/:id/Attachments': {
    summary: 'Files that come with a public item.',
    access: 'public',
    params: ById,
    query: Type.Object(paging),
    answer: Type.Array(Attachment),
    paged: true,
    problems,
  },
  'GET /MediaContents/DownloadLinks/:id/Viewers': {
    summary: 'Addresses, good for 3 minutes, that download an item; none where downloads are switched off.',
    access: 'viewer',
    params: ById,
    answer: Type.Array(DownloadLink),
    problems: itemProblems,
  },
  'GET /MediaContents/DownloadLinks/:id/Publics/:organizationId/Viewers': {
    summary: 'Download addresses of a public item.',
    access: 'public',
    params: ByOrganizationAndId,
    answer: Type.Array(DownloadLink),
    problems,
  },
  'GET /MediaContents/:id/MediaPlayerSettings/Resolved': {
    summary: 'Player settings: item over category over organization over system.',
    access: 'viewer',
    params: ById,
    answer: MediaPlayerSettings,
    problems: itemProblems,
  },
  'GET /MediaContents/Publics/:id/MediaPlayerSettings/Resolved': {
    summary: 'Player settings of a public item.',
    access: 'public',
    params: ById,
    answer: MediaPlayerSettings,
    problems,
  },
  'GET /Management/MediaContents': {
    summary:
      'Media contents that the caller manages, or that are in review where they may review, newest first unless `sortBy` says otherwise. Deleted ones only when `state` or `status` asks for them.',
    access: 'content-manager-or-reviewer',
    query: ManagedQuery,
    answer: Type.Array(ManagedMediaContent),
    paged: true,
    problems,
  },
  'GET /Management/MediaContents/Counts': {
    summary: 'How many the list would find.',
    access: 'content-manager-or-reviewer',
    query: ManagedFilters,
    answer: ManagedCount,
    problems,
  },
  'POST /Management/MediaContents/Changes': {
    summary:
      'Changes many items in the same way, each by itself and as the call for it alone would. Answers what became of each; may be repeated for those that failed.',
    access: 'content-manager',
    body: ItemChanges,
    answer: Type.Array(ChangeOutcome),
  },
  'GET /Management/MediaContents/:id': {
    summary: 'One of them. Its `etag` moves with every change that the history of the item lists.',
    ...managedItemCall,
    access: 'content-manager-or-reviewer',
  },
  'PATCH /Management/MediaContents/:id': {
    summary:
      'Changes what is given. Featuring, and giving the item to another manager, are for organization managers. With `if-match`: 412 if the item was changed meanwhile, with the changes in `exceptionData`.',
    ...managedItemCall,
    body: MediaContentChange,
  },
  'GET /Management/MediaContents/:id/History': {
    summary: 'Who changed what of an item, newest first. Changes of texts have the former ones.',
    access: 'content-manager',
    params: ById,
    query: Type.Object({ pageIndex: paging.pageIndex, pageSize: paging.pageSize }),
    answer: Type.Array(ItemHistoryEntry),
    paged: true,
    problems,
  },
});
