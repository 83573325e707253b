import { Type } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { Id, Instant } from '../fields.ts';
import { ProblemCode } from '../problems.ts';
import { seenAsHeader } from './seen-as-calls.ts';

/** Seeing the portal as somebody else does. */
export const seenAs = endpoints({
  'POST /Management/SeenAs': {
    summary: `Begins to see the portal as one person of the current organization, or as a member of a group: with the token in the header ${seenAsHeader}, calls that read items and categories answer what that person may see, without anything of their own; all others are refused. In the audit log. 403 for a person with a higher role.`,
    access: 'organization-manager',
    body: Type.Object(
      { personId: Type.Optional(Id), groupId: Type.Optional(Id) },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      token: Type.String({ description: 'of the caller’s session alone' }),
      expiresAt: Instant,
      name: Type.String({ description: 'of the person or the group' }),
    }),
    status: 201,
    problems: [ProblemCode.NotFound],
  },
});
