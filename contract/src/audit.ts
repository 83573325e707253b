import { Type, type Static } from 'typebox';
import { endpoints } from './endpoint.ts';
import { Id, Instant, paging } from './fields.ts';
import { organizationScope } from './organization-scope.ts';
import { ProblemCode } from './problems.ts';

export const AuditEntry = Type.Object({
  at: Instant,
  action: Type.String(),
  subject: Type.Optional(Type.String({ description: 'id of what it was done to' })),
  personId: Type.Optional(Id),
  email: Type.Optional(
    Type.String({ description: 'of who did it; absent: the service or the command line' }),
  ),
  actor: Type.Optional(
    Type.String({ description: 'who did it, where it was neither a person nor the service by itself' }),
  ),
  detail: Type.Record(Type.String(), Type.Unknown()),
});
export type AuditEntry = Static<typeof AuditEntry>;

const problems = [ProblemCode.NotFound];

/** The audit log of an organization. */
export const audit = endpoints({
  'GET /Management/AuditLog': {
    summary: 'What was changed by whom, newest first.',
    access: 'admin',
    query: Type.Object({
      pageIndex: paging.pageIndex,
      pageSize: paging.pageSize,
      ...organizationScope,
    }),
    answer: Type.Array(AuditEntry),
    paged: true,
    problems,
  },
});
