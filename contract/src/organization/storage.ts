import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { InOrganization } from './organization-scope.ts';
import { ProblemCode } from '../problems.ts';

/** Categories and items in one answer, the largest first. */
export const maxStorageLines = 20;

const Bytes = Type.Integer({ description: 'bytes' });

export const StorageUse = Type.Object({
  storedBytes: Bytes,
  storageLimit: Type.Optional(Type.Integer({ description: 'bytes; absent: none' })),
  kinds: Type.Object(
    {
      originals: Bytes,
      packages: Type.Integer({ description: 'bytes of what is streamed, all versions' }),
      attachments: Bytes,
      subtitles: Bytes,
    },
    { description: 'what they add up to' },
  ),
  categories: Type.Array(Type.Object({ id: Id, name: Type.String(), storedBytes: Bytes }), {
    description: `the largest ${maxStorageLines}; an item in several counts in each`,
  }),
  items: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      storedBytes: Bytes,
      packageVersions: Type.Integer({ description: 'packages of it that are stored' }),
    }),
    { description: `the largest ${maxStorageLines}` },
  ),
  searchRebuild: Type.Optional(
    Type.Object(
      { remaining: Type.Integer({ description: 'those that are left' }), total: Type.Integer() },
      {
        description:
          'documents of search that are rewritten after a new version; the former ones answer meanwhile. Absent: all are written',
      },
    ),
  ),
});
export type StorageUse = Static<typeof StorageUse>;

/** What an organization stores. */
export const storage = endpoints({
  'GET /Management/Storage': {
    summary: 'What the organization stores: by kind, by category, and the largest items.',
    access: 'organization-manager',
    query: InOrganization,
    answer: StorageUse,
    problems: [ProblemCode.NotFound],
  },
});
