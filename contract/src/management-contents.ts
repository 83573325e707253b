import { Type, type Static } from 'typebox';
import { endpoints } from './endpoint.ts';
import { anyOf, ById, Flag, Id, Instant, paging, SearchTerm } from './fields.ts';
import { managementScope, PlayerSettingsChange } from './management-scope.ts';
import { ProblemCode } from './problems.ts';

const Named = Type.Object({ id: Id, name: Type.String() });

/** A media content as those who manage it see it. */
export const ManagedMediaContent = Type.Object({
  id: Id,
  organizationId: Id,
  organizationName: Type.String(),
  title: Type.String(),
  description: Type.String(),
  tags: Type.Array(Type.String()),
  type: Type.Integer({ description: 'MediaType' }),
  durationInSeconds: Type.Number(),
  categories: Type.Array(Named),
  visibility: Type.Integer({ description: 'Visibility' }),
  status: Type.Integer({ description: 'ContentStatus' }),
  processingStatus: Type.Integer({ description: 'ProcessingStatus' }),
  problem: Type.Optional(Type.String({ description: 'why it could not be processed' })),
  isPasswordProtected: Flag,
  isFeatured: Flag,
  isPublicFeatured: Flag,
  playerSettings: PlayerSettingsChange,
  isListed: Flag,
  createdDate: Instant,
  modifiedDate: Instant,
  publishDate: Type.Optional(Instant),
  firstPublishedDate: Type.Optional(Instant),
  scheduledPublicationDate: Type.Optional(Instant),
  scheduledUnpublicationDate: Type.Optional(Instant),
  expirationOption: Type.Integer({ description: 'ExpirationOption' }),
  expirationDate: Type.Optional(Instant),
  deletedDate: Type.Optional(Instant),
  reviewStatus: Type.Optional(Type.Integer({ description: 'ReviewStatus of the newest review' })),
  fileName: Type.Optional(Type.String({ description: 'of what was brought in' })),
  watchPath: Type.String(),
});
export type ManagedMediaContent = Static<typeof ManagedMediaContent>;

/** What is left out stays as it is. */
export const MediaContentChange = Type.Object(
  {
    title: Type.Optional(Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' })),
    description: Type.Optional(Type.String({ maxLength: 10_000 })),
    tags: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }), { maxItems: 30 }),
    ),
    categoryIds: Type.Optional(Type.Array(Id, { maxItems: 10 })),
    visibility: Type.Optional(Type.Integer({ minimum: 1, maximum: 2, description: 'Visibility' })),
    password: Type.Optional(
      Type.String({ maxLength: 128, description: 'of the public link; an empty one takes it away' }),
    ),
    expirationOption: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1,
        description: 'ExpirationOption of the public link; 0 takes its date away, 1 needs one',
      }),
    ),
    expirationDate: Type.Optional(
      Type.Union([Instant, Type.Literal('')], { description: 'of the public link; empty: never' }),
    ),
    publishDate: Type.Optional(
      Type.Union([Instant, Type.Literal('')], {
        description:
          'the item’s own date, by which lists are ordered; not in the future. Empty, of what is not published: the instant of its publication',
      }),
    ),
    isListed: Type.Optional(
      Type.Boolean({ description: 'false: in no list, search or feed; its address opens as before' }),
    ),
    playerSettings: Type.Optional(PlayerSettingsChange),
    isFeatured: Type.Optional(Flag),
    isPublicFeatured: Type.Optional(Flag),
  },
  { additionalProperties: false },
);
export type MediaContentChange = Static<typeof MediaContentChange>;

export const Schedule = Type.Object({
  mediaContentId: Id,
  title: Type.String(),
  action: Type.Integer({ description: 'ScheduleAction' }),
  status: Type.Integer({ description: 'ScheduleStatus' }),
  at: Instant,
});
export type Schedule = Static<typeof Schedule>;

