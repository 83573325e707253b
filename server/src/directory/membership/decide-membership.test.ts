import { expect, test } from 'vitest';
import type { Session } from '../../platform/auth/caller.ts';
import { decideMembership, claimedMembership, type CurrentMembership } from './decide-membership.ts';

const rule = {
  organization: 'Aurora Energy',
  domains: ['aurora.example'],
  roles: { 'tv-admins': 'Admin', 'tv-editors': 'ContentManager' },
} as const;
const claimed = (more: Partial<Session>, given: Partial<typeof rule> = {}) =>
  claimedMembership(
    { ...rule, domains: [...rule.domains], ...given } as Parameters<typeof claimedMembership>[0],
    {
      issuer: 'https://login.example',
      subject: 'vera',
      email: undefined,
      emailVerified: false,
      givenName: undefined,
      familyName: undefined,
      groups: [],
      ...more,
    },
  );
const nobody: CurrentMembership = {
  role: undefined,
  isGiven: false,
  isOwnAddress: true,
  hasLeft: false,
  directory: 'unknown',
  directoryRole: undefined,
};

test('a domain counts only of a verified address, and whole', () => {
  const email = 'vera@Aurora.example';
  expect(claimed({ email, emailVerified: true }).role).toBe('Viewer');
  expect(claimed({ email, emailVerified: false }).role).toBeUndefined();
  for (const other of [
    'vera@not-aurora.example',
    'vera@aurora.example.evil.example',
    'vera@a.aurora.example',
  ])
    expect(claimed({ email: other, emailVerified: true }).role, other).toBeUndefined();
});

test('of several groups the highest role counts; names of the language are no groups', () => {
  expect(claimed({ groups: ['tv-editors', 'tv-admins', 'else'] }).role).toBe('Admin');
  expect(claimed({ groups: ['constructor', 'toString'] }).role).toBeUndefined();
});

test('groups that were not told take nothing away', () => {
  expect(claimed({ groups: undefined }).decides).toBe(false);
  expect(claimed({}, { roles: {} as never }).decides).toBe(false);
  const member = { ...nobody, role: 'Admin', isGiven: true } as const;
  expect(decideMembership(claimed({ groups: undefined }), member)).toBeUndefined();
});

const admin = claimed({ groups: ['tv-admins'] });
const none = claimed({});
test.each<[string, typeof admin | undefined, Partial<CurrentMembership>, unknown]>([
  ['who is said to belong joins', admin, {}, { step: 'join', role: 'Admin' }],
  ['who is not stays out', none, {}, undefined],
  ['roles follow', admin, { role: 'Viewer' }, { step: 'change', role: 'Admin' }],
  [
    'also down',
    claimed({ groups: ['tv-editors'] }),
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
])('%s', (_name, about, current, expected) => {
  expect(decideMembership(about, { ...nobody, ...current })).toEqual(expected);
});
