import { Browser } from '@tv/identity/testing/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { password, type Portal, startPortal } from './test-connections.ts';

let portal: Portal;
let aurora: Awaited<ReturnType<Portal['anOrganizationWith']>>;
let harbor: Awaited<ReturnType<Portal['anOrganizationWith']>>;
let auroras: Awaited<ReturnType<Portal['connect']>>;
let harbors: Awaited<ReturnType<Portal['connect']>>;

const vera = {
  ...{ sub: 'vera-there', email: 'vera@aurora-works.example', email_verified: true },
  ...{ given_name: 'Vera', family_name: 'Viewer', groups: ['engineering', 'all staff'] },
};

beforeAll(async () => {
  portal = await startPortal();
  aurora = await portal.anOrganizationWith('aurora-works.example');
  harbor = await portal.anOrganizationWith('harbor-works.example');
  auroras = await portal.connect(aurora, vera);
  harbors = await portal.connect(harbor, {
    ...{ sub: 'hal', email: 'hal@harbor-works.example', email_verified: true, name: 'Hal van Harbor' },
  });
});
afterAll(async () => {
  await auroras?.upstream.close();
  await harbors?.upstream.close();
  await portal?.close();
});

const actionsOf = async (organizationId: string) =>
  (
    await portal.db.query<{ action: string; detail: Record<string, unknown> }>(sql`
      select action, detail from audit_log where organization_id = ${organizationId}::uuid order by id`)
  ).map(({ action, detail }) => ({ action, detail }));

test('an address leads to its organization’s provider, and the person becomes a viewer there', async () => {
  auroras.upstream.current.person = vera;
  const first = await portal.signInAs('Vera@Aurora-Works.example');
  expect(first.first.text).not.toContain('type="password"');
  const authorization = auroras.upstream.current.authorizations.at(-1)!;
  expect(authorization.get('login_hint')).toBe('vera@aurora-works.example');
  expect([authorization.get('code_challenge_method'), authorization.get('nonce')]).toEqual([
    'S256',
    expect.stringMatching(/.{43}/),
  ]);
  const { body } = await first.exchange();
  const claims = JSON.parse(Buffer.from(body.id_token.split('.')[1]!, 'base64url').toString()) as {
    sub: string;
    iss: string;
  };
  expect(claims).toMatchObject({
    iss: `${portal.portalUrl}/oidc`,
    email: 'vera@aurora-works.example',
    given_name: 'Vera',
  });
  expect(claims.sub).not.toBe('vera-there');
  expect(await portal.me(body.access_token)).toMatchObject({
    role: 'InMotion.Viewer',
    organizationId: aurora.id,
  });
  const groups = await portal.db.query<{ name: string; organization_id: string }>(sql`
    select g.name, g.organization_id from groups g join group_members gm on gm.group_id = g.id
      join people p on p.id = gm.person_id where p.subject = ${claims.sub} and g.source = 'claim' order by g.name`);
  expect(groups).toEqual(['all staff', 'engineering'].map((name) => ({ name, organization_id: aurora.id })));

  // The next time the account is the same, whatever the provider calls the person meanwhile; groups follow.
  auroras.upstream.current.person = { ...vera, groups: ['all staff'] };
  const again = await portal.signInAs('vera@aurora-works.example');
  const second = (await again.exchange()).body;
  expect(JSON.parse(Buffer.from(second.id_token.split('.')[1]!, 'base64url').toString())).toMatchObject({
    sub: claims.sub,
  });
  const [left] = await portal.db.query<{ count: number }>(sql`
    select count(*)::int as count from group_members gm join people p on p.id = gm.person_id where p.subject = ${claims.sub}`);
  expect(left).toEqual({ count: 1 });
  expect(await actionsOf(aurora.id)).toContainEqual({
    action: 'signed in',
    detail: expect.objectContaining({ method: 'provider of the organization' }),
  });
  expect(await actionsOf(harbor.id)).not.toContainEqual(
    expect.objectContaining({
      action: 'signed in',
      detail: expect.objectContaining({ method: 'provider of the organization' }),
    }),
  );
});

