import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Id, Instant, paging, RoleName } from '../fields.ts';
import { limits } from '../limits/limits.ts';
import { nameLimits } from '../limits/name-limits.ts';
import { organizationScope, InOrganization } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { FilledLine } from '../texts.ts';

const tokenFields = {
  id: Id,
  name: Type.String(),
  createdDate: Instant,
  usedDate: Type.Optional(Type.String({ format: 'date-time', description: 'to the hour' })),
};

export const DirectoryToken = Type.Object(tokenFields);
export type DirectoryToken = Static<typeof DirectoryToken>;

export const NewDirectoryToken = Type.Object({
  ...tokenFields,
  token: Type.String({ description: 'shown this once' }),
  address: Type.String({ description: 'what the directory asks for as tenant URL or base URL' }),
});
export type NewDirectoryToken = Static<typeof NewDirectoryToken>;

export const ManagedDirectoryGroup = Type.Object({
  id: Id,
  name: Type.String(),
  role: Type.Optional(RoleName),
  membersCount: Type.Integer(),
});
export type ManagedDirectoryGroup = Static<typeof ManagedDirectoryGroup>;

/** Most tokens that an organization has at a time. */
export const maxDirectoryTokens = limits.directoryTokens;

const problems = [ProblemCode.NotFound];

/** Connecting the directory of an organization, which then says by SCIM who belongs to it. */
export const directory = endpoints({
  'GET /Management/DirectoryTokens': {
    summary: 'Tokens of the organization’s directory, newest first.',
    access: 'admin',
    query: InOrganization,
    answer: Type.Array(DirectoryToken),
    problems,
  },
  'POST /Management/DirectoryTokens': {
    summary: `Makes a token for the directory; at most ${maxDirectoryTokens} at a time.`,
    access: 'admin',
    query: InOrganization,
    body: Type.Object(
      { name: FilledLine({ maxLength: nameLimits.directoryToken }) },
      { additionalProperties: false },
    ),
    answer: NewDirectoryToken,
    status: 201,
    problems,
  },
  'DELETE /Management/DirectoryTokens/:id': {
    summary: 'Revokes a token, at once.',
    access: 'admin',
    params: ById,
    problems,
  },
  'GET /Management/DirectoryGroups': {
    summary: 'Groups that the directory has sent, by name.',
    access: 'admin',
    query: Type.Object({ ...paging, ...organizationScope }),
    answer: Type.Array(ManagedDirectoryGroup),
    paged: true,
    problems,
  },
  'PATCH /Management/DirectoryGroups/:id': {
    summary:
      'Says which role the people of a group have; none takes it away. As soon as one group has a role, the directory decides everybody’s: the highest of their groups, else Viewer.',
    access: 'admin',
    params: ById,
    body: Type.Object(
      { role: Type.Union([RoleName, Type.Literal('none')]) },
      { additionalProperties: false },
    ),
    answer: ManagedDirectoryGroup,
    problems,
  },
});