export const ReviewEntry = Type.Object({
  action: Type.Integer({ description: 'ReviewAction; Information: submitted' }),
  comment: Type.String(),
  at: Instant,
  personId: Type.Optional(Id),
});
export type ReviewEntry = Static<typeof ReviewEntry>;

const problems = [ProblemCode.NotFound];
const Comment = Type.Optional(Type.String({ maxLength: 5_000 }));
const change = { access: 'command-line', params: ById, answer: ManagedMediaContent, problems } as const;

/** Managing what was brought in. A transition that the item’s status does not allow is a 409 that says what would help. */
export const managementContents = endpoints({
  'GET /Management/MediaContents': {
    summary: 'Media contents that the caller manages, newest first. Deleted ones only when asked for.',
    access: 'command-line',
    query: Type.Object({
      ...paging,
      ...managementScope,
      searchTerm: Type.Optional(SearchTerm),
      status: Type.Optional(anyOf(Type.Integer({ minimum: 0, maximum: 100, description: 'ContentStatus' }))),
      categoryId: Type.Optional(anyOf(Id)),
    }),
    answer: Type.Array(ManagedMediaContent),
    paged: true,
    problems,
  },
  'GET /Management/MediaContents/:id': { summary: 'One of them.', ...change },
  'PATCH /Management/MediaContents/:id': {
    summary: 'Changes what is given. Featuring is for organization managers.',
    ...change,
    body: MediaContentChange,
  },
  'POST /Management/MediaContents/:id/Publications': {
    summary: 'Publishes now. Where a review is asked, organization managers do so after it.',
    ...change,
  },
  'DELETE /Management/MediaContents/:id/Publications': {
    summary: 'Makes a published or scheduled item a draft again.',
    ...change,
  },
  'POST /Management/MediaContents/:id/Reprocessings': {
    summary:
      'Makes its files anew of the original, as an item that failed is tried again; the ones that are there are served meanwhile. 409 where the original is not kept.',
    ...change,
  },
  'GET /Management/Schedules': {
    summary: 'What will be published and unpublished by itself, and what was, the latest instant first.',
    access: 'command-line',
    query: Type.Object({
      ...paging,
      ...managementScope,
      status: Type.Optional(anyOf(Type.Integer({ minimum: 1, maximum: 3, description: 'ScheduleStatus' }))),
    }),
    answer: Type.Array(Schedule),
    paged: true,
    problems,
  },
  'PUT /Management/MediaContents/:id/Schedules': {
    summary: 'Publishes and unpublishes at an instant to come; given again, moves it.',
    ...change,
    body: Type.Object(
      { publishAt: Type.Optional(Instant), unpublishAt: Type.Optional(Instant) },
      { additionalProperties: false },
    ),
  },
  'DELETE /Management/MediaContents/:id/Schedules': {
    summary: 'Drops what was scheduled; an item that waits for its publication is a draft again.',
    ...change,
  },
  'POST /Management/MediaContents/:id/Reviews': {
    summary: 'Submits a draft for review.',
    ...change,
    body: Type.Object({ comment: Comment }, { additionalProperties: false }),
  },
  'GET /Management/MediaContents/:id/Reviews': {
    summary: 'What was said in its reviews, newest first.',
    access: 'command-line',
    params: ById,
    query: Type.Object(paging),
    answer: Type.Array(ReviewEntry),
    paged: true,
    problems,
  },
  'POST /Management/MediaContents/:id/Reviews/Actions': {
    summary:
      'A step of the open review: comment, and for organization managers request changes, approve, complete, discard.',
    ...change,
    body: Type.Object(
      {
        action: Type.Integer({ enum: [10, 11, 12, 14, 20], description: 'ReviewAction' }),
        comment: Comment,
      },
      { additionalProperties: false },
    ),
  },
  'DELETE /Management/MediaContents/:id': {
    summary: 'Deletes; for 30 days it can be restored.',
    access: 'admin',
    params: ById,
    problems,
  },
  'POST /Management/MediaContents/:id/Restorations': {
    summary: 'Makes a deleted item a draft again.',
    ...change,
    access: 'admin',
  },
});
