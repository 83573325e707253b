import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Flag, Id, Instant } from '../fields.ts';
import { InOrganization } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { FilledLine, Line } from '../texts.ts';

/** The maximum number of sign-in connections of an organization. */
export const maxSignInConnections = 20;

/** The longest texts of a sign-in connection. */
export const signInConnectionLimits = {
  name: 100,
  issuer: 500,
  clientId: 300,
  clientSecret: 1000,
  claim: 100,
};
const limits = signInConnectionLimits;

/** The claims where nothing else is set. */
export const usualConnectionClaims = { name: 'name', groups: 'groups' };

const Claims = Type.Object(
  {
    name: FilledLine({ maxLength: limits.claim, description: 'the claim with the person’s name' }),
    groups: FilledLine({ maxLength: limits.claim, description: 'the claim with the names of groups' }),
  },
  { additionalProperties: false },
);

export const SignInConnection = Type.Object({
  id: Id,
  name: Type.String(),
  issuer: Type.String(),
  clientId: Type.String(),
  hasSecret: Flag,
  domains: Type.Array(Type.String(), { description: 'own domains whose addresses sign in this way' }),
  claims: Claims,
  redirectUrl: Type.String({ description: 'to register at the provider' }),
  isTried: Type.Boolean({ description: 'somebody signed in by a try with the present settings' }),
  triedDate: Type.Optional(Type.String({ ...Instant, description: 'the last try that succeeded' })),
  isActive: Flag,
  onlyThisWay: Type.Boolean({ description: 'members in these domains cannot use passwords' }),
  peopleCount: Type.Integer({ description: 'accounts that are linked' }),
  withoutPasswordCount: Type.Integer({
    description: 'those of them that have neither a password nor a passkey',
  }),
  createdDate: Instant,
});
export type SignInConnection = Static<typeof SignInConnection>;

const fields = {
  name: FilledLine({ maxLength: limits.name, description: 'shown to people who sign in' }),
  issuer: FilledLine({
    minLength: 10,
    maxLength: limits.issuer,
    description: 'https://…, as the provider writes it',
  }),
  clientId: FilledLine({ maxLength: limits.clientId }),
  clientSecret: Line({ maxLength: limits.clientSecret, description: 'never answered; "" removes it' }),
  domains: Type.Array(FilledLine({ minLength: 3, maxLength: 253 }), {
    maxItems: 50,
    uniqueItems: true,
    description: 'of the organization’s own domains; each in one connection',
  }),
  claims: Claims,
};

export const NewSignInConnection = Type.Object(
  {
    id: Type.Optional(
      Type.String({ format: 'uuid', description: 'the sender’s own: a second try makes nothing more' }),
    ),
    ...{ ...fields, clientSecret: Type.Optional(fields.clientSecret), claims: Type.Optional(fields.claims) },
  },
  { additionalProperties: false },
);
export type NewSignInConnection = Static<typeof NewSignInConnection>;

export const SignInConnectionChange = Type.Partial(
  Type.Object({ ...fields, isActive: Flag, onlyThisWay: Flag }),
  { additionalProperties: false },
);
export type SignInConnectionChange = Static<typeof SignInConnectionChange>;

export const SignInTry = Type.Object({
  url: Type.String({ description: 'to open in a browser within ten minutes' }),
  expiresAt: Instant,
});

const problems = [ProblemCode.NotFound];

/** Sign-in providers of an organization (OpenID Connect), to which the portal’s own provider leads. */
export const signInConnections = endpoints({
  'GET /Management/SignInConnections': {
    summary: 'The organization’s sign-in connections, by name.',
    access: 'admin',
    query: InOrganization,
    answer: Type.Array(SignInConnection),
    problems,
  },
  'POST /Management/SignInConnections': {
    summary: `Makes a connection, which is not active yet; at most ${maxSignInConnections}.`,
    access: 'admin',
    query: InOrganization,
    body: NewSignInConnection,
    answer: SignInConnection,
    status: 201,
    problems,
  },
  'GET /Management/SignInConnections/:id': {
    summary: 'One connection.',
    access: 'admin',
    params: ById,
    answer: SignInConnection,
    problems,
  },
  'PATCH /Management/SignInConnections/:id': {
    summary:
      'Changes what is given. 409 where it is switched on and nobody has signed in by a try with these settings, where `onlyThisWay` has no admin with a passkey, and for other settings while `onlyThisWay` is on.',
    access: 'admin',
    params: ById,
    body: SignInConnectionChange,
    answer: SignInConnection,
    problems,
  },
  'DELETE /Management/SignInConnections/:id': {
    summary:
      'Removes a connection. Accounts, memberships and sessions stay; people set a password by “Forgot password?”.',
    access: 'admin',
    params: ById,
    problems,
  },
  'POST /Management/SignInConnections/:id/Try': {
    summary:
      'Answers an address that tries the present settings in a browser and says what was wrong, or what the provider tells. Nobody is signed in.',
    access: 'admin',
    params: ById,
    answer: SignInTry,
    status: 201,
    problems,
  },
});
