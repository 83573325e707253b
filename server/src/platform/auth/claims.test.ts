import { expect, test } from 'vitest';
import { readClaimNames, sessionOf, usualClaims } from './claims.ts';
import { readOrganizationRules } from './organization-rules.ts';
import { StartupProblem } from '../startup-problem.ts';

const base = { iss: 'https://login.example', sub: 'person' };
const read = (text: string) => readClaimNames('OIDC_CLAIMS', text);

test('Keycloak needs no setting: its groups and the roles of its realm are found', () => {
  const claims = {
    ...base,
    email: 'vera@aurora.example',
    email_verified: true,
    given_name: 'Vera',
    family_name: 'Viewer',
    groups: ['/tv/admins'],
    realm_access: { roles: ['offline_access', 'tv-managers'] },
  };
  expect(sessionOf(claims, usualClaims)).toEqual({
    issuer: base.iss,
    subject: 'person',
    email: 'vera@aurora.example',
    emailVerified: true,
    givenName: 'Vera',
    familyName: 'Viewer',
    groups: ['/tv/admins', 'offline_access', 'tv-managers'],
    claimedGroups: ['/tv/admins'],
  });
});

test('names have no character that nobody sees', () => {
  const { givenName, familyName } = sessionOf(
    { ...base, given_name: ' Ve\u0000ra\u202e\tA. ', family_name: '\u0007' },
    usualClaims,
  );
  expect([givenName, familyName]).toEqual(['Vera A.', undefined]);
});

test('Entra ID says by another claim that an address is verified, and as a number', () => {
  const names = read('{"emailVerified":"xms_edov","email":["email","upn"]}');
  const claims = { ...base, upn: 'vera@aurora.example', roles: ['Admin'], xms_edov: '1' };
  expect(sessionOf(claims, names)).toMatchObject({
    email: 'vera@aurora.example',
    emailVerified: true,
    groups: ['Admin'],
  });
  expect(sessionOf({ ...claims, xms_edov: '0', email_verified: true }, names).emailVerified).toBe(false);
});

test('groups that are too many for a token are not taken for none', () => {
  expect(sessionOf({ ...base, _claim_names: { groups: 'src1' } }, usualClaims).groups).toBeUndefined();
  expect(sessionOf(base, usualClaims).groups).toEqual([]);
});

test('a claim may have dots in its name, and a provider that checks every address may say so', () => {
  const names = read('{"groups":"https://tv.example/groups","emailVerified":true}');
  expect(sessionOf({ ...base, 'https://tv.example/groups': 'one' }, names)).toMatchObject({
    groups: ['one'],
    emailVerified: true,
  });
});

test.each(['[]', 'email=mail', '{"mail":"mail"}', '{"email":true}', '{"groups":[1]}', '{"email":""}'])(
  'claims that cannot be meant are named: %s',
  (text) => {
    expect(() => read(text)).toThrow(StartupProblem);
    expect(() => read(text)).toThrow(/^OIDC_CLAIMS /);
  },
);

test('rules of organizations are read, domains in lower case', () => {
  const text = '{"Aurora Energy":{"domains":["Aurora.example"],"roles":{"tv-admins":"Admin"}},"TV":{}}';
  expect(readOrganizationRules('OIDC_ORGANIZATIONS', text)).toEqual([
    { organization: 'Aurora Energy', domains: ['aurora.example'], roles: { 'tv-admins': 'Admin' } },
    { organization: 'TV', domains: [], roles: {} },
  ]);
  expect(readOrganizationRules('OIDC_ORGANIZATIONS', undefined)).toEqual([]);
});

test.each([
  '["Aurora"]',
  '{"Aurora":["aurora.example"]}',
  '{"Aurora":{"domain":["aurora.example"]}}',
  '{"Aurora":{"domains":["vera@aurora.example"]}}',
  '{"Aurora":{"domains":["co.uk"]}}',
  '{"Aurora":{"roles":{"tv-admins":"Owner"}}}',
  '{"Aurora":{"domains":["a.example"]},"Harbor":{"domains":["A.example"]}}',
])('rules that cannot be meant are named: %s', (text) => {
  expect(() => readOrganizationRules('OIDC_ORGANIZATIONS', text)).toThrow(/^OIDC_ORGANIZATIONS /);
});

test('groups of people come from one claim, whose name is a setting, and are bounded', () => {
  const read = (value: unknown, more = {}) =>
    sessionOf({ ...base, teams: value, groups: ['other'], ...more }, usualClaims, 'teams').claimedGroups;
  expect(read([' sales', 'press\n', 'sales', '', 7, 'x'.repeat(201)])).toEqual(['press', 'sales']);
  expect(read('press')).toEqual(['press']);
  expect(read(undefined)).toEqual([]);
  expect(read(Array.from({ length: 300 }, (_, at) => `group ${at}`))).toHaveLength(200);
  // Entra ID names a place where there are more.
  expect(read(undefined, { _claim_names: { teams: 'src1' } })).toBeUndefined();
});
