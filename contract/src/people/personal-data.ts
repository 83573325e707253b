import { Type } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Id, Instant } from '../fields.ts';
import { organizationScope } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';

/** Everything that is stored about one person. */
export const PersonalData = Type.Object(
  {
    person: Type.Object({
      id: Id,
      email: Type.String(),
      firstName: Type.Union([Type.String(), Type.Null()]),
      lastName: Type.Union([Type.String(), Type.Null()]),
      exportedDate: Instant,
    }),
  },
  {
    additionalProperties: Type.Array(Type.Object({})),
    description: 'the rows of each table by its name; a table without rows is left out',
  },
);

const problems = [ProblemCode.NotFound];

const everywhere = Type.Optional(
  Type.Boolean({
    description: 'of all organizations and of the account, for provider admins and the command line',
  }),
);

/**
 * What is stored about one person: taken, and erased. An organization's admin decides about what belongs to the organization,
 * and about the account where the person belongs to no other organization.
 */
export const personalData = endpoints({
  'GET /Users/Me/Data': {
    summary:
      'Everything that is stored about the person, as JSON: an array for each table. Noted in the audit log.',
    access: 'viewer',
    raw: true,
  },
  'DELETE /Users/Me/Data': {
    summary:
      'Erases the person everywhere, and the account at the portal’s own provider. 409 for the last admin of an organization. It cannot be undone.',
    access: 'viewer',
  },
  'GET /Management/People/:id/Data': {
    summary:
      'The same of a member: what belongs to the organization, and the account where it has no other organization.',
    access: 'admin',
    params: ById,
    query: Type.Object({ ...organizationScope, everywhere }),
    problems,
    raw: true,
  },
  'DELETE /Management/People/:id/Data': {
    summary:
      'Erases a member: what belongs to the organization, and the account where it has no other organization. It cannot be undone.',
    access: 'admin',
    params: ById,
    query: Type.Object({
      ...organizationScope,
      everywhere,
      heirId: Type.Optional(
        Type.String({ ...Id, description: 'a member who takes over what the person brought in' }),
      ),
    }),
    problems,
  },
});
