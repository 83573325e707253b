import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Flag, Id, Instant, paging } from '../fields.ts';
import { nameLimits } from '../limits/name-limits.ts';
import { organizationScope, InOrganization } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';

export const ManagedSelfRegistration = Type.Object({
  id: Id,
  email: Type.Optional(Type.String({ description: 'fills the form’s field' })),
  allowedDomains: Type.Array(Type.String()),
  expiresAt: Type.Optional(Instant),
  isDeactivated: Flag,
  path: Type.String({ description: 'the address to share' }),
});
export type ManagedSelfRegistration = Static<typeof ManagedSelfRegistration>;

export const SelfRegistration = Type.Object({
  id: Id,
  organizationId: Id,
  organization: Type.Object({
    name: Type.String(),
    logoUrl: Type.Optional(Type.String()),
    logoDarkUrl: Type.Optional(Type.String()),
  }),
  email: Type.Optional(Type.String({ description: 'fills the form’s field' })),
});
export type SelfRegistration = Static<typeof SelfRegistration>;

export const PasswordPolicyRequirements = Type.Object({
  requiredLength: Type.Integer(),
  maxLength: Type.Integer(),
  requireDigit: Type.Boolean(),
  requireLowercase: Type.Boolean(),
  requireUppercase: Type.Boolean(),
  requireNonAlphanumeric: Type.Boolean(),
});

const problems = [ProblemCode.NotFound];

const list = { access: 'organization-manager', paged: true, problems } as const;

const SelfRegistrationOptions = {
  email: Type.Optional(Type.String({ maxLength: 254, description: 'empty: none' })),
  allowedDomains: Type.Optional(
    Type.Array(Type.String({ maxLength: 253, pattern: '^[A-Za-z0-9.-]+\\.[A-Za-z0-9-]+$' }), {
      maxItems: 50,
      description: 'empty: any',
    }),
  ),
  expiresAt: Type.Optional(Type.Union([Instant, Type.Literal('')], { description: 'empty: never' })),
};

/** What a mail's link carries. */
const Token = Type.String({ minLength: 1, maxLength: 200 });

const onboardingProblems = [ProblemCode.NotFound, ProblemCode.TokenExpired, ProblemCode.TokenAlreadyUsed];

/** Something to read, and no control character. */
const Name = Type.String({
  minLength: 1,
  maxLength: nameLimits.person,
  pattern: '^(?!\\s*$)[^\\x00-\\x1f\\x7f]+$',
});

const NewAccount = {
  token: Token,
  firstName: Name,
  lastName: Name,
  newPassword: Type.Optional(
    Type.String({ maxLength: 1000, description: 'left out where another provider signs people in' }),
  ),
  phoneNumber: Type.Optional(Type.String({ maxLength: 20, description: 'E.164, or empty' })),
};

/** Whether it is an address is answered with code 59. */
const Address = Type.String({ maxLength: 1000 });

const linkProblems = [
  ProblemCode.NotFound,
  ProblemCode.RegistrationExpired,
  ProblemCode.RegistrationLinkDeactivated,
];

const Password = Type.String({ maxLength: 1000 });

