import { expect } from 'vitest';
import { by, core, listOf, problem, type Row } from './test-conformance-row.ts';
import { patchOf } from '../test-directory.ts';

/** What RFC 7644 says beyond what the two sets ask. */
export const standard: Row[] = [
  {
    what: 'descriptions are not filtered',
    send: () => ['GET', `/Schemas${by('id eq "x"')}`],
    status: 403,
    holds: () => problem({ status: '403' }),
  },
  { what: 'of resource types neither', send: () => ['GET', `/ResourceTypes${by('id eq "x"')}`], status: 403 },
  { what: 'nor the configuration', send: () => ['GET', `/ServiceProviderConfig${by('a pr')}`], status: 403 },
  {
    what: 'there is no /Me',
    send: () => ['GET', '/Me'],
    status: 501,
    holds: () => problem({ status: '501', detail: expect.stringContaining('neither /Me nor /Bulk') }),
  },
  { what: 'nor can it be changed', send: () => ['PATCH', '/Me', patchOf()], status: 501 },
  { what: 'nor bulk', send: () => ['POST', '/Bulk', {}], status: 501 },
  {
    what: 'a user for searches',
    send: () => [
      'POST',
      '/users',
      { userName: 'search@aurora.example', displayName: 'Searched', title: 'Searcher' },
    ],
    status: 201,
    idName: 'user',
  },
  {
    what: 'a group for searches',
    send: () => ['POST', '/groups', { displayName: 'Searched' }],
    status: 201,
    idName: 'group',
  },
  {
    what: 'paths in lower case',
    send: ({ user }) => ['GET', `/users/${user}`],
    status: 200,
    holds: ({ user }) => ({
      id: user,
      meta: expect.objectContaining({ location: `https://tv.example/scim/v2/Users/${user}` }),
    }),
  },
  {
    what: 'users are searched by a body',
    send: () => [
      'POST',
      '/Users/.search',
      {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
        filter: 'title eq "searcher"',
        attributes: ['userName'],
        startIndex: 1,
        count: 10,
      },
    ],
    status: 200,
    holds: ({ user }) => ({
      ...listOf({ id: user }),
      Resources: [{ schemas: [core], id: user, userName: 'search@aurora.example' }],
    }),
  },
  {
    what: 'groups too',
    send: () => ['POST', '/Groups/.search', { filter: 'displayName eq "searched"' }],
    status: 200,
    holds: ({ group }) => listOf({ id: group }),
  },
  {
    what: 'users and groups together',
    send: () => ['POST', '/.search', { filter: 'displayName eq "searched"' }],
    status: 200,
    holds: ({ user, group }) => listOf({ id: user }, { id: group }),
  },
  {
    what: 'the second of both',
    send: () => ['POST', '/.search', { filter: 'displayName eq "searched"', startIndex: 2, count: 1 }],
    status: 200,
    holds: ({ group }) => ({
      totalResults: 2,
      startIndex: 2,
      Resources: [expect.objectContaining({ id: group })],
    }),
  },
  {
    what: 'what has not the attribute does not match',
    send: () => ['POST', '/.search', { filter: 'userName eq "search@aurora.example"' }],
    status: 200,
    holds: ({ user }) => listOf({ id: user }),
  },
  {
    what: 'what nothing has is refused',
    send: () => ['POST', '/.search', { filter: 'shoeSize eq "39"' }],
    status: 400,
    holds: () => problem({ scimType: 'invalidFilter' }),
  },
  {
    what: 'what is not stored is refused by its name',
    send: () => ['POST', '/Users', { userName: 'x@aurora.example', shoeSize: 39 }],
    status: 400,
    holds: () => problem({ scimType: 'invalidSyntax', detail: expect.stringContaining('shoesize') }),
  },
  {
    what: 'of groups, too',
    send: () => ['POST', '/Groups', { displayName: 'X', colour: 'red' }],
    status: 400,
    holds: () => problem({ scimType: 'invalidSyntax' }),
  },
];
