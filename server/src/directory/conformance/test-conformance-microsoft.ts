import { expect } from 'vitest';
import { by, core, enterprise, listOf, nothing, problem, type Row } from './test-conformance-row.ts';
import { patchOf } from '../test-directory.ts';

const person = {
  schemas: [core, enterprise],
  externalId: '9c0ae0a7-3d6f-4a0e-9a0f-7f6c3b0d2a11',
  userName: 'kelsie@aurora.example',
  displayName: 'Kelsie Collins',
  nickName: 'Kel',
  title: 'Editor',
  userType: 'Employee',
  preferredLanguage: 'en-US',
  locale: 'en-US',
  timezone: 'Europe/Berlin',
  profileUrl: 'https://intranet.aurora.example/kelsie',
  active: true,
  name: {
    givenName: 'Kelsie',
    familyName: 'Collins',
    middleName: 'Ann',
    honorificPrefix: 'Dr.',
    honorificSuffix: 'III',
    formatted: 'Dr. Kelsie Ann Collins III',
  },
  emails: [
    { value: 'kelsie@aurora.example', type: 'work', primary: true },
    { value: 'kelsie@home.example', type: 'home' },
  ],
  phoneNumbers: [
    { value: '+49 30 1', type: 'work', primary: true },
    { value: '+49 170 1', type: 'mobile' },
    { value: '+49 30 2', type: 'fax' },
  ],
  addresses: [
    {
      type: 'work',
      formatted: '1 Main St\nAurora',
      streetAddress: '1 Main St',
      locality: 'Aurora',
      region: 'AU',
      postalCode: '12345',
      country: 'DE',
      primary: true,
    },
  ],
  roles: [{ value: 'editor', display: 'Editor', type: 'WindowsAzureActiveDirectoryRole', primary: true }],
  [enterprise]: {
    employeeNumber: '701984',
    costCenter: '4130',
    organization: 'Aurora Energy',
    division: 'Media',
    department: 'News',
    manager: { value: '26118915-6090-4610-87e4-49d8ca9f808d', displayName: 'Ada' },
  },
};

