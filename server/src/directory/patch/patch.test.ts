import { expect, test } from 'vitest';
import { patchGroup, readGroup } from '../groups/group-form.ts';
import { readOperations } from './patch-operations.ts';
import { patchUser } from '../users/patch-user.ts';
import { readUser, type UserForm } from '../users/read-user.ts';

const vera: UserForm = {
  userName: 'vera@aurora.example',
  externalId: 'e-1',
  email: 'vera@aurora.example',
  givenName: 'Vera',
  familyName: 'Viewer',
  displayName: 'Vera Viewer',
  isActive: true,
  attributes: {},
};
const work = { value: 'vera@aurora.example', type: 'work', primary: true };
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const patched = (...operations: object[]) => patchUser(vera, readOperations({ Operations: operations }));

test.each<[string, object, Partial<UserForm>]>([
  ['Entra ID deactivates', { op: 'Replace', path: 'active', value: 'False' }, { isActive: false }],
  ['Okta deactivates', { op: 'replace', value: { active: false } }, { isActive: false }],
  [
    'Entra ID moves an address',
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'V.New@aurora.example' },
    { email: 'v.new@aurora.example' },
  ],
  [
    'Entra ID names paths as members',
    { op: 'Add', value: { 'name.givenName': 'Verena', displayName: 'Verena' } },
    { givenName: 'Verena', displayName: 'Verena' },
  ],
  [
    'a schema stands before the path',
    {
      op: 'replace',
      path: 'urn:ietf:params:scim:schemas:core:2.0:User:name.familyName',
      value: 'Watcher',
    },
    { familyName: 'Watcher' },
  ],
  [
    'of a name that is replaced, what is not said stays',
    { op: 'replace', path: 'name', value: { givenName: 'Verena' } },
    { givenName: 'Verena', familyName: 'Viewer' },
  ],
  [
    'a name is added to',
    { op: 'add', path: 'name', value: { givenName: 'Verena' } },
    { givenName: 'Verena', familyName: 'Viewer' },
  ],
  ['an external id is removed', { op: 'remove', path: 'externalId' }, { externalId: undefined }],
  [
    'an address is added as the primary one',
    { op: 'add', path: 'emails', value: [{ value: 'v@aurora.example', primary: true }] },
    { email: 'v@aurora.example' },
  ],
  [
    'an address that is not of work is stored beside',
    { op: 'add', path: 'emails[type eq "home"].value', value: 'v@home.example' },
    {
      email: 'vera@aurora.example',
      attributes: { emails: [work, { type: 'home', value: 'v@home.example' }] },
    },
  ],
  [
    'a title is stored',
    { op: 'add', path: 'title', value: 'Editor' },
    { attributes: { emails: [work], title: 'Editor' } },
  ],
  [
    'a mobile number of a person without one is made',
    { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+49 30 1' },
    { attributes: { emails: [work], phoneNumbers: [{ type: 'mobile', value: '+49 30 1' }] } },
  ],
  [
    'Entra ID writes flags as texts',
    { op: 'Add', path: 'roles[primary eq "True"].value', value: 'editor' },
    { attributes: { emails: [work], roles: [{ primary: true, value: 'editor' }] } },
  ],
  [
    'extensions are stored, a manager also as a text',
    {
      op: 'add',
      value: {
        [enterprise]: { department: 'News' },
        [`${enterprise}:manager`]: '1',
        [`${enterprise}:manager.displayName`]: 'Ada',
      },
    },
    {
      attributes: {
        emails: [work],
        [enterprise]: { department: 'News', manager: { value: '1', displayName: 'Ada' } },
      },
    },
  ],
  [
    'an address in lines is stored as it is',
    { op: 'add', path: 'addresses[type eq "work"].formatted', value: '1 Main St\nAurora' },
    { attributes: { emails: [work], addresses: [{ type: 'work', formatted: '1 Main St\nAurora' }] } },
  ],
])('%s', (_name, operation, change) => {
  expect(patched(operation)).toEqual({ ...vera, attributes: expect.anything(), ...change });
});

