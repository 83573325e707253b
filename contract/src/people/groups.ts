import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { GroupSources } from '../enumerations.ts';
import { ById, Id, paging, SearchTerm } from '../fields.ts';
import { groupLimits } from '../limits/group-limits.ts';
import { organizationScope, InOrganization } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { FilledLine } from '../texts.ts';

const isActive = 'who are active in the organization';

export const Group = Type.Object({
  id: Id,
  name: Type.String(),
  source: Type.Enum([...GroupSources], {
    description:
      'where it comes from: the directory (SCIM), a claim of the sign-in provider, a rule about addresses, or made by hand. The first two are changed there only',
  }),
  membersCount: Type.Integer({ description: isActive }),
  rule: Type.Optional(Type.String({ description: 'what the addresses of its members end in' })),
});
export type Group = Static<typeof Group>;

export const GroupMember = Type.Object({
  id: Id,
  email: Type.String(),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
});
export type GroupMember = Static<typeof GroupMember>;

export const AddedMembers = Type.Object({
  addedCount: Type.Integer(),
  presentCount: Type.Integer({ description: 'who were in the group before' }),
  unknown: Type.Array(Type.String(), {
    description: 'addresses of nobody in the organization, as they were sent',
  }),
});
export type AddedMembers = Static<typeof AddedMembers>;

export const AudienceCandidates = Type.Object({
  groups: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      source: Type.Enum([...GroupSources]),
      hasCaller: Type.Boolean({ description: 'the caller is in it' }),
    }),
  ),
  people: Type.Array(GroupMember),
});
export type AudienceCandidates = Static<typeof AudienceCandidates>;

/** What a deletion of a group would do. */
export const GroupUses = Type.Object({
  itemsCount: Type.Integer({ description: 'items whose audience names it' }),
  onlyItemsCount: Type.Integer({
    description: 'those of them that nobody else would see but who manages them',
  }),
  defaultCategoriesCount: Type.Integer({ description: 'categories whose default audience names it' }),
  downloadItemsCount: Type.Integer({ description: 'items that let it download by their own setting' }),
  downloadCategoriesCount: Type.Integer({ description: 'categories whose setting lets it download' }),
  isOrganizationDownloads: Type.Boolean({ description: 'the setting of the organization lets it download' }),
});
export type GroupUses = Static<typeof GroupUses>;

const Name = FilledLine({ maxLength: groupLimits.nameLength });
const Rule = FilledLine({
  maxLength: 254,
  description:
    'begins with `@` or a dot, such as `@sales.example` or `.example`; `@` alone fits every address',
});

const ByGroupAndPerson = Type.Object({ id: Id, personId: Id });
const problems = [ProblemCode.NotFound];

/** Groups of an organization, for whom items can be. */
export const groups = endpoints({
  'GET /Management/Groups': {
    summary: 'Groups of the organization, by name.',
    access: 'content-manager',
    query: Type.Object({ ...paging, ...organizationScope, searchTerm: Type.Optional(SearchTerm) }),
    answer: Type.Array(Group),
    paged: true,
    problems,
  },
  'POST /Management/Groups': {
    summary: `Makes a group: with a rule those are in it whose addresses end so, without one nobody yet. At most ${groupLimits.groups} in an organization. With an id of the sender’s it may be repeated; the group has another one, the same each time. 17 when the name is taken.`,
    access: 'organization-manager',
    query: InOrganization,
    body: Type.Object(
      {
        id: Type.Optional(Id),
        name: Name,
        source: Type.Optional(
          Type.Enum(['manual', 'rule'], { description: 'follows from `rule` when left out' }),
        ),
        rule: Type.Optional(Rule),
      },
      { additionalProperties: false },
    ),
    answer: Group,
    status: 201,
    problems: [ProblemCode.NotFound, ProblemCode.NameTaken],
  },
  'GET /Management/Groups/Matches': {
    summary: 'How many active members of the organization a rule would fit, and how many there are.',
    access: 'organization-manager',
    query: Type.Object({ ...organizationScope, rule: Rule }),
    answer: Type.Object({ matchingCount: Type.Integer(), peopleCount: Type.Integer() }),
    problems,
  },
  'GET /Management/Groups/Candidates': {
    summary: `Groups and active people whom an item can be for: at most ${groupLimits.candidates} of each, by name, address or id. Without a term the first groups.`,
    access: 'content-manager',
    query: Type.Object({
      ...organizationScope,
      searchTerm: Type.Optional(SearchTerm),
      id: Type.Optional(
        Type.Array(Id, {
          minItems: 1,
          maxItems: groupLimits.candidates,
          description: 'the name is repeated',
        }),
      ),
    }),
    answer: AudienceCandidates,
    problems,
  },
  'GET /Management/Groups/:id': {
    summary: 'One group.',
    access: 'content-manager',
    params: ById,
    answer: Group,
    problems,
  },
  'PATCH /Management/Groups/:id': {
    summary:
      'Renames a group, or gives it another rule; its members follow at once. 409 for a group of the directory or the sign-in provider.',
    access: 'organization-manager',
    params: ById,
    body: Type.Object(
      { name: Type.Optional(Name), rule: Type.Optional(Rule) },
      { additionalProperties: false },
    ),
    answer: Group,
    problems: [ProblemCode.NotFound, ProblemCode.NameTaken],
  },
  'DELETE /Management/Groups/:id': {
    summary:
      'Deletes a group. Items that were for it alone are visible to nobody then but those who manage them. 409 for a group of the directory, and for one of the sign-in provider while somebody is in it.',
    access: 'organization-manager',
    params: ById,
    problems,
  },
  'GET /Management/Groups/:id/Uses': {
    summary: 'What a deletion of the group would do: where audiences and download settings name it.',
    access: 'organization-manager',
    params: ById,
    answer: GroupUses,
    problems,
  },
  'GET /Management/Groups/:id/Members': {
    summary: `Members of a group ${isActive}, by e-mail address.`,
    access: 'organization-manager',
    params: ById,
    query: Type.Object({ ...paging, searchTerm: Type.Optional(SearchTerm) }),
    answer: Type.Array(GroupMember),
    paged: true,
    problems,
  },
  'POST /Management/Groups/:id/Members': {
    summary: `Adds members of the organization by their addresses, at most ${groupLimits.addedMembers} at once, and lists addresses that belong to nobody. Only to a group that is made by hand. Safe to repeat.`,
    access: 'organization-manager',
    params: ById,
    body: Type.Object(
      {
        emails: Type.Array(Type.String({ maxLength: 254 }), {
          minItems: 1,
          maxItems: groupLimits.addedMembers,
        }),
      },
      { additionalProperties: false },
    ),
    largestBody: 4 * 1024 ** 2,
    answer: AddedMembers,
    problems,
  },
  'PUT /Management/Groups/:id/Members/:personId': {
    summary: 'Adds a member of the organization to a group that is made by hand. Safe to repeat.',
    access: 'organization-manager',
    params: ByGroupAndPerson,
    problems,
  },
  'DELETE /Management/Groups/:id/Members/:personId': {
    summary: 'Takes a member out of a group that is made by hand. Safe to repeat.',
    access: 'organization-manager',
    params: ByGroupAndPerson,
    problems,
  },
});
