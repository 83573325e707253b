import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ReactionType, WatchStatus } from '../enumerations.ts';
import { ById, Id, Instant, Seconds, paging, valueOf } from '../fields.ts';
import { limits } from '../limits/limits.ts';
import { MediaContent, ReactionsSummary } from '../media-contents/media-content.ts';
import { ProblemCode } from '../problems.ts';

export const HistoryEntry = Type.Object({
  mediaContentId: Id,
  position: Seconds,
  watchStatus: valueOf({ WatchStatus }),
  watchedDate: Instant,
  mediaContent: MediaContent,
});
export type HistoryEntry = Static<typeof HistoryEntry>;

const VisitorOfItem = Type.Object({ id: Id, visitorId: Id });

/** The origin of a view. */
const CameFrom = Type.Object({
  isEmbedded: Type.Optional(Type.Boolean({ description: 'it was in the player on another site' })),
  from: Type.Optional(
    Type.String({
      maxLength: 253,
      description: 'the host of another site whose link led here; only its kind is counted',
    }),
  ),
});

const ByMediaContent = Type.Object({ mediaContentId: Id });

const WatchedTimestamp = Type.Object(
  {
    mediaContentId: Id,
    position: Seconds,
    ranges: Type.Optional(
      Type.Array(Type.Array(Seconds, { minItems: 2, maxItems: 2 }), {
        maxItems: limits.reactionRanges,
        description: 'what was played since the last report: [from, to], seconds',
      }),
    ),
  },
  { additionalProperties: false },
);

/** What a person does with an item: plays it, reacts, asks to be reminded. */
export const playback = endpoints({
  'POST /MediaContents/:id/Visitors': {
    summary: 'The first real playback; counted once per viewer, item and 30 minutes.',
    access: 'viewer',
    params: ById,
    query: CameFrom,
    problems: [ProblemCode.NotFound],
  },
  'POST /MediaContents/:id/Visitors/:visitorId/Publics': {
    summary: 'The first real playback by a visitor of the public pages.',
    access: 'public',
    params: VisitorOfItem,
    query: CameFrom,
    problems: [ProblemCode.NotFound],
  },
  'GET /WatchedTimestamps': {
    summary: 'What the person watched in the current organization, latest first.',
    access: 'viewer',
    query: Type.Object(paging),
    answer: Type.Array(HistoryEntry),
    paged: true,
  },
  'PUT /WatchedTimestamps': {
    summary: 'Marks an item that was begun as watched; it leaves what is in progress. Safe to repeat.',
    access: 'viewer',
    query: ByMediaContent,
    body: Type.Object({ watchStatus: Type.Literal(2) }, { additionalProperties: false }),
    problems: [ProblemCode.NotFound],
  },
  'DELETE /WatchedTimestamps': {
    summary: 'Takes an item out of the person’s history: it starts over. Safe to repeat.',
    access: 'viewer',
    query: ByMediaContent,
    problems: [ProblemCode.NotFound],
  },
  'DELETE /WatchedTimestamps/Flush': {
    summary: 'Clears the person’s history in the current organization. Safe to repeat.',
    access: 'viewer',
  },
  'POST /WatchedTimestamps': {
    summary: 'Where the person is in an item, and what was really played.',
    access: 'viewer',
    body: WatchedTimestamp,
    problems: [ProblemCode.NotFound],
  },
  'POST /WatchedTimestamps/:id/Publics': {
    summary: 'The same for a visitor; the id is the visitor’s own random one.',
    access: 'public',
    params: ById,
    body: WatchedTimestamp,
    problems: [ProblemCode.NotFound],
  },
  'POST /Reactions': {
    summary: 'Set the person’s reaction to an item. Safe to repeat.',
    access: 'viewer',
    body: Type.Object(
      {
        mediaContentId: Id,
        reactionType: valueOf({ ReactionType }),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      currentUserReacted: Type.Boolean(),
      currentUserReaction: Type.Integer({ description: 'ReactionType' }),
      reactionsSummary: ReactionsSummary,
    }),
    problems: [ProblemCode.NotFound],
  },
  'DELETE /Reactions': {
    summary: 'Take the person’s reaction back. Safe to repeat.',
    access: 'viewer',
    query: ByMediaContent,
    problems: [ProblemCode.NotFound],
  },
  'POST /schedules/media-contents/:id/publish/notifications': {
    summary: 'Remind the person of an upcoming item. Safe to repeat.',
    access: 'viewer',
    params: ById,
    problems: [ProblemCode.NotFound],
  },
  'DELETE /schedules/media-contents/:id/publish/notifications': {
    summary: 'Drop the reminder. Safe to repeat.',
    access: 'viewer',
    params: ById,
    problems: [ProblemCode.NotFound],
  },
});
