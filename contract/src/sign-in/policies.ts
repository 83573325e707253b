import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { RoleName } from '../fields.ts';
import { limits } from '../limits/limits.ts';
import { InOrganization } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';

const policyLimits = limits.policies;

/** What an organization asks of its members' sign-ins. An absent number: as the portal does. */
export const Policies = Type.Object(
  {
    secondStepRequiredFor: Type.Array(RoleName, {
      maxItems: 4,
      description: 'roles whose members sign in with an authenticator app or a passkey',
    }),
    sessionHours: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: policyLimits.sessionHours,
        description: 'from sign-in to its end',
      }),
    ),
    idleHours: Type.Optional(
      Type.Integer({ minimum: 1, maximum: policyLimits.idleHours, description: 'without use' }),
    ),
    passwordLength: Type.Optional(
      Type.Integer({
        minimum: 12,
        maximum: policyLimits.passwordLength,
        description: 'characters that a new password has at least',
      }),
    ),
    allowedNetworks: Type.Array(Type.String({ maxLength: 50 }), {
      maxItems: policyLimits.networks,
      description: 'addresses and networks such as 203.0.113.0/24; empty: any',
    }),
    allowPersonalFeeds: Type.Optional(
      Type.Boolean({
        description:
          'false: its items are in no personal feed, nor later in one that is made before this is true again. Absent: true',
      }),
    ),
    allowGuests: Type.Optional(
      Type.Boolean({
        description:
          'false: nothing is shared with guests, and what was shared with them ends at once and for good. Absent: true',
      }),
    ),
    guestDays: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.guests.longestDays,
        description: `for which a share with a guest lasts at most. Absent: ${limits.guests.days}`,
      }),
    ),
  },
  { additionalProperties: false },
);
export type Policies = Static<typeof Policies>;

const problems = [ProblemCode.NotFound];

/** Policies of an organization for the sign-ins of its members. Of a person in several organizations the strictest counts. */
export const policies = endpoints({
  'GET /Management/Policies': {
    summary: 'The organization’s policies, with an ETag.',
    access: 'admin',
    query: InOrganization,
    answer: Policies,
    problems,
  },
  'PUT /Management/Policies': {
    summary:
      'Replaces all policies. Sessions that are open obey within a minute. 412 where If-Match names other policies than those that are set. Networks must hold the caller’s own address.',
    access: 'admin',
    query: InOrganization,
    body: Policies,
    answer: Policies,
    problems,
  },
});
