import * as openid from 'openid-client';
import type { AccountEvent } from '../account-events.ts';
import { hashSecret } from '../applications/application-client.ts';
import type { Application } from '../applications/applications.ts';
import { Browser } from './browser.ts';
import { addAccount, openTestDatabase, startTestService } from './service.ts';

export const secret = 'a secret of the tests that nobody guesses';
export const own = '7d0b2f44-0000-4000-8000-00000000000a';
const usual = { redirectUris: [], postLogoutRedirectUris: [], secretHashes: [] };
const aurora = { id: own, name: 'Aurora Energy' };
const all = ['openid', 'profile', 'email', 'offline_access', 'content:read', 'content:write'];

export const web: Application = {
  ...usual,
  id: 'intranet',
  name: 'Intranet',
  type: 'web',
  redirectUris: ['https://intranet.example/callback'],
  postLogoutRedirectUris: ['https://intranet.example/bye'],
  scopes: all,
  secretHashes: [hashSecret(secret), hashSecret('the former one')],
  organization: aurora,
};
export const page: Application = {
  ...usual,
  id: 'page',
  name: 'Page',
  type: 'web',
  redirectUris: ['https://page.example/'],
  scopes: ['openid', 'email', 'content:read'],
};
export const native: Application = {
  ...usual,
  id: 'desktop',
  name: 'Desktop',
  type: 'native',
  redirectUris: ['http://127.0.0.1/callback', 'com.example.desktop:/callback'],
  scopes: all,
};
export const tv: Application = { ...usual, id: 'tv-set', name: 'TV set', type: 'device', scopes: all };

const applications = new Map([web, page, native, tv].map((each) => [each.id, each]));
/** The provider with these applications, and the people who use them. */
export async function startApplicationWorld() {
  const { db, close } = await openTestDatabase();
  const members = new Set(['vera', 'bob']);
  const events: AccountEvent[] = [];
  const service = await startTestService(db, {
    applications: {
      find: async (id) => applications.get(id),
      findAll: async (ids) => ids.flatMap((id) => applications.get(id) ?? []),
      hasMember: async (organizationId, subject) => organizationId === own && members.has(subject),
    },
    async recordEvent(event) {
      events.push(event);
    },
  });
  await addAccount(db, 'viewer@aurora.example', 'vera');
  await addAccount(db, 'viewer@harbor.example', 'harry');
  return {
    db,
    service,
    members,
    events,
    /** A client as a relying party configures it. */
    configure: (client: Application, auth?: openid.ClientAuth) =>
      openid.discovery(new URL(service.issuer), client.id, {}, auth ?? openid.None(), {
        execute: [openid.allowInsecureRequests],
      }),
    asWeb: () =>
      openid.discovery(new URL(service.issuer), web.id, {}, openid.ClientSecretBasic(secret), {
        execute: [openid.allowInsecureRequests],
      }),
    async signedIn(email = 'viewer@aurora.example') {
      const browser = new Browser(service.portalUrl);
      await browser.signIn(email);
      return browser;
    },
    /** Whether the session of an access token goes on. */
    async lives(token: string) {
      const { rows } = await db.query(
        `select from identity_records where model = 'Session' and uid = $1 and expires_at > now()`,
        [claimsOf(token).sid],
      );
      return rows.length === 1;
    },
    async close() {
      await service.app.close();
      await close();
    },
  };
}

/** An authorization request as a relying party makes it. */
export async function request(
  config: openid.Configuration,
  scope: string,
  redirectUri: string,
  extra: Record<string, string> = {},
) {
  const verifier = openid.randomPKCECodeVerifier();
  const checks = { expectedState: openid.randomState(), expectedNonce: openid.randomNonce() };
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    ...(scope.includes('openid') && { nonce: checks.expectedNonce }),
    ...extra,
  });
  const exchange = (location: URL | undefined) =>
    openid.authorizationCodeGrant(config, location!, {
      pkceCodeVerifier: verifier,
      expectedState: checks.expectedState,
      ...(scope.includes('openid') && { expectedNonce: checks.expectedNonce }),
    });
  return { url, verifier, exchange };
}

/** Opens an address of the provider and answers the page that it leads to. */
export async function open(browser: Browser, address: string | URL) {
  const { response, location } = await browser.follow(String(address));
  const html = location ? '' : await response.text();
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? '';
  return { response, location, html, action, answer: (answer: string) => browser.post(action, { answer }) };
}

/** Goes from a request to the tokens, as a person who allows it. */
export async function allow(
  browser: Browser,
  config: openid.Configuration,
  scope: string,
  redirectUri = web.redirectUris[0]!,
) {
  const { url, exchange } = await request(config, scope, redirectUri);
  const first = await open(browser, url);
  const location = first.location ?? (await first.answer('allow')).location;
  return exchange(location);
}

export const claimsOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
export const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (problem: { error?: string; code?: string }) => problem.error ?? problem.code,
  );