/** How people come in: onboarding, self-registration and its links, trials, leads. */
export const registration = endpoints({
  'GET /Management/SelfRegistrations': {
    summary: 'Links by which people register themselves, newest first.',
    ...list,
    query: Type.Object({ ...paging, ...organizationScope }),
    answer: Type.Array(ManagedSelfRegistration),
  },
  'POST /Management/SelfRegistrations': {
    summary: 'Makes a link. With an id of the sender’s it may be repeated.',
    access: 'organization-manager',
    query: InOrganization,
    body: Type.Object({ id: Type.Optional(Id), ...SelfRegistrationOptions }, { additionalProperties: false }),
    answer: ManagedSelfRegistration,
    status: 201,
    problems: [ProblemCode.NotFound, ProblemCode.InvalidEmail],
  },
  'PATCH /Management/SelfRegistrations/:id': {
    summary: 'Changes its limits, deactivates it or activates it again.',
    access: 'organization-manager',
    params: ById,
    body: Type.Object(
      { ...SelfRegistrationOptions, isDeactivated: Type.Optional(Flag) },
      { additionalProperties: false },
    ),
    answer: ManagedSelfRegistration,
    problems: [ProblemCode.NotFound, ProblemCode.InvalidEmail],
  },
  'GET /Users/OnBoarding/Token': {
    summary: 'Whose account an invitation’s link sets up.',
    access: 'anyone',
    query: Type.Object({ token: Token }),
    answer: Type.Object({
      email: Type.String(),
      organizationName: Type.String(),
      organizationLogoUrl: Type.Optional(Type.String()),
      organizationLogoDarkUrl: Type.Optional(Type.String()),
      expiresAt: Instant,
      setsPassword: Type.Boolean({ description: 'false: another provider signs people in' }),
    }),
    problems: onboardingProblems,
  },
  'PUT /Users/OnBoarding/Account': {
    summary:
      'Sets up the account, once. Where another provider signs people in, their first sign-in ends it.',
    access: 'anyone',
    body: Type.Object(NewAccount, { additionalProperties: false }),
    answer: Type.Object({ userId: Id, email: Type.String() }),
    problems: onboardingProblems,
  },
  'POST /Users/OnBoarding/Invites/Resend': {
    summary: 'Sends a new link, also for one that expired within 30 days. Once a minute, five times a day.',
    access: 'anyone',
    body: Type.Object({ token: Token }, { additionalProperties: false }),
    problems: [...onboardingProblems, ProblemCode.UserLimitReached],
  },
  'GET /SelfRegistrations/Basic/:id': {
    summary: 'The organization behind a registration link.',
    access: 'anyone',
    params: ById,
    answer: SelfRegistration,
    problems: [ProblemCode.NotFound],
  },
  'POST /SelfRegistrations/:id/Users': {
    summary: 'Asks for an account. The answer is the same for an address that has one; the mail says which.',
    access: 'anyone',
    params: ById,
    body: Type.Object({ email: Address }, { additionalProperties: false }),
    answer: Type.Object({ userId: Id, email: Type.String() }),
    status: 201,
    problems: [
      ...linkProblems,
      ProblemCode.RestrictedDomain,
      ProblemCode.InvalidEmail,
      ProblemCode.UserLimitReached,
    ],
  },
  'POST /SelfRegistrations/:id/Users/:userId/Resend': {
    summary: 'Sends the mail again. Once a minute, five times a day.',
    access: 'anyone',
    params: Type.Object({ id: Id, userId: Id }),
    problems: [...linkProblems, ProblemCode.RegistrationAlreadyVerified, ProblemCode.UserLimitReached],
  },
  'POST /SelfRegistrations/:id/Users/Confirm': {
    summary: 'Proves the address by the mail’s secret. May be repeated until the account is set up.',
    access: 'anyone',
    params: ById,
    body: Type.Object({ selfRegistrationUserId: Token }, { additionalProperties: false }),
    answer: Type.Object({ onboardingToken: Type.String() }),
    problems: [...onboardingProblems, ProblemCode.RegistrationLinkDeactivated],
  },
  'GET /IdpManager/DefaultPasswordPolicyRequirements': {
    summary: 'What a password must be like.',
    access: 'anyone',
    answer: PasswordPolicyRequirements,
  },
  'POST /IdpManager/ValidateUserPasswordAgainstDefaultPolicy': {
    summary: 'Whether a password would be taken, and what is wrong with it.',
    access: 'anyone',
    body: Type.Object({ password: Password }, { additionalProperties: false }),
    answer: Type.Object({
      isValid: Type.Boolean(),
      errors: Type.Array(Type.Object({ code: Type.String(), description: Type.String() })),
    }),
  },
  'POST /Users/SubscriptionUsers': {
    summary:
      'Asks for a free trial. The answer is the same for an address that has an account; the mail says which.',
    access: 'anyone',
    body: Type.Object({ emailAddress: Address }, { additionalProperties: false }),
    answer: Type.Object({ id: Id }),
    problems: [ProblemCode.InvalidEmail],
  },
  'GET /Users/SubscriptionUsers': {
    summary: 'Whose free trial a mail’s link opens.',
    access: 'anyone',
    query: Type.Object({ token: Token }),
    answer: Type.Object({
      id: Id,
      emailAddress: Type.String(),
      status: Type.Integer({ description: 'RequestState' }),
      expiresAt: Instant,
      setsPassword: Type.Boolean({ description: 'false: another provider signs people in' }),
    }),
    problems: [ProblemCode.NotFound, ProblemCode.TokenExpired],
  },
  'POST /Users/SubscriptionUsers/:id/Confirms': {
    summary: 'Makes the organization and its first Admin, once.',
    access: 'anyone',
    params: ById,
    body: Type.Object({ ...NewAccount, organizationName: Name }, { additionalProperties: false }),
    answer: Type.Object({ userId: Id, email: Type.String(), organizationId: Id }),
    problems: [...onboardingProblems, ProblemCode.NameTaken, ProblemCode.AlreadyExists],
  },
  'GET /BotCheck/Challenges': {
    summary: 'A proof of work (ALTCHA) that a form without a sign-in asks for; good once, for ten minutes.',
    access: 'anyone',
    answer: Type.Object({
      parameters: Type.Record(Type.String(), Type.Unknown()),
      signature: Type.String(),
    }),
  },
  'POST /Categories/:id/LeadGenerationFormInputData': {
    summary: 'Asks the organization of a category for contact.',
    access: 'public',
    params: ById,
    body: Type.Object(
      { email: Address, botCheckToken: Type.String({ minLength: 1, maxLength: 5000 }) },
      { additionalProperties: false },
    ),
    problems: [ProblemCode.NotFound, ProblemCode.InvalidEmail],
  },
  'POST /Organizations/:id/LeadGenerationFormInputData': {
    summary: 'Asks an organization for contact.',
    access: 'public',
    params: ById,
    body: Type.Object(
      { email: Address, botCheckToken: Type.String({ minLength: 1, maxLength: 5000 }) },
      { additionalProperties: false },
    ),
    problems: [ProblemCode.NotFound, ProblemCode.InvalidEmail],
  },
});
