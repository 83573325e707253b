import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Id, Instant } from '../fields.ts';
import { keyScopes } from './key-scopes.ts';
import { limits } from '../limits/limits.ts';
import { nameLimits } from '../limits/name-limits.ts';
import { InOrganization } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { FilledLine } from '../texts.ts';

const { apiKeys: keyLimits } = limits;

const Scopes = Type.Array(Type.Enum([...keyScopes]), { minItems: 1, uniqueItems: true });
const scoped = {
  scopes: Scopes,
  categoryIds: Type.Optional(
    Type.Array(Id, {
      minItems: 1,
      maxItems: keyLimits.categories,
      description:
        'its categories: the key is a content manager of these alone. Absent: the whole organization',
    }),
  ),
  expiresAt: Type.Optional(Instant),
};

const usedAt = { format: 'date-time', description: 'to the minute; absent: never' };

const states = ['active', 'expired', 'stopped'] as const;

export const ApiKey = Type.Object({
  id: Id,
  name: Type.String(),
  ...scoped,
  allowedNetworks: Type.Array(Type.String()),
  start: Type.String({ description: 'the first characters of the key, by which it is recognized' }),
  createdAt: Instant,
  madeBy: Type.Optional(
    Type.String({
      description:
        'address of the admin who answers for it; absent: the command line, or somebody who is gone',
    }),
  ),
  state: Type.Enum([...states], {
    description:
      'stopped: who answers for it is no longer an admin of the organization. Whoever rotates it answers for it',
  }),
  usedAt: Type.Optional(Type.String(usedAt)),
  former: Type.Optional(
    Type.Object(
      { endsAt: Instant, usedAt: Type.Optional(Type.String(usedAt)) },
      { description: 'the key before the last rotation, while it works' },
    ),
  ),
});
export type ApiKey = Static<typeof ApiKey>;

const key = Type.String({ description: 'tv_<environment>_<22 characters>_<check>; shown this once' });

export const NewApiKey = Type.Object({ ...ApiKey.properties, key });
export type NewApiKey = Static<typeof NewApiKey>;

/** What the key of a request is allowed. */
export const CurrentApiKey = Type.Object({
  id: Id,
  name: Type.String(),
  organizationId: Id,
  organizationName: Type.String(),
  ...scoped,
  mediaToken: Type.String({ description: 'for `jwt` in addresses of pictures and streams' }),
  mediaTokenExpiresAt: Instant,
});
export type CurrentApiKey = Static<typeof CurrentApiKey>;

const problems = [ProblemCode.NotFound];

/** Keys with which programs act in an organization, each as a service account with this name. */
export const apiKeys = endpoints({
  'GET /Management/ApiKeys': {
    summary: `API keys of the organization, newest first; at most ${keyLimits.each}.`,
    access: 'admin',
    query: InOrganization,
    answer: Type.Array(ApiKey),
    problems,
  },
  'POST /Management/ApiKeys': {
    summary: `Makes an API key, which is an organization manager within its scopes; at most ${keyLimits.each} in an organization. 17 when one has the name.`,
    access: 'admin',
    query: InOrganization,
    body: Type.Object(
      {
        name: FilledLine({ maxLength: nameLimits.apiKey }),
        ...scoped,
        allowedNetworks: Type.Optional(
          Type.Array(Type.String({ maxLength: 50 }), {
            maxItems: keyLimits.networks,
            description:
              'addresses and networks such as 203.0.113.0/24; empty: any. Those of the policies bind it, too',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: NewApiKey,
    status: 201,
    problems: [ProblemCode.NotFound, ProblemCode.NameTaken],
  },
  'GET /Management/ApiKeys/Current': {
    summary: 'What the key of this request is allowed, with a media token. For keys alone.',
    access: 'content-manager',
    answer: CurrentApiKey,
  },
  'POST /Management/ApiKeys/:id/Rotate': {
    summary: `Makes a new key for the same service account. The one before works until the overlap ends: ${keyLimits.overlapHours} hours, unless the call says otherwise. A new key that nobody has used yet gives way, so that the call may be repeated. Who rotates a key answers for it.`,
    access: 'admin',
    params: ById,
    body: Type.Object(
      {
        overlapHours: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: keyLimits.longestOverlapHours,
            description: '0: it ends at once',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: NewApiKey,
    problems,
  },
  'DELETE /Management/ApiKeys/:id': {
    summary: 'Deletes a key. It ends at once.',
    access: 'admin',
    params: ById,
    problems,
  },
});
