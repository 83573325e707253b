// @vitest-environment jsdom
import { User } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session-state.ts';
import { writeConfiguration } from '../testing/stub-service.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('../layout/toasts.ts', () => ({ toast }));

const issuer = 'http://localhost/oidc';
writeConfiguration({
  signIn: { authority: issuer, clientId: 'tv-portal', scope: 'openid', hasUserInfo: false },
});
const { manager } = await import('./client.ts');

/** Seconds. */
const lifetime = 300;
let provider: (address: string) => Promise<Response>;
/** What the provider is asked to renew. */
let requests: string[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  requests = [];
  toast.mockReset();
  history.replaceState(null, '', '/playlist');
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method === 'POST') requests.push(address);
    return provider(address);
  });
  await begin();
});
afterEach(async () => {
  await manager.removeUser();
  session.set({ status: 'unknown' });
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A session as it begins at `/auth`. */
async function begin() {
  const now = Math.floor(Date.now() / 1000);
  const user = new User({
    ...{ access_token: 'first', refresh_token: 'refresh', token_type: 'Bearer', scope: 'openid' },
    profile: { sub: 'viewer', iss: issuer, aud: 'tv-portal', exp: now + lifetime, iat: now },
    expires_at: now + lifetime,
  });
  await manager.storeUser(user);
  await manager.events.load(user);
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const describedBy = (tokens: () => Promise<Response>) => async (address: string) =>
  address.endsWith('/openid-configuration')
    ? Response.json({ issuer, token_endpoint: `${issuer}/token`, authorization_endpoint: `${issuer}/auth` })
    : tokens();

it('renews once, a minute before the end', async () => {
  provider = describedBy(async () =>
    Response.json({ access_token: 'second', refresh_token: 'next', token_type: 'Bearer', expires_in: 900 }),
  );
  await pass(lifetime - 65);
  expect(requests).toHaveLength(0);
  await pass(70);
  expect(requests).toEqual([`${issuer}/token`]);
  expect(session.get()).toMatchObject({ status: 'signed-in', accessToken: 'second' });
});

it('where no answer comes, asks three times before the end and three times at the end, and then no more', async () => {
  provider = describedBy(() => Promise.reject(new TypeError('Failed to fetch')));
  await pass(lifetime - 30);
  expect(requests).toHaveLength(3);
  expect(session.get().status).toBe('signed-in');
  await pass(60);
  expect(session.get().status).toBe('signed-out');
  expect(requests).toHaveLength(6);
  await pass(600);
  expect(requests).toHaveLength(6);
  expect(toast).not.toHaveBeenCalled();
});

it('says on a visitor’s page, which goes on, that the session has ended', async () => {
  history.replaceState(null, '', '/public/aurora');
  provider = describedBy(() => Promise.reject(new TypeError('Failed to fetch')));
  await pass(lifetime + 30);
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith('Your session has ended. Sign in to continue.'),
  );
  expect(session.get().status).toBe('signed-out');
});
