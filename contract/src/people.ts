import { Type, type Static } from 'typebox';
import { endpoints } from './endpoint.ts';
import { ById, Id, Instant, paging, SearchTerm } from './fields.ts';
import { Organization } from './organization.ts';
import { ProblemCode } from './problems.ts';

export const CurrentUser = Type.Object({
  id: Id,
  role: Type.String(),
  status: Type.Integer({ description: 'ActiveState' }),
  organizationId: Id,
  organization: Organization,
  identityServerUserId: Type.String(),
  email: Type.String(),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  isProviderAdmin: Type.Boolean({ description: 'may join any organization' }),
  mediaToken: Type.String(),
  mediaTokenExpiresAt: Instant,
});
export type CurrentUser = Static<typeof CurrentUser>;

export const UserOrganization = Type.Object({
  organizationId: Id,
  organizationName: Type.String(),
  roleName: Type.String(),
});
export type UserOrganization = Static<typeof UserOrganization>;

const Application = Type.Object({
  displayName: Type.String(),
  applicationUrl: Type.String(),
  logos: Type.Array(Type.String()),
  isFavorite: Type.Boolean(),
});

const meProblems = [
  ProblemCode.NotFound,
  ProblemCode.InternalUserWithoutRecord,
  ProblemCode.InternalDomainNotAllowed,
];

export const people = endpoints({
  'GET /Users/Me': {
    summary: 'The signed-in person. 14 without a record, 24 when an internal one can be made by POST.',
    access: 'session',
    answer: CurrentUser,
    problems: meProblems,
  },
  'POST /Users/Me': {
    summary: 'Makes the record of an internal user. Safe to repeat.',
    access: 'session',
    answer: CurrentUser,
    status: 201,
    problems: meProblems,
  },
  'POST /Users/Me/AddVisit': {
    summary:
      'Counts a sign-in, and notes in which language and at which clock the person reads, for mails: as pages are chosen, by the cookie or `Accept-Language`.',
    access: 'viewer',
    query: Type.Object({
      timeZone: Type.Optional(Type.String({ maxLength: 64, description: 'such as Europe/Berlin' })),
    }),
  },
  'GET /Users/Me/Organizations': {
    summary: 'Organizations the person belongs to, by name.',
    access: 'viewer',
    query: Type.Object({ ...paging, searchTerm: Type.Optional(SearchTerm) }),
    answer: Type.Array(UserOrganization),
    paged: true,
  },
  'DELETE /Users/Me/Organizations/:id': {
    summary:
      'Leaves an organization: no directory brings the person back, only an invitation that they accept. 409 for its last admin.',
    access: 'viewer',
    params: ById,
    problems: [ProblemCode.NotFound],
  },
  'PUT /Users/Me/CurrentOrganization': {
    summary: 'Switches to, or as a provider admin joins, an organization.',
    access: 'viewer',
    body: Type.Object({ organizationId: Id }),
    answer: Type.Object({ organizationId: Id }),
    problems: [ProblemCode.JoinOrganizationFirst],
  },
  'GET /applications': {
    summary: 'Other applications for the header. The portal stands alone: there are none.',
    access: 'viewer',
    query: Type.Object({
      pageNumber: Type.Optional(Type.Integer({ minimum: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      topOnly: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Array(Application),
  },
  'PUT /applications/:id': {
    summary: 'A visit to another application. Safe to repeat.',
    access: 'viewer',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  },
});
