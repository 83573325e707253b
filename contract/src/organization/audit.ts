import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { anyOf, Id, Instant, paging } from '../fields.ts';
import { InOrganization, organizationScope } from './organization-scope.ts';
import { ProblemCode } from '../problems.ts';

export const AuditEntry = Type.Object({
  id: Type.String({ description: 'of the line, in digits' }),
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
  apiKeyId: Type.Optional(Type.String({ format: 'uuid', description: 'of the API key that did it' })),
  detail: Type.Record(Type.String(), Type.Unknown()),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditWebhook = Type.Object({
  url: Type.String(),
  createdDate: Instant,
  waitingLines: Type.Integer({ description: 'that it has not taken yet; counted up to 10,000' }),
  sentDate: Type.Optional(Type.String({ ...Instant, description: 'when it took lines last' })),
  problem: Type.Optional(Type.String({ description: 'why it did not take the last ones' })),
});
export type AuditWebhook = Static<typeof AuditWebhook>;

export const NewAuditWebhook = Type.Object({
  url: Type.String(),
  secret: Type.String({ description: 'whsec_ and Base64' }),
});

const problems = [ProblemCode.NotFound];

/** Which lines of the audit log. */
const Which = {
  action: Type.Optional(
    anyOf(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'in the words of the log, such as `signed in`',
      }),
    ),
  ),
  personId: Type.Optional(
    anyOf(Type.String({ format: 'uuid', description: 'who did it, or to whom it was done' })),
  ),
  from: Type.Optional(Type.String({ format: 'date-time', description: 'the first instant' })),
  until: Type.Optional(
    Type.String({ format: 'date-time', description: 'the first instant that is left out' }),
  ),
};

/** Lines of a table for spreadsheets. */
export const maxAuditLines = 500_000;

/** Actions that one answer lists. */
export const maxAuditActions = 500;

/** The audit log of an organization. */
export const audit = endpoints({
  'GET /Management/AuditLog': {
    summary: 'What was changed by whom, newest first.',
    access: 'admin',
    query: Type.Object({ ...paging, ...Which, ...organizationScope }),
    answer: Type.Array(AuditEntry),
    paged: true,
    problems,
  },
  'GET /Management/AuditActions': {
    summary: `Actions of which the log has lines, by name; at most ${maxAuditActions}.`,
    access: 'admin',
    query: InOrganization,
    answer: Type.Array(Type.String()),
    problems,
  },
  'GET /Management/AuditWebhook': {
    summary: 'The webhook that gets the lines of the audit log, and how it takes them.',
    access: 'admin',
    query: InOrganization,
    answer: AuditWebhook,
    problems,
  },
  'PUT /Management/AuditWebhook': {
    summary:
      'Sets the webhook. Each line goes there once it is written, in order and at least once, signed as Standard Webhooks says. The secret is new each time and shown once.',
    access: 'admin',
    query: InOrganization,
    body: Type.Object(
      { url: Type.String({ minLength: 10, maxLength: 1000, description: 'https://…' }) },
      { additionalProperties: false },
    ),
    answer: NewAuditWebhook,
    problems,
  },
  'DELETE /Management/AuditWebhook': {
    summary: 'Ends the stream. Doing it again changes nothing.',
    access: 'admin',
    query: InOrganization,
    problems,
  },
  'GET /Management/AuditLog.csv': {
    summary: `The same as a table for spreadsheets, of the newest ${maxAuditLines} lines; recorded in the audit log.`,
    access: 'admin',
    query: Type.Object({ ...Which, ...organizationScope }),
    problems,
    raw: true,
  },
});