test('several work beside each other, and every other address gets the page with the password', async () => {
  const hal = await portal.signInAs('hal@harbor-works.example');
  expect(await portal.me((await hal.exchange()).body.access_token)).toMatchObject({
    organizationId: harbor.id,
  });
  const known = await portal.anAccount('known@elsewhere.example', { organizations: [[harbor.id, 'Viewer']] });
  const pages = [];
  for (const email of [known.email, 'nobody@elsewhere.example']) {
    const { text, browser, action } = await portal.signInAs(email);
    expect(text).toContain('type="password"');
    pages.push(
      text
        .replaceAll(email, '‹email›')
        .replaceAll(action, '')
        .replace(/data-options="[^"]*"/, ''),
    );
    if (email !== known.email) continue;
    const { location } = await portal.walk(browser, action, {
      method: 'POST',
      body: new URLSearchParams({ email, password }),
    });
    expect(location?.searchParams.get('code')).toBeTruthy();
  }
  // Nothing tells which of the two has an account.
  expect(pages[0]).toBe(pages[1]);
  const empty = await portal.signInAs('not an address');
  expect([empty.response.status, empty.text]).toEqual([
    422,
    expect.stringContaining('Enter a complete email address'),
  ]);
});

test('an account that exists is linked after a sign-in with both, and never by the provider alone', async () => {
  const lena = await portal.anAccount('lena@aurora-works.example', {
    organizations: [[aurora.id, 'ContentManager']],
  });
  auroras.upstream.current.person = { sub: 'lena-there', email: lena.email, email_verified: true };
  const { text, location, browser, post, verifier } = await portal.signInAs(lena.email);
  expect(location).toBeUndefined();
  expect(text).toContain('Connect your account');
  // Going on without the password opens nothing.
  const other = await portal.signInAs(lena.email);
  expect(
    (await portal.walk(other.browser, other.action.replace('interaction', 'auth'))).location,
  ).toBeUndefined();
  const wrong = await post('', { email: lena.email, password: 'not hers at all' });
  expect([wrong.response.status, wrong.location]).toEqual([422, undefined]);
  expect(wrong.text).toContain('Connect your account');
  const links = () =>
    portal.db.query(sql`select subject from sign_in_links where account_id = ${lena.id}::uuid`);
  expect(await links()).toEqual([]);
  const right = await post('', { email: lena.email, password });
  const { body } = await browser.exchange(right.location, verifier);
  expect(await portal.me(body.access_token)).toMatchObject({ role: 'InMotion.ContentManager' });
  expect(await links()).toEqual([{ subject: 'lena-there' }]);
  // From then on the provider is enough. Another person there with the same address is nobody whom she has linked.
  expect((await portal.signInAs(lena.email)).location?.searchParams.get('code')).toBeTruthy();
  auroras.upstream.current.person = { sub: 'successor', email: lena.email, email_verified: true };
  expect((await portal.signInAs(lena.email)).text).toContain('Connect your account');
});

test('what a provider said links nobody once the connection has other settings', async () => {
  const owner = await portal.anOrganizationWith('turned.example');
  const tess = await portal.anAccount('tess@turned.example', { organizations: [[owner.id, 'Viewer']] });
  const person = { sub: 'tess-there', email: tess.email, email_verified: true };
  const { upstream, connection } = await portal.connect(owner, person);
  const { post, text } = await portal.signInAs(tess.email);
  expect(text).toContain('Connect your account');
  await portal.change(owner, connection.id, { clientSecret: 'another one' });
  expect((await post('', { email: tess.email, password })).location?.searchParams.get('code')).toBeTruthy();
  expect(await portal.db.query(sql`select from sign_in_links where account_id = ${tess.id}::uuid`)).toEqual(
    [],
  );
  await upstream.close();
});

test('a password of another account does not link, and signs in that account alone', async () => {
  const owner = await portal.anAccount('owner@aurora-works.example', {
    organizations: [[aurora.id, 'Viewer']],
  });
  const mallory = await portal.anAccount('mallory@aurora-works.example', {
    organizations: [[aurora.id, 'Viewer']],
  });
  auroras.upstream.current.person = { sub: 'mallory-there', email: owner.email, email_verified: true };
  const { browser, post, verifier } = await portal.signInAs(owner.email);
  const { location } = await post('', { email: mallory.email, password });
  const { body } = await browser.exchange(location, verifier);
  expect(await portal.me(body.access_token)).toMatchObject({ email: mallory.email });
  expect(await portal.db.query(sql`select from sign_in_links where subject = 'mallory-there'`)).toEqual([]);
});

test('an account that a directory made, and nobody has used, needs no second sign-in; that of another organization does', async () => {
  const fresh = await portal.anAccount('fresh@aurora-works.example', {
    organizations: [[aurora.id, 'Viewer']],
    hasPassword: false,
  });
  auroras.upstream.current.person = { sub: 'fresh-there', email: fresh.email, email_verified: true };
  expect((await portal.signInAs(fresh.email)).location?.searchParams.get('code')).toBeTruthy();
  const both = await portal.anAccount('both@aurora-works.example', {
    organizations: [
      [aurora.id, 'Viewer'],
      [harbor.id, 'Viewer'],
    ],
    hasPassword: false,
  });
  auroras.upstream.current.person = { sub: 'both-there', email: both.email, email_verified: true };
  expect((await portal.signInAs(both.email)).text).toContain('Connect your account');
});

