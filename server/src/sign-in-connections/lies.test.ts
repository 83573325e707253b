import { type Lie, type LyingProvider, startLyingProvider } from '@tv/identity/testing/lying-provider';
import { upstreamClient } from '@tv/identity/testing/upstream-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { type Portal, startPortal } from './test-connections.ts';

let portal: Portal;
let liar: LyingProvider;
let works: Awaited<ReturnType<Portal['anOrganizationWith']>>;
let connectionId: string;

const wanda = { sub: 'wanda', email: 'wanda@works.example', email_verified: true };

beforeAll(async () => {
  portal = await startPortal();
  works = await portal.anOrganizationWith('works.example');
  await portal.anOrganizationWith('stranger.example');
  liar = await startLyingProvider(wanda);
  connectionId = (await portal.aConnection(works, liar.issuer)).id;
  expect(await portal.tryOut(works, connectionId)).toContain('The connection works');
  expect((await portal.change(works, connectionId, { isActive: true })).status).toBe(200);
});
afterAll(async () => {
  await liar?.close();
  await portal?.close();
});

const now = () => Math.floor(Date.now() / 1000);
const description = '/.well-known/openid-configuration';

/** What a provider can lie about, the sentence about it, and what the audit log tells. */
const lies = (): [what: string, lie: Lie, sentence: string, reason: string][] => [
  ['issuer of the token', { claims: { iss: 'https://other.example' } }, 'another issuer', 'otherIssuer'],
  ['no issuer', { claims: { iss: undefined } }, 'another issuer', 'otherIssuer'],
  ['audience', { claims: { aud: 'other' } }, 'another client than', 'otherAudience'],
  ['several audiences', { claims: { aud: ['other', upstreamClient.id] } }, 'another client', 'otherAudience'],
  [
    'several audiences, another party',
    { claims: { aud: ['other', upstreamClient.id], azp: 'other' } },
    'another client',
    'otherAudience',
  ],
  ['another party', { claims: { azp: 'other' } }, 'another client than', 'otherAudience'],
  ['nonce', { claims: { nonce: 'of another sign-in' } }, 'belongs to another sign-in', 'otherNonce'],
  ['no nonce', { claims: { nonce: undefined } }, 'belongs to another sign-in', 'otherNonce'],
  ['expired', { claims: { iat: now() - 900, exp: now() - 600 } }, 'Set the clocks', 'clock'],
  ['of the future', { claims: { iat: now() + 600, exp: now() + 900 } }, 'Set the clocks', 'clock'],
  ['not valid yet', { claims: { nbf: now() + 600 } }, 'Set the clocks', 'clock'],
  ['no signature', { signature: 'none' }, 'signature of the ID token', 'badSignature'],
  ['signed with the secret', { signature: 'HS256' }, 'signature of the ID token', 'badSignature'],
  ['signed with the public key', { signature: 'HS256 with the public key' }, 'signature', 'badSignature'],
  ['cut off', { signature: 'cut off' }, 'signature of the ID token', 'badSignature'],
  ['unknown key', { signature: 'unknown key' }, 'signature of the ID token', 'badSignature'],
  ['key of another', { signature: 'other key' }, 'signature of the ID token', 'badSignature'],
  ['no iss in the answer', { response: { iss: undefined } }, 'another issuer', 'otherIssuer'],
  [
    'other iss in the answer',
    { response: { iss: 'https://other.example' } },
    'another issuer',
    'otherIssuer',
  ],
  ['not verified', { claims: { email_verified: false } }, 'is verified', 'notVerified'],
  [
    'of another organization',
    { claims: { email: 'w@stranger.example' } },
    'outside the domains',
    'outsideDomains',
  ],
  ['no address', { claims: { email: undefined } }, 'no email address', 'noAddress'],
  [
    'other subject at userinfo',
    { claims: { email: undefined }, userinfo: { ...wanda, sub: 'somebody else' } },
    'cannot be used',
    'badAnswer',
  ],
  ['other issuer described', { description: { issuer: 'https://x.example' } }, 'calls itself', 'otherIssuer'],
  [
    'issuer with a slash, everywhere',
    {
      description: { issuer: `${liar.issuer}/` },
      claims: { iss: `${liar.issuer}/` },
      response: { iss: `${liar.issuer}/` },
    },
    'calls itself',
    'otherIssuer',
  ],
  [
    'keys inside the network',
    { description: { jwks_uri: 'http://10.0.0.1/keys' } },
    'does not answer',
    'unreachable',
  ],
  [
    'keys that are no address',
    { description: { jwks_uri: 'file:///keys' } },
    'does not describe',
    'notAProvider',
  ],
  ['description elsewhere', { elsewhere: description }, 'does not describe', 'notAProvider'],
  ['keys elsewhere', { elsewhere: '/keys' }, 'cannot be used', 'badAnswer'],
  ['token elsewhere', { elsewhere: '/token' }, 'cannot be used', 'badAnswer'],
  ['endless description', { endless: description }, 'does not answer', 'unreachable'],
  ['endless keys', { endless: '/keys' }, 'does not answer', 'unreachable'],
  ['endless token', { endless: '/token' }, 'does not answer', 'unreachable'],
];

test('whatever a provider lies about opens nothing, and is told to the person, the admin and the audit log', async () => {
  const wrong: unknown[] = [];
  for (const [what, lie, sentence, reason] of lies()) {
    // Other settings, so that the description is read again.
    await portal.change(works, connectionId, { clientSecret: `${upstreamClient.secret} ${what}` });
    liar.current.lie = lie;
    const { text, location, response } = await portal.signInAs(wanda.email);
    const tried = await portal.tryOut(works, connectionId);
    liar.current.lie = {};
    const [last] = await portal.db.query<{ reason: string }>(sql`
      select detail->>'reason' as reason from audit_log
      where organization_id = ${works.id}::uuid and action = 'sign-in failed' order by id desc limit 1`);
    const isRight =
      location === undefined &&
      response.status === 403 &&
      text.includes('You are not signed in') &&
      text.includes(sentence) &&
      tried.includes('The connection does not work yet') &&
      tried.includes(sentence) &&
      last?.reason.split(':')[0] === reason;
    if (!isRight)
      wrong.push({ what, location: location?.href, reason: last?.reason, ...sentencesOf(text, tried) });
  }
  expect(wrong).toEqual([]);
  expect(
    await portal.db.query(sql`
      select email from identity_accounts where email like '%@works.example' or email like '%@stranger.example'`),
  ).toEqual([]);
  expect(await portal.db.query(sql`select subject from sign_in_links`)).toEqual([]);
  // The same provider, telling the truth.
  expect((await portal.signInAs(wanda.email)).location?.searchParams.get('code')).toBeTruthy();
});

const sentencesOf = (...pages: string[]) => ({
  pages: pages.map((page) =>
    page
      .replace(/^[\s\S]*<main[^>]*>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .slice(0, 400),
  ),
});
