import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyRoles } from './key-rotation.ts';
import { loadKeys } from './keys.ts';
import { Browser } from '../testing/browser.ts';
import { addAccount, openTestDatabase, startTestService, testSecret } from '../testing/service.ts';

const day = 24 * 3600_000;
const start = new Date('2026-01-01T00:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * day);

describe('the rotation of keys', () => {
  const key = (id: string, days: number) => ({ id, createdAt: after(days) });
  const roles = (days: number, ...keys: ReturnType<typeof key>[]) => {
    const { published, expired, isNextDue } = keyRoles(keys, after(days));
    return { published: published.map(({ id }) => id), expired: expired.map(({ id }) => id), isNextDue };
  };

  test('has no key before the first start only', () =>
    expect(roles(0)).toEqual({ published: [], expired: [], isNextDue: true }));
  test('signs with its first key at once', () =>
    expect(roles(0, key('a', 0))).toEqual({ published: ['a'], expired: [], isNextDue: false }));
  test('needs the next key two days before the newest is 90 days old', () => {
    expect(roles(87.9, key('a', 0)).isNextDue).toBe(false);
    expect(roles(88, key('a', 0)).isNextDue).toBe(true);
  });
  test('publishes a key for two days before it signs', () => {
    expect(roles(89.9, key('a', 0), key('b', 88))).toMatchObject({ published: ['a', 'b'], expired: [] });
    expect(roles(90, key('a', 0), key('b', 88))).toMatchObject({ published: ['b', 'a'], expired: [] });
  });
  test('retires a key fourteen days after it signed last', () => {
    expect(roles(103.9, key('a', 0), key('b', 88)).published).toEqual(['b', 'a']);
    expect(roles(104, key('a', 0), key('b', 88))).toMatchObject({ published: ['b'], expired: ['a'] });
  });
  test('signs with an old key after a long stop until the new one was published', () =>
    expect(roles(401, key('a', 0), key('b', 400))).toMatchObject({
      published: ['a', 'b'],
      isNextDue: false,
    }));
});

describe('keys', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('rotate in a running service: published, then signing, then deleted, and nobody is signed out', async () => {
    let now = start;
    const service = await startTestService(database.db, { clock: () => now });
    try {
      await addAccount(database.db, 'stays@aurora.example');
      const person = new Browser(service.portalUrl);
      const published = async () =>
        (await (await person.fetch('/oidc/jwks')).json()) as JSONWebKeySet & { keys: { kid: string }[] };
      const renew = async (token: string) => {
        const { body } = await person.token({ grant_type: 'refresh_token', refresh_token: token });
        expect(body.error).toBeUndefined();
        return body;
      };
      const signer = (token: string) => decodeProtectedHeader(token).kid;
      const first = await person.signIn('stays@aurora.example');
      const [oldKey] = (await published()).keys;

      now = after(88);
      await service.identity.renewKeys();
      const both = await published();
      expect(both.keys).toHaveLength(2);
      expect(both.keys.every((key) => !('d' in key))).toBe(true);
      const newKey = both.keys.find(({ kid }) => kid !== oldKey!.kid)!;
      const second = await renew(first.refresh_token);
      expect([signer(second.access_token), signer(second.id_token)]).toEqual([oldKey!.kid, oldKey!.kid]);

      now = after(90);
      await service.identity.renewKeys();
      const third = await renew(second.refresh_token);
      expect([signer(third.access_token), signer(third.id_token)]).toEqual([newKey.kid, newKey.kid]);
      // A token of the old key is valid until it expires.
      const keys = createLocalJWKSet(service.identity.publicKeys());
      await jwtVerify(second.access_token, keys, { issuer: service.issuer, audience: 'tv-api' });
      expect((await person.fetch('/oidc/security')).status).toBe(200);
      // The portal asks for the session silently at each start. The answer signs the cookie again.
      const silent = await person.follow(person.authorizeUrl({ prompt: 'none' }).address);
      expect(silent.location?.searchParams.get('code')).toBeTruthy();
      const hint = {
        id_token_hint: second.id_token,
        post_logout_redirect_uri: `${service.portalUrl}/auth-clear`,
      };

      now = after(104);
      await service.identity.renewKeys();
      expect((await published()).keys.map(({ kid }) => kid)).toEqual([newKey.kid]);
      expect((await person.fetch('/oidc/security')).status).toBe(200);
      await renew(third.refresh_token);
      const signOut = new URLSearchParams({ ...hint, id_token_hint: third.id_token }).toString();
      expect((await person.follow(`/oidc/session/end?${signOut}`)).location?.pathname).toBe('/auth-clear');
    } finally {
      await service.app.close();
    }
  });

  test('are sealed, and two instances that create the next one at the same time store one', async () => {
    const at = after(200);
    const found = await Promise.all([1, 2].map(() => loadKeys(database.db, testSecret, at)));
    const again = await loadKeys(database.db, testSecret, at);
    for (const each of found) expect(again.public.keys).toEqual(each.public.keys);
    // As strong as a symmetric key of 128 bits.
    for (const { n = '' } of again.public.keys) expect(Buffer.from(n, 'base64url')).toHaveLength(3072 / 8);
    const { rows } = await database.db.query<{ sealed: string }>('select sealed from identity_keys');
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const { sealed } of rows) expect(Buffer.from(sealed, 'base64url').toString()).not.toMatch(/"d"|RSA/);
  });
});