test.each<[string, object, string]>([
  ['an unknown op', { op: 'move', path: 'active' }, 'invalidSyntax'],
  ['a removal of nothing', { op: 'remove' }, 'noTarget'],
  [
    'a value that is not there',
    { op: 'replace', path: 'emails[type eq "home"].value', value: 'v@home.example' },
    'noTarget',
  ],
  ['a removal of one that is not there', { op: 'remove', path: 'phoneNumbers[type eq "fax"]' }, 'noTarget'],
  ['an attribute that is not stored', { op: 'add', path: 'favouriteColour', value: 'red' }, 'invalidPath'],
  ['an extension that is not stored', { op: 'add', path: 'urn:else:2.0:User:shoe', value: 1 }, 'invalidPath'],
  ['a filter on one value', { op: 'replace', path: 'title[type eq "work"]', value: 'x' }, 'invalidPath'],
  ['a path that is none', { op: 'replace', path: 'emails[[', value: 1 }, 'invalidPath'],
  ['a foreign id', { op: 'replace', path: 'id', value: 'x' }, 'mutability'],
  ['groups by the user', { op: 'add', path: 'groups', value: [] }, 'mutability'],
  ['no user name', { op: 'remove', path: 'userName' }, 'invalidValue'],
  ['half active', { op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
  ['no address', { op: 'replace', path: 'emails', value: [{ value: 'vera' }] }, 'invalidValue'],
  ['a name of many lines', { op: 'replace', path: 'displayName', value: 'a\nb' }, 'invalidValue'],
])('refused is %s', (_name, operation, scimType) => {
  expect(() => patched(operation)).toThrow(expect.objectContaining({ status: 400, scimType }));
});

test('a user is read in any case; the address is the primary one, that of work, or the user name', () => {
  const emails = [
    { value: 'first@aurora.example', type: 'home' },
    { value: 'second@aurora.example', type: 'Work' },
    { value: 'third@aurora.example', primary: 'True' },
  ];
  expect(readUser({ USERNAME: 'vera', EMAILS: emails }).email).toBe('third@aurora.example');
  expect(readUser({ userName: 'vera', emails: emails.slice(0, 2) }).email).toBe('second@aurora.example');
  expect(readUser({ userName: 'vera', emails: emails.slice(0, 1) }).email).toBe('first@aurora.example');
  expect(readUser({ userName: 'v@aurora.example', emails: emails.slice(0, 1) }).email).toBe(
    'v@aurora.example',
  );
  expect(readUser({ userName: 'Vera@Aurora.example' })).toMatchObject({
    userName: 'Vera@Aurora.example',
    email: 'vera@aurora.example',
    isActive: true,
  });
  expect(() => readUser({ userName: 'vera' })).toThrow(/no e-mail address/);
  expect(() => readUser([])).toThrow(expect.objectContaining({ scimType: 'invalidSyntax' }));
  expect(() => readUser({ userName: 'v@aurora.example', shoeSize: 39 })).toThrow(
    /shoesize is not stored here/,
  );
});

const [one, two, three] = [1, 2, 3].map((digit) => `${digit}`.repeat(8) + '-0000-4000-8000-000000000000') as [
  string,
  string,
  string,
];
const group = { displayName: 'Editors', externalId: undefined, members: new Set([one, two]) };
const members = (...operations: object[]) =>
  [...patchGroup(group, readOperations({ Operations: operations })).members].sort();

test.each<[string, object, string[]]>([
  ['Entra ID adds', { op: 'Add', path: 'members', value: [{ value: three }] }, [one, two, three]],
  ['Entra ID removes', { op: 'Remove', path: 'members', value: [{ value: one }] }, [two]],
  ['Okta removes', { op: 'remove', path: `members[value eq "${one}"]` }, [two]],
  ['Okta replaces', { op: 'replace', path: 'members', value: [{ value: three }] }, [three]],
  ['all leave', { op: 'remove', path: 'members' }, []],
  ['what is there is added again', { op: 'add', path: 'members', value: [{ value: one }] }, [one, two]],
  ['one comes without brackets', { op: 'add', value: { members: { value: three } } }, [one, two, three]],
])('of a group: %s', (_name, operation, expected) => {
  expect(members(operation)).toEqual(expected);
});

test('a group is renamed, also with its id beside the name', () => {
  const operation = { op: 'replace', value: { id: one, displayName: 'Writers' } };
  expect(patchGroup(group, readOperations({ Operations: [operation] })).displayName).toBe('Writers');
  expect(() => readGroup({ displayName: ' ' })).toThrow(/displayName is missing/);
  expect(() => readGroup({ displayName: 'x', members: [{ value: 'vera' }] })).toThrow(
    /members must be users/,
  );
});
