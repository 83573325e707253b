import { expect } from 'vitest';
import {
  by,
  core,
  groupSchema,
  listOf,
  listSchema,
  nothing,
  problem,
  type Row,
} from './test-conformance-row.ts';
import { patchOf } from '../test-directory.ts';

const runscope = {
  schemas: [core],
  userName: 'runscope@aurora.example',
  name: { givenName: 'Runscope', familyName: 'Test' },
  emails: [{ primary: true, value: 'runscope@aurora.example', type: 'work' }],
  displayName: 'Runscope Test',
  locale: 'en-US',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  password: '1mz050nq',
  active: true,
};
const { password: _password, name, ...more } = runscope;
const reported = { ...more, name: { ...name, formatted: 'Runscope Test' } };

/** Requests of Okta's SCIM 2.0 SPEC and CRUD tests. */
export const okta: Row[] = [
  {
    what: 'the first user',
    send: () => ['GET', '/Users?startIndex=1&count=1'],
    status: 200,
    idName: 'first',
    holds: () => ({
      schemas: [listSchema],
      startIndex: 1,
      itemsPerPage: 1,
      totalResults: expect.any(Number),
      Resources: [
        expect.objectContaining({
          id: expect.any(String),
          userName: expect.any(String),
          active: true,
          emails: [expect.objectContaining({ value: expect.any(String) })],
        }),
      ],
    }),
  },
  {
    what: 'a page of a hundred',
    send: () => ['GET', '/Users?startIndex=1&count=100'],
    status: 200,
    holds: () => ({ startIndex: 1 }),
  },
  {
    what: 'a name that nobody has',
    send: () => ['GET', `/Users${by('userName eq "abcdefgh@atko.com"', '&startIndex=1&count=100')}`],
    status: 200,
    holds: () => nothing,
  },
  {
    what: 'a user that does not exist',
    send: () => ['GET', '/Users/010101001010101011001010101011'],
    status: 404,
    holds: () => problem({ status: '404' }),
  },
  {
    what: 'a user, with a password that is not stored and groups that are not the directory’s to say',
    send: () => ['POST', '/Users', runscope],
    status: 201,
    idName: 'user',
    lacks: ['password'],
    holds: () => reported,
  },
  {
    what: 'the user',
    send: ({ user }) => ['GET', `/Users/${user}`],
    status: 200,
    holds: () => ({ userName: runscope.userName, locale: 'en-US' }),
  },
  { what: 'the same again', send: () => ['POST', '/Users', runscope], status: 409, holds: () => problem() },
  {
    what: 'by a name in capitals',
    send: () => ['GET', `/Users${by('userName eq "RUNSCOPE@AURORA.EXAMPLE"')}`],
    status: 200,
    holds: ({ user }) => listOf({ id: user }),
  },
  {
    what: 'the user is replaced; what is not sent goes',
    send: ({ user }) => [
      'PUT',
      `/Users/${user}`,
      {
        ...runscope,
        locale: undefined,
        id: user,
        meta: {},
        name: { givenName: 'Another', familyName: 'Test' },
      },
    ],
    status: 200,
    lacks: ['locale'],
    holds: () => ({ name: expect.objectContaining({ givenName: 'Another', familyName: 'Test' }) }),
  },
  {
    what: 'the user is deactivated',
    send: ({ user }) => ['PATCH', `/Users/${user}`, patchOf({ op: 'replace', value: { active: false } })],
    status: 200,
    holds: () => ({ active: false }),
  },
  {
    what: 'and activated',
    send: ({ user }) => ['PATCH', `/Users/${user}`, patchOf({ op: 'replace', value: { active: true } })],
    status: 200,
    holds: () => ({ active: true }),
  },
  { what: 'groups', send: () => ['GET', '/Groups?startIndex=1&count=100'], status: 200 },
  {
    what: 'a group with a member',
    send: ({ user }) => [
      'POST',
      '/Groups',
      { schemas: [groupSchema], displayName: 'Push', members: [{ value: user, display: 'runscope' }] },
    ],
    status: 201,
    idName: 'group',
    holds: ({ user }) => ({ members: [expect.objectContaining({ value: user })] }),
  },
  {
    what: 'the group is renamed with its id beside',
    send: ({ group }) => [
      'PATCH',
      `/Groups/${group}`,
      patchOf({ op: 'replace', value: { id: group, displayName: 'Pushed' } }),
    ],
    status: 200,
    holds: () => ({ displayName: 'Pushed' }),
  },
  {
    what: 'its member goes by a filter, and comes back',
    send: ({ group, user }) => [
      'PATCH',
      `/Groups/${group}`,
      patchOf(
        { op: 'remove', path: `members[value eq "${user}"]` },
        { op: 'add', path: 'members', value: [{ value: user!, display: 'runscope' }] },
      ),
    ],
    status: 200,
    holds: ({ user }) => ({ members: [expect.objectContaining({ value: user })] }),
  },
  {
    what: 'the group is replaced',
    send: ({ group }) => [
      'PUT',
      `/Groups/${group}`,
      { schemas: [groupSchema], id: group, displayName: 'Put', members: [] },
    ],
    status: 200,
    holds: () => ({ displayName: 'Put', members: [] }),
  },
  { what: 'the group is deleted', send: ({ group }) => ['DELETE', `/Groups/${group}`], status: 204 },
  { what: 'and is not there', send: ({ group }) => ['GET', `/Groups/${group}`], status: 404 },
];
