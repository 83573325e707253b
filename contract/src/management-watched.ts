import { Type, type Static } from 'typebox';
import { endpoints } from './endpoint.ts';
import { anyOf, ById, Id, Instant, paging, SearchTerm } from './fields.ts';
import { limits } from './limits.ts';
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

const Which = {
  searchTerm: Type.Optional(SearchTerm),
  watchStatus: Type.Optional(anyOf(Type.Integer({ minimum: 0, maximum: 2, description: 'WatchStatus' }))),
};
const problems = [ProblemCode.NotFound];

export const managementWatched = endpoints({
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
});
