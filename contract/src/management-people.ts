import { Type, type Static } from 'typebox';
import { endpoints } from './endpoint.ts';
import { Role } from './enumerations.ts';
import { ById, Flag, Id, Instant, paging, SearchTerm } from './fields.ts';
import { managementScope } from './management-scope.ts';
import { ProblemCode } from './problems.ts';

export const RoleName = Type.Union([
  Type.Literal(Role.Admin),
  Type.Literal(Role.OrganizationManager),
  Type.Literal(Role.ContentManager),
  Type.Literal(Role.Viewer),
]);

export const ManagedPerson = Type.Object({
  id: Id,
  email: Type.String(),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  role: Type.String(),
  status: Type.Integer({ description: 'ActiveState' }),
  joinedDate: Instant,
  lastVisitDate: Type.Optional(Instant),
});
export type ManagedPerson = Static<typeof ManagedPerson>;

export const Invitation = Type.Object({
  id: Id,
  email: Type.String(),
  role: Type.String(),
  expiresAt: Instant,
});
export type Invitation = Static<typeof Invitation>;

export const ManagedSelfRegistration = Type.Object({
  id: Id,
  email: Type.Optional(Type.String({ description: 'fills the form’s field' })),
  allowedDomains: Type.Array(Type.String()),
  expiresAt: Type.Optional(Instant),
  isDeactivated: Flag,
  path: Type.String({ description: 'the address to share' }),
});
export type ManagedSelfRegistration = Static<typeof ManagedSelfRegistration>;

const SelfRegistrationWish = {
  email: Type.Optional(Type.String({ maxLength: 254, description: 'empty: none' })),
  allowedDomains: Type.Optional(
    Type.Array(Type.String({ maxLength: 253, pattern: '^[A-Za-z0-9.-]+\\.[A-Za-z0-9-]+$' }), {
      maxItems: 50,
      description: 'empty: any',
    }),
  ),
  expiresAt: Type.Optional(Type.Union([Instant, Type.Literal('')], { description: 'empty: never' })),
};

const InOrganization = Type.Object(managementScope);
const problems = [ProblemCode.NotFound];
const list = { access: 'organization-manager', paged: true, problems } as const;

/** Nobody gives or takes more than the own role, nor changes the own one; an organization keeps an active admin. */
export const managementPeople = endpoints({
  'GET /Management/People': {
    summary: 'Members, by e-mail address.',
    ...list,
    query: Type.Object({ ...paging, ...managementScope, searchTerm: Type.Optional(SearchTerm) }),
    answer: Type.Array(ManagedPerson),
  },
  'PATCH /Management/People/:id': {
    summary:
      'Gives another role, or deactivates and reactivates. Media addresses of fewer rights die at once.',
    access: 'organization-manager',
    params: ById,
    query: InOrganization,
    body: Type.Object(
      {
        role: Type.Optional(RoleName),
        status: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: 'ActiveState' })),
      },
      { additionalProperties: false },
    ),
    answer: ManagedPerson,
    problems: [ProblemCode.NotFound, ProblemCode.UserLimitReached],
  },
  'DELETE /Management/People/:id': {
    summary: 'Ends the membership; the account stays.',
    access: 'organization-manager',
    params: ById,
    query: InOrganization,
    problems,
  },
  'DELETE /Management/People/:id/SecondStep': {
    summary:
      'Takes away the authenticator app, recovery codes and passkeys of somebody who has lost them; the password stays. For people of this organization alone.',
    access: 'admin',
    params: ById,
    query: InOrganization,
    problems,
  },
  'GET /Management/Invitations': {
    summary: 'Who was invited or has registered, and has not joined yet, newest first.',
    ...list,
    query: Type.Object({ ...paging, ...managementScope }),
    answer: Type.Array(Invitation),
  },
  'POST /Management/Invitations': {
    summary:
      'Invites by mail, as Viewer where no role is given. Again, while the invitation is open, it answers that one; its role changes only where one is given.',
    access: 'organization-manager',
    query: InOrganization,
    body: Type.Object(
      { email: Type.String({ maxLength: 1000 }), role: Type.Optional(RoleName) },
      { additionalProperties: false },
    ),
    answer: Invitation,
    status: 201,
    problems: [
      ProblemCode.NotFound,
      ProblemCode.AlreadyExists,
      ProblemCode.InvalidEmail,
      ProblemCode.UserLimitReached,
    ],
  },
  'DELETE /Management/Invitations/:id': {
    summary: 'Withdraws an invitation; its links stop working.',
    access: 'organization-manager',
    params: ById,
    problems,
  },
  'GET /Management/SelfRegistrations': {
    summary: 'Links by which people register themselves, newest first.',
    ...list,
    query: Type.Object({ ...paging, ...managementScope }),
    answer: Type.Array(ManagedSelfRegistration),
  },
  'POST /Management/SelfRegistrations': {
    summary: 'Makes a link. With an id of the sender’s it may be repeated.',
    access: 'organization-manager',
    query: InOrganization,
    body: Type.Object({ id: Type.Optional(Id), ...SelfRegistrationWish }, { additionalProperties: false }),
    answer: ManagedSelfRegistration,
    status: 201,
    problems: [ProblemCode.NotFound, ProblemCode.InvalidEmail],
  },
  'PATCH /Management/SelfRegistrations/:id': {
    summary: 'Changes its limits, deactivates it or activates it again.',
    access: 'organization-manager',
    params: ById,
    body: Type.Object(
      { ...SelfRegistrationWish, isDeactivated: Type.Optional(Flag) },
      { additionalProperties: false },
    ),
    answer: ManagedSelfRegistration,
    problems: [ProblemCode.NotFound, ProblemCode.InvalidEmail],
  },
});
