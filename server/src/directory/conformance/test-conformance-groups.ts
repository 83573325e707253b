import { expect } from 'vitest';
import { by, groupSchema, listOf, problem, type Row } from './test-conformance-row.ts';
import { patchOf } from '../test-directory.ts';

/** Requests of Microsoft's SCIM Validator about groups, and the end of its user. */
export const microsoftGroups: Row[] = [
  {
    what: 'a group',
    send: () => ['POST', '/Groups', { schemas: [groupSchema], displayName: 'Editors', externalId: 'g-1' }],
    status: 201,
    idName: 'group',
    holds: () => ({ displayName: 'Editors', externalId: 'g-1', members: [] }),
  },
  {
    what: 'the same group again',
    send: () => ['POST', '/Groups', { schemas: [groupSchema], displayName: 'editors' }],
    status: 409,
    holds: () => problem({ scimType: 'uniqueness' }),
  },
  {
    what: 'a group without its members',
    send: ({ group }) => ['GET', `/Groups/${group}?excludedAttributes=members`],
    status: 200,
    lacks: ['members'],
    holds: () => ({ displayName: 'Editors' }),
  },
  {
    what: 'a group by its name, without its members',
    send: () => ['GET', `/Groups${by('displayName eq "Editors"', '&excludedAttributes=members')}`],
    status: 200,
    holds: ({ group }) => listOf({ id: group }),
  },
  {
    what: 'a group is renamed',
    send: ({ group }) => [
      'PATCH',
      `/Groups/${group}`,
      patchOf({ op: 'Replace', path: 'displayName', value: 'Writers' }),
    ],
    status: 200,
    holds: () => ({ displayName: 'Writers' }),
  },
  {
    what: 'a member comes',
    send: ({ group, user }) => [
      'PATCH',
      `/Groups/${group}`,
      patchOf({ op: 'Add', path: 'members', value: [{ value: user! }] }),
    ],
    status: 200,
    holds: ({ user }) => ({ members: [expect.objectContaining({ value: user })] }),
  },
  {
    what: 'a member goes',
    send: ({ group, user }) => [
      'PATCH',
      `/Groups/${group}`,
      patchOf({ op: 'Remove', path: 'members', value: [{ value: user! }] }),
    ],
    status: 200,
    holds: () => ({ members: [] }),
  },
  {
    what: 'one who is no member is not removed by a filter',
    send: ({ group, user }) => [
      'PATCH',
      `/Groups/${group}`,
      patchOf({ op: 'Remove', path: `members[value eq "${user}"]` }),
    ],
    status: 400,
    holds: () => problem({ scimType: 'noTarget' }),
  },
  { what: 'the group is deleted', send: ({ group }) => ['DELETE', `/Groups/${group}`], status: 204 },
  {
    what: 'and again',
    send: ({ group }) => ['DELETE', `/Groups/${group}`],
    status: 404,
    holds: () => problem(),
  },
  { what: 'the user is deleted', send: ({ user }) => ['DELETE', `/Users/${user}`], status: 204 },
  {
    what: 'and again',
    send: ({ user }) => ['DELETE', `/Users/${user}`],
    status: 404,
    holds: () => problem(),
  },
  {
    what: 'and is not there',
    send: ({ user }) => ['GET', `/Users/${user}`],
    status: 404,
    holds: () => problem(),
  },
];
