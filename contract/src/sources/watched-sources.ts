import { Type, type Static } from 'typebox';
import { Audience } from '../media-contents/audience.ts';
import { endpoints } from '../endpoint.ts';
import { ById, Flag, Id, Instant, ProblemBody } from '../fields.ts';
import { InOrganization } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { sourceKinds } from './source-kinds.ts';
import { FilledLine, Line } from '../texts.ts';
import { watchedLimits } from '../limits/watched-limits.ts';

const choices = {
  categoryId: Type.Optional(Type.String({ ...Id, description: 'into which everything comes' })),
  audience: Type.Optional(Audience),
  isDraft: Type.Optional(Type.Boolean({ description: 'absent: true, what comes in is a draft' })),
  makesCaptions: Type.Optional(
    Type.Boolean({
      description: 'captions by machine, where none come with it; absent: as the organization has it',
    }),
  ),
};

const BucketKey = Type.Object(
  {
    keyId: FilledLine({ maxLength: watchedLimits.key }),
    secret: FilledLine({ maxLength: watchedLimits.key, description: 'stored encrypted, and in no answer' }),
  },
  { additionalProperties: false },
);
const location = {
  endpoint: FilledLine({
    maxLength: watchedLimits.address,
    description: 'of an S3-compatible store; one of WATCHED_BUCKETS',
  }),
  name: FilledLine({ maxLength: 63 }),
};
const NewBucket = Type.Object({ ...location, ...BucketKey.properties }, { additionalProperties: false });

const NewWatchedSource = Type.Object(
  {
    kind: Type.Enum([...sourceKinds]),
    folder: Type.Optional(
      Line({
        maxLength: watchedLimits.folder,
        description:
          'below the organization’s folder in one of WATCHED_FOLDERS, or in the bucket; empty: all of it',
      }),
    ),
    address: Type.Optional(
      Line({ maxLength: watchedLimits.address, description: 'of a feed, from https:// on' }),
    ),
    bucket: Type.Optional(NewBucket),
    ...choices,
  },
  { additionalProperties: false },
);
export type NewWatchedSource = Static<typeof NewWatchedSource>;

export const WatchedSource = Type.Object({
  id: Id,
  kind: Type.Enum([...sourceKinds]),
  folder: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  bucket: Type.Optional(Type.Object({ ...location, keyId: Type.String() })),
  categoryId: Type.Optional(Id),
  audience: Type.Optional(Audience),
  isDraft: Flag,
  makesCaptions: Type.Optional(Flag),
  isPaused: Flag,
  endedBecause: Type.Optional(
    Type.Enum(['person', 'category', 'audience', 'failing'], {
      description: 'what is gone, or that it could not be read again and again: it is looked at no more',
    }),
  ),
  createdDate: Instant,
  lastLookDate: Type.Optional(Instant),
  nextLookDate: Type.Optional(Type.String({ ...Instant, description: 'absent: it is paused or ended' })),
  problem: Type.Optional(Type.Object(ProblemBody.properties, { description: 'why the last look failed' })),
  takenCount: Type.Integer(),
  failedCount: Type.Integer({ description: 'items that failed and are tried again, or are given up' }),
});
export type WatchedSource = Static<typeof WatchedSource>;

export const watchedItemStates = ['waiting', 'taken', 'failed', 'givenUp'] as const;

const WatchedItem = Type.Object({
  sourceId: Type.String({ description: 'what names it in its source' }),
  title: Type.String(),
  state: Type.Enum([...watchedItemStates], {
    description: 'waiting: its file may still be written to; failed: it is tried again',
  }),
  problem: Type.Optional(Type.Object(ProblemBody.properties)),
  mediaContentId: Type.Optional(Id),
  changedDate: Instant,
});
export type WatchedItem = Static<typeof WatchedItem>;

const problems = [ProblemCode.NotFound];
const managers = { access: 'organization-manager', problems } as const;

/** Watched sources: folders, buckets and feeds that are looked at every few minutes, from which new recordings come in by themselves. */
export const watchedSources = endpoints({
  'GET /Management/WatchedSources': {
    summary: 'The watched sources of the organization.',
    ...managers,
    query: InOrganization,
    answer: Type.Array(WatchedSource),
  },
  'POST /Management/WatchedSources': {
    summary: `Watches a folder on the server, a bucket or a feed: what is new there comes in. At most ${watchedLimits.each}.`,
    ...managers,
    query: InOrganization,
    body: NewWatchedSource,
    answer: WatchedSource,
    status: 201,
  },
  'GET /Management/WatchedSources/:id': {
    summary: `A watched source, with the ${watchedLimits.shownItems} items that changed last.`,
    ...managers,
    params: ById,
    answer: Type.Object({ ...WatchedSource.properties, items: Type.Array(WatchedItem) }),
  },
  'PATCH /Management/WatchedSources/:id': {
    summary:
      'Changes what becomes of new items, or pauses. With `isPaused: false` a source that ended goes on, in the name of the caller.',
    ...managers,
    params: ById,
    body: Type.Object(
      {
        ...choices,
        categoryId: Type.Optional(
          Type.Union([Id, Type.Literal('')], {
            description: 'into which everything comes; empty: into none',
          }),
        ),
        isPaused: Type.Optional(Flag),
        bucketKey: Type.Optional(BucketKey),
      },
      { additionalProperties: false },
    ),
    answer: WatchedSource,
  },
  'DELETE /Management/WatchedSources/:id': {
    summary: 'Stops watching a source. Items that came in stay.',
    ...managers,
    params: ById,
  },
  'POST /Management/WatchedSources/:id/Look': {
    summary: 'Looks now, or as soon as a worker is free; items that failed are tried again at once.',
    ...managers,
    params: ById,
  },
});
