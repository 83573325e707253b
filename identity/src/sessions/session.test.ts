// On both databases, but in `npm run test:all` alone: the provider’s own statements.
import { decodeJwt, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdapter } from './adapter.ts';
import { freePolicy } from '../account-policy.ts';
import { Browser } from '../testing/browser.ts';
import { addAccount, openTestDatabase, startTestService } from '../testing/service.ts';

const email = 'viewer@aurora.example';
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let service: Awaited<ReturnType<typeof startTestService>>;

beforeAll(async () => {
  database = await openTestDatabase();
  service = await startTestService(database.db);
  await addAccount(database.db, email, 't-viewer');
});

afterAll(async () => {
  await service.app.close();
  await database.close();
});

const browser = () => new Browser(service.portalUrl);
const refresh = (person: Browser, token: string) =>
  person.token({ grant_type: 'refresh_token', refresh_token: token });
const silently = (person: Browser) => {
  const redirectUri = `${service.portalUrl}/silent-auth`;
  const { address, verifier } = person.authorizeUrl({ prompt: 'none', redirect_uri: redirectUri });
  return { verifier, redirectUri, done: person.follow(address) };
};

describe('refresh tokens', () => {
  test('rotate, and a used one ends the whole family', async () => {
    const person = browser();
    const first = await person.signIn(email);
    const second = await refresh(person, first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.body.access_token).sub).toBe('t-viewer');
    expect(decodeJwt(second.body.access_token).directory).toBe('provider');
    expect(second.body.id_token).toBeTruthy();

    expect((await refresh(person, first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await refresh(person, second.body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('are accepted once when one is sent twice at the same time', async () => {
    const person = browser();
    const { refresh_token: token } = await person.signIn(email);
    const answers = await Promise.all([
      refresh(person, token),
      refresh(person, token),
      refresh(person, token),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test('are consumed once even where two requests read the row before either writes', async () => {
    const records = createAdapter(database.db, async () => freePolicy)('RefreshToken');
    await records.upsert('twice', { grantId: 'g' }, 60);
    const answers = await Promise.allSettled([records.consume('twice'), records.consume('twice')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await records.find('twice')).toMatchObject({ jti: 'twice', consumed: true });
  });

  test('are stored as hashes only', async () => {
    const { refresh_token: token } = await browser().signIn(email);
    const { rows } = await database.db.query('select model, id, payload::text from identity_records');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('end by revocation, whose answer is JSON', async () => {
    const person = browser();
    const { refresh_token: token } = await person.signIn(email);
    const response = await person.fetch('/oidc/token/revocation', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ client_id: 'tv-portal', token, token_type_hint: 'refresh_token' }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
    expect((await refresh(person, token)).body.error).toBe('invalid_grant');
  });
});

describe('an authorization code that comes twice', () => {
  const aCode = async (person: Browser) => {
    await person.signIn(email);
    const { done, verifier, redirectUri } = silently(person);
    const { location } = await done;
    return (by: Browser, proof = verifier) => by.exchange(location, proof, redirectUri);
  };
  const lives = async ({ sid }: JWTPayload) => {
    const { rows } = await database.db.query(
      `select from identity_records where model = 'Session' and uid = $1`,
      [sid],
    );
    return rows.length > 0;
  };

  test('ends the session, and with it the access token that was made of it', async () => {
    const person = browser();
    const exchange = await aCode(person);
    const { body } = await exchange(person);
    const token = decodeJwt(body.access_token);
    // Without its verifier a code that leaked ends nothing.
    expect((await exchange(browser(), 'x'.repeat(43))).body.error).toBe('invalid_grant');
    expect(await lives(token)).toBe(true);
    expect((await exchange(browser())).body.error).toBe('invalid_grant');
    expect(await lives(token)).toBe(false);
    expect((await refresh(person, body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await silently(person).done).location?.searchParams.get('error')).toBe('login_required');
  });

  test('ends the session also where both come at once', async () => {
    const person = browser();
    const exchange = await aCode(person);
    const answers = await Promise.all([exchange(person), exchange(browser()), exchange(browser())]);
    const [taken, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    if (taken) expect(await lives(decodeJwt(taken.body.access_token))).toBe(false);
    expect((await silently(person).done).location?.searchParams.get('error')).toBe('login_required');
  });
});

describe('a silent renewal', () => {
  test('answers a signed-in browser, and login_required another', async () => {
    const person = browser();
    await person.signIn(email);
    const { done, verifier, redirectUri } = silently(person);
    const { location, response } = await done;
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(location?.pathname).toBe('/silent-auth');
    expect((await person.exchange(location, verifier, redirectUri)).status).toBe(200);
    expect((await silently(browser()).done).location?.searchParams.get('error')).toBe('login_required');
  });
});

describe('userinfo', () => {
  test('takes the service’s token and refuses anything else', async () => {
    const person = browser();
    const { access_token: token, id_token: idToken } = await person.signIn(email);
    const ask = (authorization: string) => person.fetch('/oidc/me', { headers: { authorization } });
    const answer = await ask(`Bearer ${token}`);
    expect(await answer.json()).toMatchObject({ sub: 't-viewer', email, email_verified: true });
    for (const wrong of ['', 'Bearer x.y.z', `Bearer ${idToken}`, `Bearer ${token.slice(0, -4)}AAAA`])
      expect((await ask(wrong)).status).toBe(401);
  });
});

describe('signing out', () => {
  const end = (person: Browser, query: Record<string, string>) =>
    person.follow(`/oidc/session/end?${new URLSearchParams(query).toString()}`);

  test('with an id token leads back at once, and ends session and tokens', async () => {
    const person = browser();
    const tokens = await person.signIn(email);
    const back = { post_logout_redirect_uri: `${service.portalUrl}/auth-clear`, state: 'bye' };
    const { location } = await end(person, { id_token_hint: tokens.id_token, ...back });
    expect(location?.href).toBe(`${service.portalUrl}/auth-clear?state=bye`);
    expect((await refresh(person, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await silently(person).done).location?.searchParams.get('error')).toBe('login_required');
    const left = createAdapter(database.db, async () => freePolicy)('RefreshToken');
    expect(await left.find(tokens.refresh_token)).toBeUndefined();
    const again = await end(person, { id_token_hint: tokens.id_token, ...back });
    expect(again.location?.href).toBe(`${service.portalUrl}/auth-clear?state=bye`);
  });

  test('without an id token asks first', async () => {
    const person = browser();
    await person.signIn(email);
    const { response } = await end(person, {});
    const page = await response.text();
    expect(page).toContain('Sign out?');
    expect((await silently(person).done).location?.searchParams.get('code')).toBeTruthy();
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    const done = await person.post(action, { xsrf, logout: 'yes' });
    expect(await done.response.text()).toContain('You are now signed out');
    expect((await silently(person).done).location?.searchParams.get('error')).toBe('login_required');
  });

  test('never leads to an address outside the portal', async () => {
    const person = browser();
    const { id_token: hint } = await person.signIn(email);
    const { response, location } = await end(person, {
      id_token_hint: hint,
      post_logout_redirect_uri: 'https://elsewhere.example/',
    });
    expect(location).toBeUndefined();
    expect(response.status).toBe(400);
  });
});

test('keys, sessions and tokens outlive a restart, and another secret key is refused in a sentence', async () => {
  const person = browser();
  const tokens = await person.signIn(email);
  const before = await (await person.fetch('/oidc/jwks')).json();
  await service.app.close();
  await expect(
    startTestService(database.db, { secretKey: 'quite another secret of the tests' }),
  ).rejects.toThrow(/SECRET_KEY is not the one/);
  service = await startTestService(database.db, { port: service.port });
  expect(await (await person.fetch('/oidc/jwks')).json()).toEqual(before);
  expect((await silently(person).done).location?.searchParams.get('code')).toBeTruthy();
  expect((await refresh(person, tokens.refresh_token)).status).toBe(200);
});

test('expired records are pruned, others stay', async () => {
  const person = browser();
  const { refresh_token: token } = await person.signIn(email);
  await database.db.query(
    `insert into identity_records (model, id, payload, expires_at) values ('Session', 'old', '{}', now() - interval '1 s')`,
  );
  expect(await service.identity.prune()).toBeGreaterThanOrEqual(1);
  const { rows } = await database.db.query(`select 1 from identity_records where id = 'old'`);
  expect(rows).toHaveLength(0);
  expect((await refresh(person, token)).status).toBe(200);
});

describe('a session', () => {
  const days = 24 * 60 * 60;
  const uidOf = ({ access_token: token }: { access_token: string }) => String(decodeJwt(token).sid);
  /** Lets time pass for all records of a session. */
  const age = (uid: string, seconds: number) =>
    database.db.query(
      `update identity_records set expires_at = expires_at - make_interval(secs => $2),
         payload = payload || jsonb_build_object('exp', (payload->>'exp')::bigint - $2::bigint)
           || case when model = 'Session'
             then jsonb_build_object('loginTs', (payload->>'loginTs')::bigint - $2::bigint) else '{}' end
       where uid = $1 or payload->>'sessionUid' = $1`,
      [uid, seconds],
    );
  /** Renews tokens. A use that was recorded less than a minute ago is not recorded again, so the last one is moved back. */
  const renew = async (person: Browser, token: string, uid: string) => {
    await database.db.query(
      `update identity_sessions set last_seen_at = last_seen_at - interval '1 hour' where uid = $1`,
      [uid],
    );
    return refresh(person, token);
  };

  test('lasts while it is used, and ends 30 days after its sign-in in any case', async () => {
    const person = browser();
    let tokens = await person.signIn(email);
    const uid = uidOf(tokens);
    for (let day = 7; day <= 28; day += 7) {
      await age(uid, 7 * days);
      const renewed = await renew(person, tokens.refresh_token, uid);
      expect([day, renewed.status]).toEqual([day, 200]);
      tokens = renewed.body;
    }
    expect((await silently(person).done).location?.searchParams.get('code')).toBeTruthy();
    await age(uid, 2 * days + 60);
    expect((await renew(person, tokens.refresh_token, uid)).body.error).toBe('invalid_grant');
    expect((await silently(person).done).location?.searchParams.get('error')).toBe('login_required');
  });

  test('ends after 8 days without use', async () => {
    const person = browser();
    const tokens = await person.signIn(email);
    await age(uidOf(tokens), 8 * days + 60);
    expect((await refresh(person, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await silently(person).done).location?.searchParams.get('error')).toBe('login_required');
  });
});