test('a provider says nothing about addresses of another organization, nor about those that it has not verified', async () => {
  const hal = { sub: 'not-hal', email: 'hal@harbor-works.example', email_verified: true };
  for (const [person, sentence] of [
    [hal, 'outside the domains of this connection: aurora-works.example'],
    [{ ...hal, email: 'x@sub.aurora-works.example' }, 'outside the domains'],
    [{ ...vera, sub: 'v2', email_verified: false }, 'is verified'],
    [{ ...vera, sub: 'v3', email_verified: undefined }, 'is verified'],
    [{ ...vera, sub: 'v4', email_verified: 'false' }, 'is verified'],
    [{ sub: 'v5' }, 'no email address'],
  ] as const) {
    auroras.upstream.current.person = person;
    const { text, location, response } = await portal.signInAs('vera@aurora-works.example');
    expect([response.status, location, text]).toEqual([403, undefined, expect.stringContaining(sentence)]);
  }
  expect(
    await portal.db.query(
      sql`select from sign_in_links where subject in ('not-hal', 'v2', 'v3', 'v4', 'v5')`,
    ),
  ).toEqual([]);
  expect(await actionsOf(aurora.id)).toContainEqual({
    action: 'sign-in failed',
    detail: expect.objectContaining({ connection: 'Work', reason: 'notVerified' }),
  });
});

test('a link ends where the organization no longer owns the domain of the account', async () => {
  const lost = await portal.anOrganizationWith('lost-works.example');
  const person = { sub: 'lo', email: 'lo@lost-works.example', email_verified: true };
  const { upstream, connection } = await portal.connect(lost, person);
  try {
    expect((await portal.signInAs(person.email)).location).toBeDefined();
    await portal.db.query(sql`delete from organization_domains where domain = 'lost-works.example'`);
    // The address leads to the password again, and the connection's provider to nobody.
    const { text, browser, action } = await portal.signInAs(person.email);
    expect(text).toContain('type="password"');
    const forced = await portal.walk(browser, `${action}/organization?connection=${connection.id}`);
    expect([forced.location, forced.text]).toEqual([
      undefined,
      expect.stringContaining('outside the domains'),
    ]);
  } finally {
    await upstream.close();
  }
});

test('nobody brings a sign-in from one browser into another, nor the same answer twice', async () => {
  auroras.upstream.current.person = vera;
  const begin = async (browser: Browser) => {
    const { address, verifier } = browser.authorizeUrl();
    const first = await portal.walk(browser, address);
    const action = /action="([^"]+)\/address"/.exec(first.text)![1]!;
    const page = await browser.follow(`${action}/address`, {
      method: 'POST',
      body: new URLSearchParams({ email: vera.email }),
    });
    return { out: page.response.headers.get('refresh')!.replace('0;url=', ''), verifier, action };
  };
  /** Goes as far as the address at the portal to which the provider leads back. */
  const atProvider = async (browser: Browser, out: string) => {
    let address = new URL(out);
    while (address.origin !== portal.portalUrl) {
      const answer = await browser.fetch(address.href);
      address = new URL(answer.headers.get('location')!, address);
    }
    return address.href;
  };
  const [attacker, victim] = [new Browser(portal.portalUrl), new Browser(portal.portalUrl)];
  // The victim follows the attacker's address to the provider, and comes back with it.
  const { out, action } = await begin(attacker);
  const back = await atProvider(victim, out);
  const atPortal = await portal.walk(victim, back);
  expect([atPortal.response.status, atPortal.location]).toEqual([400, undefined]);
  const stolen = await portal.walk(attacker, `${action}/organization/done`);
  expect(stolen.location).toBeUndefined();
  // The attacker's own answer in the victim's browser.
  const own = await begin(attacker);
  const ownBack = await atProvider(attacker, own.out);
  expect((await portal.walk(victim, ownBack)).response.status).toBe(400);
  expect((await portal.walk(attacker, ownBack)).location).toBeDefined();
  expect((await portal.walk(attacker, ownBack)).response.status).toBe(400);
  // Nothing of a sign-in is that of another one.
  const begun = auroras.upstream.current.authorizations;
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(new Set(begun.map((each) => each.get(name))).size).toBe(begun.length);
  // The answer of one provider at the address of another.
  const third = new Browser(portal.portalUrl);
  const mixed = await begin(third);
  const mixedBack = (await atProvider(third, mixed.out)).replace(
    auroras.connection.id,
    harbors.connection.id,
  );
  expect((await portal.walk(third, mixedBack)).response.status).toBe(400);
});
