import { expect, test } from 'vitest';
import type { Session } from '../platform/auth/caller.ts';
import { decideMembership, saidOf, type Standing } from './decide-membership.ts';

const rule = {
  organization: 'Aurora Energy',
  domains: ['aurora.example'],
  roles: { 'tv-admins': 'Admin', 'tv-editors': 'ContentManager' },
} as const;
const said = (more: Partial<Session>, given: Partial<typeof rule> = {}) =>
  saidOf({ ...rule, domains: [...rule.domains], ...given } as Parameters<typeof saidOf>[0], {
    issuer: 'https://login.example',
    subject: 'vera',
    email: undefined,
    emailVerified: false,
    givenName: undefined,
    familyName: undefined,
    groups: [],
    ...more,
  });
const nobody: Standing = {
  role: undefined,
  isGiven: false,
  isOwnAddress: true,
  hasLeft: false,
  directory: 'unknown',
  directoryRole: undefined,
};

test('a domain counts only of a verified address, and whole', () => {
  const email = 'vera@Aurora.example';
  expect(said({ email, emailVerified: true }).role).toBe('Viewer');
  expect(said({ email, emailVerified: false }).role).toBeUndefined();
  for (const other of [
    'vera@not-aurora.example',
    'vera@aurora.example.evil.example',
    'vera@a.aurora.example',
  ])
    expect(said({ email: other, emailVerified: true }).role, other).toBeUndefined();
});

test('of several groups the highest role counts; names of the language are no groups', () => {
  expect(said({ groups: ['tv-editors', 'tv-admins', 'else'] }).role).toBe('Admin');
  expect(said({ groups: ['constructor', 'toString'] }).role).toBeUndefined();
});

test('groups that were not told take nothing away', () => {
  expect(said({ groups: undefined }).decides).toBe(false);
  expect(said({}, { roles: {} as never }).decides).toBe(false);
  const member = { ...nobody, role: 'Admin', isGiven: true } as const;
  expect(decideMembership(said({ groups: undefined }), member)).toBeUndefined();
});

const admin = said({ groups: ['tv-admins'] });
const none = said({});
test.each<[string, typeof admin | undefined, Partial<Standing>, unknown]>([
  ['who is said to belong joins', admin, {}, { step: 'join', role: 'Admin' }],
  ['who is not stays out', none, {}, undefined],
  ['roles follow', admin, { role: 'Viewer' }, { step: 'change', role: 'Admin' }],
  [
    'also down',
    said({ groups: ['tv-editors'] }),
    { role: 'Admin' },
    { step: 'change', role: 'ContentManager' },
  ],
  ['what is right stays', admin, { role: 'Admin' }, undefined],
  ['a given membership ends', none, { role: 'Admin', isGiven: true }, { step: 'end' }],
  ['a manager’s invitation stays', none, { role: 'Admin' }, undefined],
  ['the directory’s people join', undefined, { directory: 'active' }, { step: 'join', role: 'Viewer' }],
  [
    'with the role of their groups',
    undefined,
    { directory: 'active', directoryRole: 'ContentManager' },
    { step: 'join', role: 'ContentManager' },
  ],
  [
    'of an address that is not the organization’s own nobody joins by the directory’s word',
    undefined,
    { directory: 'active', isOwnAddress: false },
    undefined,
  ],
  [
    'but who has accepted has the role of their groups',
    undefined,
    { directory: 'active', isOwnAddress: false, role: 'Viewer', directoryRole: 'Admin' },
    { step: 'change', role: 'Admin' },
  ],
  ['who has left by themselves stays out', admin, { directory: 'active', hasLeft: true }, undefined],
  ['who has left does not come back', admin, { directory: 'closed' }, undefined],
  ['a role that nobody decides stays', undefined, { directory: 'active', role: 'Admin' }, undefined],
])('%s', (_name, about, standing, expected) => {
  expect(decideMembership(about, { ...nobody, ...standing })).toEqual(expected);
});
