import { Type, type Static, type TSchema } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ActiveState } from '../enumerations.ts';
import { anyOf, ById, Id, Instant, paging, Refusal, RoleName, SearchTerm, valueOf } from '../fields.ts';
import { languages } from '../languages/languages.ts';
import { limits } from '../limits/limits.ts';
import { Organization } from '../organization/organization.ts';
import { organizationScope, InOrganization } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import type { Right } from './rights.ts';

/** The rights of a membership itself, without those that its role includes. */
const rights = {
  mayReview: Type.Boolean({
    description:
      'reads drafts that are in review, comments on them and approves them; managers and admins may so anyway',
  }),
} satisfies Record<Right, TSchema>;
const givenRights = { mayReview: Type.Optional(rights.mayReview) } satisfies Record<Right, TSchema>;

/** Actions that a manager may do with a member. */
export const personActions = ['change', 'removeSecondStep', 'takeData', 'erase'] as const;
export type PersonAction = (typeof personActions)[number];

export const ManagedPerson = Type.Object({
  id: Id,
  email: Type.String(),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  role: RoleName,
  ...rights,
  status: Type.Integer({ description: 'ActiveState' }),
  joinedDate: Instant,
  lastVisitDate: Type.Optional(Instant),
  hasSecondStep: Type.Optional(
    Type.Boolean({
      description: 'an authenticator app or a passkey; absent where another provider signs the person in',
    }),
  ),
  categories: Type.Array(Type.Object({ id: Id, name: Type.String() }), {
    description: 'assigned to the person as a content manager, by name; at most 50',
  }),
  permitted: Type.Array(Type.Enum(personActions), {
    description: 'what the caller may do with the person, by the functions that decide the calls',
  }),
});
export type ManagedPerson = Static<typeof ManagedPerson>;

export const Invitation = Type.Object({
  id: Id,
  email: Type.String(),
  role: RoleName,
  ...rights,
  expiresAt: Instant,
  isSetUp: Type.Boolean({ description: 'the account is set up: the first sign-in ends the invitation' }),
});
export type Invitation = Static<typeof Invitation>;

export const InvitationOutcome = Type.Object({
  email: Type.String({ description: 'as it was sent' }),
  outcome: Type.Enum(['invited', 'open', 'changed', 'member', 'failed'], {
    description:
      '`invited`: a mail is on its way; `open`: was invited before, no further mail; `changed`: was invited before, with another role or right',
  }),
  problem: Type.Optional(Refusal),
});
export type InvitationOutcome = Static<typeof InvitationOutcome>;

export const CurrentUser = Type.Object({
  id: Id,
  role: RoleName,
  ...rights,
  status: Type.Integer({ description: 'ActiveState' }),
  organizationId: Id,
  organization: Organization,
  identityServerUserId: Type.String(),
  email: Type.String(),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  isProviderAdmin: Type.Boolean({ description: 'may join any organization' }),
  mayRecord: Type.Boolean({
    description: 'records: content managers, and members where the organization lets them',
  }),
  chosenLanguage: Type.Optional(
    Type.Enum([...languages], { description: 'of the interface, as the person chose it on any device' }),
  ),
  organizationLanguage: Type.Optional(
    Type.Enum([...languages], { description: 'the default of the organization, for people who chose none' }),
  ),
  mediaToken: Type.String(),
  mediaTokenExpiresAt: Instant,
});
export type CurrentUser = Static<typeof CurrentUser>;

export const UserOrganization = Type.Object({
  organizationId: Id,
  organizationName: Type.String(),
  roleName: RoleName,
});
export type UserOrganization = Static<typeof UserOrganization>;

const problems = [ProblemCode.NotFound];

const list = { access: 'organization-manager', paged: true, problems } as const;

const meProblems = [
  ProblemCode.NotFound,
  ProblemCode.InternalUserWithoutRecord,
  ProblemCode.InternalDomainNotAllowed,
];

const Application = Type.Object({
  displayName: Type.String(),
  applicationUrl: Type.String(),
  logos: Type.Array(Type.String()),
  isFavorite: Type.Boolean(),
});

/** People: about themselves, and for those who manage an organization’s people. Nobody gives or takes more than the own role, nor changes the own one; an organization always has an active admin. */
export const people = endpoints({
  'GET /Management/People': {
    summary: 'Members, by e-mail address.',
    ...list,
    query: Type.Object({
      ...paging,
      ...organizationScope,
      searchTerm: Type.Optional(SearchTerm),
      role: Type.Optional(anyOf(RoleName)),
      status: Type.Optional(anyOf(valueOf({ ActiveState }))),
      mayReview: Type.Optional(Type.Boolean({ description: 'of the membership itself' })),
      hasSecondStep: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Array(ManagedPerson),
  },
  'PATCH /Management/People/:id': {
    summary:
      'Gives another role, gives or takes a right, or deactivates and reactivates. Media addresses of fewer rights die at once.',
    access: 'organization-manager',
    params: ById,
    query: InOrganization,
    body: Type.Object(
      {
        role: Type.Optional(RoleName),
        ...givenRights,
        status: Type.Optional(valueOf({ ActiveState })),
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
    query: Type.Object({ ...paging, ...organizationScope, searchTerm: Type.Optional(SearchTerm) }),
    answer: Type.Array(Invitation),
  },
  'POST /Management/Invitations': {
    summary:
      'Invites by mail, as Viewer where no role is given. Again, while the invitation is open, it answers that one; its role and rights change only where they are given.',
    access: 'organization-manager',
    query: InOrganization,
    body: Type.Object(
      { email: Type.String({ maxLength: 1000 }), role: Type.Optional(RoleName), ...givenRights },
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
  'POST /Management/Invitations/Batch': {
    summary:
      'Invites many people, each as the call for one address does, and tells for each what became of it. Safe to repeat.',
    access: 'organization-manager',
    query: InOrganization,
    body: Type.Object(
      {
        emails: Type.Array(Type.String({ maxLength: 1000 }), {
          minItems: 1,
          maxItems: limits.invitedAddresses,
        }),
        role: Type.Optional(RoleName),
        ...givenRights,
      },
      { additionalProperties: false },
    ),
    answer: Type.Array(InvitationOutcome),
    problems,
  },
  'POST /Management/Invitations/:id/Mails': {
    summary:
      'Sends the mail again, with a new link that works for 7 days; earlier links stay valid until they end. Once a minute, five times a day.',
    access: 'organization-manager',
    params: ById,
    answer: Invitation,
    problems: [...problems, ProblemCode.TokenAlreadyUsed, ProblemCode.UserLimitReached],
  },
  'DELETE /Management/Invitations/:id': {
    summary: 'Withdraws an invitation; its links stop working.',
    access: 'organization-manager',
    params: ById,
    problems,
  },
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
  'PUT /Users/Me/Language': {
    summary:
      'Chooses the language of pages, mails and push messages on every device, or takes the choice back: then it is the default of the organization, else what the browser prefers. Safe to repeat.',
    access: 'viewer',
    body: Type.Object(
      { language: Type.Enum([...languages, ''], { description: 'empty: none is chosen' }) },
      { additionalProperties: false },
    ),
  },
  'GET /Users/Me/Organizations': {
    summary: 'Organizations the person belongs to, by name.',
    access: 'viewer',
    fromAnyNetwork: true,
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
    fromAnyNetwork: true,
    body: Type.Object({ organizationId: Id }, { additionalProperties: false }),
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