/** Requests of Microsoft's SCIM Validator about users; those about groups go on with the user that is made here. */
export const microsoftUsers: Row[] = [
  { what: 'schemas', send: () => ['GET', '/Schemas'], status: 200, holds: () => ({ totalResults: 3 }) },
  {
    what: 'resource types',
    send: () => ['GET', '/ResourceTypes'],
    status: 200,
    holds: () =>
      listOf({ id: 'User', schemaExtensions: [{ schema: enterprise, required: false }] }, { id: 'Group' }),
  },
  {
    what: 'what the service can',
    send: () => ['GET', '/ServiceProviderConfig'],
    status: 200,
    holds: () => ({ patch: { supported: true }, bulk: { supported: false } }),
  },
  {
    what: 'a user with everything, the extension included, is made and told back',
    send: () => ['POST', '/Users', person],
    status: 201,
    idName: 'user',
    holds: () => ({
      ...person,
      id: expect.any(String),
      meta: expect.objectContaining({ resourceType: 'User' }),
    }),
  },
  {
    what: 'the same again',
    send: () => ['POST', '/Users', person],
    status: 409,
    holds: () => problem({ scimType: 'uniqueness' }),
  },
  {
    what: 'by its name, in another case',
    send: () => ['GET', `/Users${by('userName eq "KELSIE@aurora.example"')}`],
    status: 200,
    holds: ({ user }) => listOf({ id: user }),
  },
  {
    what: 'by its external id',
    send: () => ['GET', `/Users${by(`externalId eq "${person.externalId}"`)}`],
    status: 200,
    holds: ({ user }) => listOf({ id: user }),
  },
  {
    what: 'by its address of work',
    send: () => ['GET', `/Users${by('emails[type eq "work"].value eq "kelsie@aurora.example"')}`],
    status: 200,
    holds: ({ user }) => listOf({ id: user }),
  },
  {
    what: 'one that is not there',
    send: () => ['GET', `/Users${by('userName eq "nobody@aurora.example"')}`],
    status: 200,
    holds: () => nothing,
  },
  {
    what: 'attributes are replaced by their paths',
    send: ({ user }) => [
      'PATCH',
      `/Users/${user}`,
      patchOf(
        { op: 'replace', path: 'displayName', value: 'Kelsie C.' },
        { op: 'replace', path: 'name.familyName', value: 'Conrad' },
        { op: 'replace', path: 'emails[type eq "work"].value', value: 'conrad@aurora.example' },
        { op: 'replace', path: 'emails[type eq "work"].primary', value: true },
        { op: 'replace', path: 'phoneNumbers[type eq "mobile"].value', value: '+49 170 2' },
        { op: 'replace', path: 'addresses[type eq "work"].locality', value: 'Harbor' },
        { op: 'replace', path: 'roles[primary eq "True"].display', value: 'Chief editor' },
        { op: 'replace', path: `${enterprise}:department`, value: 'Sport' },
        { op: 'replace', path: `${core}:title`, value: 'Chief' },
      ),
    ],
    status: 200,
    holds: () => ({
      displayName: 'Kelsie C.',
      title: 'Chief',
      name: { ...person.name, familyName: 'Conrad' },
      emails: [{ value: 'conrad@aurora.example', type: 'work', primary: true }, person.emails[1]],
      phoneNumbers: [person.phoneNumbers[0], { value: '+49 170 2', type: 'mobile' }, person.phoneNumbers[2]],
      addresses: [{ ...person.addresses[0], locality: 'Harbor' }],
      roles: [{ ...person.roles[0], display: 'Chief editor' }],
      [enterprise]: { ...person[enterprise], department: 'Sport' },
    }),
  },
  {
    what: 'attributes are replaced without a path',
    send: ({ user }) => [
      'PATCH',
      `/Users/${user}`,
      patchOf({
        op: 'Replace',
        value: {
          displayName: 'Kelsie',
          'name.givenName': 'Kel',
          active: 'True',
          [`${enterprise}:employeeNumber`]: '1',
        },
      }),
    ],
    status: 200,
    holds: () => ({
      displayName: 'Kelsie',
      active: true,
      name: expect.objectContaining({ givenName: 'Kel', familyName: 'Conrad' }),
      [enterprise]: expect.objectContaining({ employeeNumber: '1', department: 'Sport' }),
    }),
  },
  {
    what: 'a manager is named by a text, and taken away',
    send: ({ user }) => [
      'PATCH',
      `/Users/${user}`,
      patchOf(
        { op: 'Add', path: `${enterprise}:manager`, value: 'abc' },
        { op: 'Remove', path: `${enterprise}:costCenter` },
      ),
    ],
    status: 200,
    holds: () => ({
      [enterprise]: {
        employeeNumber: '1',
        organization: 'Aurora Energy',
        division: 'Media',
        department: 'Sport',
        manager: { value: 'abc', displayName: 'Ada' },
      },
    }),
  },
  {
    what: 'attributes are removed',
    send: ({ user }) => [
      'PATCH',
      `/Users/${user}`,
      patchOf(
        { op: 'Remove', path: 'title' },
        { op: 'Remove', path: 'phoneNumbers[type eq "fax"]' },
        { op: 'Remove', path: 'addresses' },
        { op: 'Remove', path: `${enterprise}:manager` },
      ),
    ],
    status: 200,
    lacks: ['title', 'addresses'],
    holds: () => ({ phoneNumbers: [person.phoneNumbers[0], { value: '+49 170 2', type: 'mobile' }] }),
  },
  {
    what: 'a value that is not there is not replaced',
    send: ({ user }) => [
      'PATCH',
      `/Users/${user}`,
      patchOf({ op: 'replace', path: 'phoneNumbers[type eq "fax"].value', value: '1' }),
    ],
    status: 400,
    holds: () => problem({ scimType: 'noTarget' }),
  },
  {
    what: 'the user name changes',
    send: ({ user }) => [
      'PATCH',
      `/Users/${user}`,
      patchOf({ op: 'Replace', path: 'userName', value: 'conrad@aurora.example' }),
    ],
    status: 200,
    holds: () => ({ userName: 'conrad@aurora.example' }),
  },
  {
    what: 'it is deactivated',
    send: ({ user }) => [
      'PATCH',
      `/Users/${user}`,
      patchOf({ op: 'Replace', path: 'active', value: 'False' }),
    ],
    status: 200,
    holds: () => ({ active: false }),
  },
  {
    what: 'one that is inactive is found',
    send: () => ['GET', `/Users${by('active eq false and userName sw "conrad"')}`],
    status: 200,
    holds: ({ user }) => listOf({ id: user }),
  },
  {
    what: 'only what is asked for, below an attribute too',
    send: ({ user }) => [
      'GET',
      `/Users/${user}?attributes=name.givenName,emails.value,${enterprise}:department`,
    ],
    status: 200,
    lacks: ['userName', 'meta', 'active'],
    holds: ({ user }) => ({
      id: user,
      name: { givenName: 'Kel' },
      emails: [{ value: 'conrad@aurora.example' }, { value: 'kelsie@home.example' }],
      [enterprise]: { department: 'Sport' },
    }),
  },
  {
    what: 'all but what is not wanted',
    send: ({ user }) => ['GET', `/Users/${user}?excludedAttributes=name.givenName,emails,id`],
    status: 200,
    lacks: ['emails'],
    holds: ({ user }) => ({ id: user, name: expect.not.objectContaining({ givenName: expect.anything() }) }),
  },
];
