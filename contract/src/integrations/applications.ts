import { Type, type Static } from 'typebox';
import { applicationScopes, applicationTypes } from './application-scopes.ts';
import { endpoints } from '../endpoint.ts';
import { ById, Id, Instant } from '../fields.ts';
import { limits } from '../limits/limits.ts';
import { nameLimits } from '../limits/name-limits.ts';
import { InOrganization } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { FilledLine } from '../texts.ts';

const { applications: bounds } = limits;

const type = Type.Enum([...applicationTypes], {
  description:
    'web: its server or page gets people back at an https address. native: a program on people’s own devices, at a loopback address or a scheme of its own. device: it shows a code (RFC 8628)',
});

const Scopes = Type.Array(Type.Enum([...applicationScopes]), {
  minItems: 1,
  uniqueItems: true,
  description: 'the most that it may ask people for',
});

export const Application = Type.Object({
  id: Id,
  name: Type.String({ description: 'people see it when they are asked' }),
  type,
  redirectUris: Type.Array(Type.String(), {
    description: 'to exactly these people are sent back; of a loopback address the port is free',
  }),
  postLogoutRedirectUris: Type.Array(Type.String(), {
    description: 'where people may be sent after signing out',
  }),
  scopes: Scopes,
  hasSecret: Type.Boolean({ description: 'its server proves itself with a secret' }),
  formerSecretEndsAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'until when the secret before the last one works' }),
  ),
  createdAt: Instant,
});
export type Application = Static<typeof Application>;

const secret = Type.String({ description: 'shown this once' });

export const NewApplication = Type.Object({ ...Application.properties, secret: Type.Optional(secret) });
export type NewApplication = Static<typeof NewApplication>;

const Addresses = Type.Array(Type.String({ minLength: 1, maxLength: bounds.addressLength }), {
  maxItems: bounds.addresses,
  uniqueItems: true,
});
const Name = FilledLine({ maxLength: nameLimits.application });

const problems = [ProblemCode.NotFound];

/** Applications for which the portal's own provider signs members of an organization in. */
export const applications = endpoints({
  'GET /Management/Applications': {
    summary: `Applications of the organization, by name; at most ${bounds.each}.`,
    access: 'admin',
    query: InOrganization,
    answer: Type.Array(Application),
    problems,
  },
  'POST /Management/Applications': {
    summary: `Adds an application, whose client id is its id; at most ${bounds.each} in an organization. It serves members of the organization only. 17 when one has the name.`,
    access: 'admin',
    query: InOrganization,
    body: Type.Object(
      {
        name: Name,
        type,
        redirectUris: Type.Optional(Addresses),
        postLogoutRedirectUris: Type.Optional(Addresses),
        scopes: Scopes,
        hasSecret: Type.Optional(
          Type.Boolean({ description: 'for a web application with a server; false when left out' }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: NewApplication,
    status: 201,
    problems: [ProblemCode.NotFound, ProblemCode.NameTaken],
  },
  'GET /Management/Applications/:id': {
    summary: 'One application.',
    access: 'admin',
    params: ById,
    answer: Application,
    problems,
  },
  'PATCH /Management/Applications/:id': {
    summary:
      'Changes an application. With fewer scopes its next tokens have fewer, too; more are asked of each person again.',
    access: 'admin',
    params: ById,
    body: Type.Object(
      {
        name: Type.Optional(Name),
        redirectUris: Type.Optional(Addresses),
        postLogoutRedirectUris: Type.Optional(Addresses),
        scopes: Type.Optional(Scopes),
      },
      { additionalProperties: false },
    ),
    answer: Application,
    problems: [ProblemCode.NotFound, ProblemCode.NameTaken],
  },
  'DELETE /Management/Applications/:id': {
    summary: 'Deletes an application. The access that people gave it ends at once.',
    access: 'admin',
    params: ById,
    problems,
  },
  'POST /Management/Applications/:id/Secrets': {
    summary: `Makes a new secret for a web application. The one before works for ${bounds.formerSecretHours} hours more, and an earlier one no longer. 409 for an application without a secret.`,
    access: 'admin',
    params: ById,
    answer: Type.Object({ secret, formerSecretEndsAt: Instant }),
    status: 201,
    problems,
  },
});
