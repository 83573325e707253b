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

/** Which lines of the audit log. */
const Which = {
  action: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'in the words of the log, such as `signed in`',
    }),
  ),
  personId: Type.Optional(Type.String({ format: 'uuid', description: 'who did it, or to whom it was done' })),
  from: Type.Optional(Type.String({ format: 'date-time', description: 'the first instant' })),
  until: Type.Optional(
    Type.String({ format: 'date-time', description: 'the first instant that is left out' }),
  ),
};

/** Lines of a table for spreadsheets. */
export const mostAuditLines = 500_000;

/** The audit log of an organization. */
export const audit = endpoints({
  'GET /Management/AuditLog': {
    summary: 'What was changed by whom, newest first.',
    access: 'admin',
    query: Type.Object({
      pageIndex: paging.pageIndex,
      pageSize: paging.pageSize,
      ...Which,
      ...organizationScope,
    }),
    answer: Type.Array(AuditEntry),
    paged: true,
    problems,
  },
  'GET /Management/AuditLog.csv': {
    summary: `The same as a table for spreadsheets, of the newest ${mostAuditLines} lines; recorded in the audit log.`,
    access: 'admin',
    query: Type.Object({ ...Which, ...organizationScope }),
    problems,
    raw: true,
  },
});
