import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { limits } from '../limits/limits.ts';
import { ManagedMediaContent } from './managed-media-content.ts';
import { organizationScope } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';

/** Days for which a cursor can be followed. */
export const daysOfChanges = 91;

const ChangedItem = Type.Object({
  kind: Type.Enum(['changed', 'withdrawn'], {
    description:
      'changed: new, or other than it was, with `mediaContent` as the list has it now; withdrawn: deleted, or no longer among the items that the caller manages. An item may come again',
  }),
  id: Id,
  mediaContent: Type.Optional(ManagedMediaContent),
});

export const Changes = Type.Object({
  changes: Type.Array(ChangedItem, { description: 'in the order in which they became visible' }),
  next: Type.String({ description: 'the cursor behind them: `after` of the next call' }),
  hasMore: Type.Boolean({ description: 'false: this was all until now' }),
});
export type Changes = Static<typeof Changes>;

export const ChangesQuery = Type.Object({
  ...organizationScope,
  after: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1000,
      description: `the \`next\` of an earlier answer, at most ${daysOfChanges} days old; absent: begin with all items`,
    }),
  ),
  pageSize: Type.Optional(
    Type.Integer({ minimum: 1, maximum: limits.largestPage, description: `absent: ${limits.largestPage}` }),
  ),
});
export type ChangesQuery = Static<typeof ChangesQuery>;

/** What another catalogue asks for to follow this one. */
export const changes = endpoints({
  'GET /Management/Changes': {
    summary:
      'What has changed since an earlier call, also what was deleted: applied in their order, the changes make the list of managed items. Without `after` it begins with all items. 410 says that the cursor cannot be followed any more – it is too old, or the caller has other rights – and that the caller begins anew, without `after`.',
    access: 'content-manager-or-reviewer',
    query: ChangesQuery,
    answer: Changes,
    problems: [ProblemCode.NotFound],
  },
});
