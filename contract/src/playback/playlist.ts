import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { WatchStatus } from '../enumerations.ts';
import { anyOf, Id, Instant, paging, SearchTerm, valueOf } from '../fields.ts';
import { MediaContent } from '../media-contents/media-content.ts';
import { ProblemCode } from '../problems.ts';

const Status = valueOf({ WatchStatus });

export const PlaylistItem = Type.Object({
  mediaContentId: Id,
  watchStatus: Status,
  addedDate: Instant,
  mediaContent: MediaContent,
});
export type PlaylistItem = Static<typeof PlaylistItem>;

export const PlaylistOverview = Type.Object({
  pending: Type.Integer(),
  watching: Type.Integer(),
  watched: Type.Integer(),
});
export type PlaylistOverview = Static<typeof PlaylistOverview>;

const ByMediaContent = Type.Object({ mediaContentId: Id });

export const playlist = endpoints({
  'GET /WatchlistContents': {
    summary:
      'The person’s playlist in the current organization, newest first; PENDING when no state is asked.',
    access: 'viewer',
    query: Type.Object({
      ...paging,
      search: Type.Optional(SearchTerm),
      watchStatus: Type.Optional(anyOf(Status)),
    }),
    answer: Type.Array(PlaylistItem),
    paged: true,
  },
  'POST /WatchlistContents': {
    summary: 'Save an item to the playlist. 13 when it is there already.',
    access: 'viewer',
    body: Type.Object(ByMediaContent.properties, { additionalProperties: false }),
    problems: [ProblemCode.NotFound, ProblemCode.Duplicated],
  },
  'PUT /WatchlistContents': {
    summary: 'Set the watch state of an item in the playlist.',
    access: 'viewer',
    query: ByMediaContent,
    body: Type.Object({ watchStatus: Status }, { additionalProperties: false }),
    problems: [ProblemCode.NotFound],
  },
  'DELETE /WatchlistContents': {
    summary: 'Take an item out of the playlist. Safe to repeat.',
    access: 'viewer',
    query: ByMediaContent,
    problems: [ProblemCode.NotFound],
  },
  'GET /WatchlistContents/Overview': {
    summary: 'How many items are in each state.',
    access: 'viewer',
    answer: PlaylistOverview,
  },
  'DELETE /WatchlistContents/Flush': {
    summary: 'Empty the playlist of the current organization.',
    access: 'viewer',
  },
});
