import { Type, type Static } from 'typebox';
import { endpoints } from './endpoint.ts';
import { ById, Id, paging, SearchTerm } from './fields.ts';
import { managementScope, PlayerSettingsChange } from './management-scope.ts';
import { ProblemCode } from './problems.ts';

const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

/** How many categories can be given a place. */
export const mostOrderedCategories = 2_000;

export const ManagedCategory = Type.Object({
  id: Id,
  name: Type.String(),
  mediaContentsCount: Type.Integer({ description: 'drafts too' }),
  playerSettings: PlayerSettingsChange,
  managers: Type.Array(Type.Object({ id: Id, email: Type.String() }), {
    description: 'content managers to whom the category is assigned; at most 50',
  }),
});
export type ManagedCategory = Static<typeof ManagedCategory>;

const InOrganization = Type.Object(managementScope);
const problems = [ProblemCode.NotFound];

export const managementCategories = endpoints({
  'GET /Management/Categories': {
    summary: 'Categories in the organization’s order: those with a place, then the others by name.',
    access: 'command-line',
    query: Type.Object({ ...paging, ...managementScope, searchTerm: Type.Optional(SearchTerm) }),
    answer: Type.Array(ManagedCategory),
    paged: true,
    problems,
  },
  'POST /Management/Categories': {
    summary: 'Makes a category. With an id of the sender’s it may be repeated. 17 when the name is taken.',
    access: 'organization-manager',
    query: InOrganization,
    body: Type.Object({ id: Type.Optional(Id), name: Name }, { additionalProperties: false }),
    answer: ManagedCategory,
    status: 201,
    problems: [ProblemCode.NotFound, ProblemCode.NameTaken],
  },
  'PUT /Management/Categories/Order': {
    summary:
      'Orders the categories as the list says; those that it leaves out follow by name. Empty: all by name. Safe to repeat.',
    access: 'organization-manager',
    query: InOrganization,
    body: Type.Object(
      { ids: Type.Array(Id, { maxItems: mostOrderedCategories, uniqueItems: true }) },
      { additionalProperties: false },
    ),
    problems,
  },
  'PATCH /Management/Categories/:id': {
    summary: 'Renames it, or sets what the player does in it.',
    access: 'organization-manager',
    params: ById,
    body: Type.Object(
      { name: Type.Optional(Name), playerSettings: Type.Optional(PlayerSettingsChange) },
      { additionalProperties: false },
    ),
    answer: ManagedCategory,
    problems: [ProblemCode.NotFound, ProblemCode.NameTaken],
  },
  'DELETE /Management/Categories/:id': {
    summary: 'Deletes the category; its items stay.',
    access: 'admin',
    params: ById,
    problems,
  },
  'PUT /Management/Categories/:id/Managers/:personId': {
    summary: 'Assigns it to a content manager, who then manages everything in it.',
    access: 'organization-manager',
    params: Type.Object({ id: Id, personId: Id }),
    answer: ManagedCategory,
    problems,
  },
  'DELETE /Management/Categories/:id/Managers/:personId': {
    summary: 'Takes it from a content manager.',
    access: 'organization-manager',
    params: Type.Object({ id: Id, personId: Id }),
    answer: ManagedCategory,
    problems,
  },
});
