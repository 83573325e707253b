import { Type, type Static } from 'typebox';
import { endpoints } from './endpoint.ts';
import { anyOf, ById, ByOrganization, Id, paging, SearchTerm, SortOrder } from './fields.ts';
import { limits } from './limits.ts';
import { Attachment, DownloadLink, MediaContent, MediaPlayerSettings, Subtitle, Unlocked } from './media.ts';
import { ProblemCode } from './problems.ts';

export const Category = Type.Object({
  id: Id,
  name: Type.String(),
  isEmpty: Type.Boolean({ description: 'nothing in it that this viewer may watch' }),
  isFollowed: Type.Boolean(),
  mediaContentsCount: Type.Integer(),
  mediaContents: Type.Array(MediaContent),
  previewThumbnailUrls: Type.Optional(Type.Array(Type.String())),
});
export type Category = Static<typeof Category>;

const Switch = Type.Optional(Type.Boolean());

export const CategoriesQuery = Type.Object({
  ...paging,
  orgId: Type.Optional(Id),
  searchTerm: Type.Optional(SearchTerm),
  ShowOnlyCategoriesWithPublishedMediaContents: Switch,
  ShowOnlyCategoriesWithAccessiblePublishedMediaContents: Switch,
  loadRelatedPublishedMediaContents: Switch,
});
export type CategoriesQuery = Static<typeof CategoriesQuery>;

export const FollowedQuery = Type.Object({
  ...paging,
  searchTerm: Type.Optional(SearchTerm),
  isFollowedMainSectionResult: Switch,
  sortBy: Type.Optional(Type.Literal('createdDate')),
  sortOrder: Type.Optional(SortOrder),
});

const DiscoverQuery = Type.Object({ ...paging, searchTerm: Type.Optional(SearchTerm) });

export const MediaContentsQuery = Type.Object({
  ...paging,
  organizationId: Type.Optional(Id),
  searchTerm: Type.Optional(SearchTerm),
  searchScope: Type.Optional(Type.Integer({ minimum: 0, maximum: 4, description: 'SearchScope' })),
  tag: Type.Optional(anyOf(Type.String({ minLength: 1, maxLength: 100 }))),
  categoryId: Type.Optional(anyOf(Id)),
  mediaType: Type.Optional(anyOf(Type.Integer({ minimum: 0, maximum: 1, description: 'MediaType' }))),
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

const Suggestion = Type.Object({ text: Type.String(), kind: Type.String(), id: Type.Optional(Id) });
const SuggestionsQuery = Type.Object({ searchTerm: SearchTerm });

const SubtitlesQuery = Type.Object({
  ...paging,
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.largestSubtitlePage })),
});

const ByOrganizationAndId = Type.Object({ organizationId: Id, id: Id });
const itemProblems = [ProblemCode.NotFound, ProblemCode.JoinOrganizationFirst];
const notFound = [ProblemCode.NotFound];

export const catalog = endpoints({
  'GET /Categories': {
    summary: 'Categories of the current organization, in its order.',
    access: 'viewer',
    query: CategoriesQuery,
    answer: Type.Array(Category),
    paged: true,
  },
  'GET /Organizations/:organizationId/Publics/Categories': {
    summary: 'Categories of an organization with public media, in its order.',
    access: 'public',
    params: ByOrganization,
    query: CategoriesQuery,
    answer: Type.Array(Category),
    paged: true,
    problems: notFound,
  },
  'GET /Categories/:id': {
    summary: 'One category of the current organization.',
    access: 'viewer',
    params: ById,
    answer: Category,
    problems: notFound,
  },
  'GET /Organizations/:organizationId/Publics/Categories/:id': {
    summary: 'One category as the public pages show it.',
    access: 'public',
    params: ByOrganizationAndId,
    answer: Category,
    problems: notFound,
  },
  'GET /Categories/Discover': {
    summary:
      'Every category with pictures of its newest items, followed first, then in the organization’s order.',
    access: 'viewer',
    query: DiscoverQuery,
    answer: Type.Array(Category),
    paged: true,
  },
  'GET /Categories/Publics/:organizationId/Discover': {
    summary: 'Discover of the public pages.',
    access: 'public',
    params: ByOrganization,
    query: DiscoverQuery,
    answer: Type.Array(Category),
    paged: true,
    problems: notFound,
  },
  'GET /Categories/Followed': {
    summary: 'Categories that the person follows, newest follow first.',
    access: 'viewer',
    query: FollowedQuery,
    answer: Type.Array(Category),
    paged: true,
  },
  'GET /Categories/Publics/:organizationId/Followed': {
    summary: 'Categories with public media that the person follows; empty for a visitor.',
    access: 'public',
    params: ByOrganization,
    query: FollowedQuery,
    answer: Type.Array(Category),
    paged: true,
    problems: notFound,
  },
  'POST /Categories/:id/Followers': {
    summary: 'Follow a category. Safe to repeat.',
    access: 'viewer',
    params: ById,
    problems: notFound,
  },
  'DELETE /Categories/:id/Followers': {
    summary: 'Stop following a category. Safe to repeat.',
    access: 'viewer',
    params: ById,
    problems: notFound,
  },
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
    problems: notFound,
  },
  'GET /MediaContents/Suggestions': {
    summary: 'At most 8 titles, tags and categories that go on from what is typed.',
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
    problems: notFound,
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
    problems: notFound,
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
    problems: notFound,
  },
  'POST /MediaContents/Publics/:id/Unlocks': {
    summary:
      'Opens a password-protected public item for 12 hours. 403 when the password is wrong, 429 after 5 of those. After many wrong ones for an item each try needs a solved bot check, too: 403 with `botCheck` without it.',
    access: 'public',
    params: ById,
    body: Type.Object({
      password: Type.String({ minLength: 1, maxLength: 200 }),
      botCheckToken: Type.Optional(Type.String({ minLength: 1, maxLength: 5000 })),
    }),
    answer: Unlocked,
    problems: notFound,
  },
  'GET /MediaContents/:id/Subtitles': {
    summary: 'Subtitles of an item.',
    access: 'viewer',
    params: ById,
    query: SubtitlesQuery,
    answer: Type.Array(Subtitle),
    paged: true,
    problems: itemProblems,
  },
  'GET /MediaContents/Publics/:id/Subtitles': {
    summary: 'Subtitles of a public item.',
    access: 'public',
    params: ById,
    query: SubtitlesQuery,
    answer: Type.Array(Subtitle),
    paged: true,
    problems: notFound,
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
    problems: notFound,
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
    problems: notFound,
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
    problems: notFound,
  },
});
