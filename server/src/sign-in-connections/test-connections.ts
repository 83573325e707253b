import type { RoleKey } from '@tv/contract/people/roles';
import type { NewSignInConnection, SignInConnection } from '@tv/contract/sign-in/sign-in-connections';
import { createAccount } from '@tv/identity/accounts';
import { Browser } from '@tv/identity/testing/browser';
import { password, quickHash } from '@tv/identity/testing/service';
import { type PersonThere, startUpstream, upstreamClient } from '@tv/identity/testing/upstream-provider';
import { freePort } from '../../../tools/test/free-port.mjs';
import { portalIssuer } from '../platform/auth/issuer.ts';
import { sql } from '../platform/db/sql.ts';
import { aDomain, anOrganization, aPerson } from '../test-builders.ts';
import { startWithProvider } from '../../test/isolation/start-with-provider.ts';

export { password };

/** The whole service with its own provider, in front of providers on this machine. `builtWeb` is served in place of an empty page. */
export async function startPortal(builtWeb?: string) {
  const portalUrl = `http://localhost:${await freePort()}`;
  const service = await startWithProvider(
    { OIDC_ISSUER: '', PUBLIC_URL: portalUrl, ISSUER_ALLOW_LOOPBACK: 'true' },
    builtWeb,
  );
  await service.app.listen({ port: Number(new URL(portalUrl).port), host: '127.0.0.1' });
  const { db } = service;

  let people = 0;
  async function anAccount(
    email: string,
    {
      organizations = [],
      hasPassword = true,
    }: { organizations?: [string, RoleKey][]; hasPassword?: boolean } = {},
  ) {
    const account = await createAccount(db.text, {
      email,
      emailVerified: true,
      ...(hasPassword && { passwordHash: await quickHash(password) }),
    });
    if (!account) throw new Error(`${email} exists`);
    if (organizations.length === 0) return { ...account, personId: '' };
    const { id } = await aPerson(db, { organizations, subject: account.subject, email });
    await db.query(sql`update people set issuer = ${portalIssuer} where id = ${id}::uuid`);
    return { ...account, personId: id };
  }

  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, token: string, payload?: object) =>
    service.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });

  /** An organization with a domain of its own, and an admin who is signed in. */
  async function anOrganizationWith(domain: string) {
    const id = await anOrganization(db);
    await aDomain(db, id, domain);
    const admin = await anAccount(`admin-${++people}@tv.example`, { organizations: [[id, 'Admin']] });
    const { access_token: token } = await signInWithPassword(admin.email);
    return { id, domain, admin, token };
  }
  type Organization = Awaited<ReturnType<typeof anOrganizationWith>>;

  const connectionsPath = '/Management/SignInConnections';
  async function aConnection(
    { token, domain }: Organization,
    issuer: string,
    more: Partial<NewSignInConnection> = {},
  ) {
    const body = {
      ...{ name: 'Work', issuer, clientId: upstreamClient.id, clientSecret: upstreamClient.secret },
      ...{ domains: [domain], ...more },
    };
    const made = await ask('POST', connectionsPath, token, body);
    if (made.statusCode !== 201) throw new Error(made.body);
    return made.json() as SignInConnection;
  }
  const change = async ({ token }: Organization, id: string, body: object) => {
    const answer = await ask('PATCH', `${connectionsPath}/${id}`, token, body);
    return {
      status: answer.statusCode,
      body: answer.json() as SignInConnection & { message: string; reason: string },
    };
  };

  /** The page of a try, in a browser of an admin. */
  async function tryOut({ token }: Organization, id: string) {
    const { url } = (await ask('POST', `${connectionsPath}/${id}/Try`, token)).json() as { url: string };
    return (await walk(new Browser(portalUrl), url)).text;
  }

  /** A real provider of an organization, whose connection is tried and active. */
  async function connect(organization: Organization, person: PersonThere) {
    const upstream = await startUpstream(person);
    const connection = await aConnection(organization, upstream.issuer);
    upstream.register(connection.redirectUrl);
    const page = await tryOut(organization, connection.id);
    if (!page.includes('The connection works')) throw new Error(page);
    const { status } = await change(organization, connection.id, { isActive: true });
    if (status !== 200) throw new Error('not active');
    return { upstream, connection };
  }

  /** Follows redirects over all hosts, also of `refresh`, to a page or to the end of the sign-in. */
  async function walk(browser: Browser, start: string, init?: RequestInit) {
    let address = new URL(start, portalUrl);
    let response = await browser.fetch(address.href, init);
    for (let step = 0; step < 20; step++) {
      const next = response.headers.get('location') ?? response.headers.get('refresh')?.replace('0;url=', '');
      if (!next) return { response, address, text: await response.text(), location: undefined };
      address = new URL(next, address);
      if (address.origin === portalUrl && address.pathname === '/auth')
        return { response, address, text: '', location: address };
      response = await browser.fetch(address.href);
    }
    throw new Error('too many redirects');
  }

  /** Types an address into the first page of a sign-in, and goes where that leads. */
  async function signInAs(
    email: string,
    browser = new Browser(portalUrl),
    extra: Record<string, string> = {},
  ) {
    const { address, verifier } = browser.authorizeUrl(extra);
    const first = await walk(browser, address);
    const action = /action="([^"]+)\/address"/.exec(first.text)?.[1] ?? '';
    const post = (path: string, fields: Record<string, string>) =>
      walk(browser, `${action}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
    const ended = await post('/address', { email });
    return {
      browser,
      first,
      action,
      post,
      ...ended,
      exchange: () => browser.exchange(ended.location, verifier),
      verifier,
    };
  }

  /** By the page that asks for the password, whether or not the address leads there. */
  async function withPassword(email: string, browser = new Browser(portalUrl)) {
    const { address, verifier } = browser.authorizeUrl();
    const first = await walk(browser, address);
    const action = /action="([^"]+?)(?:\/address)?"/.exec(first.text)?.[1] ?? '';
    const page = await walk(browser, `${action}?way=password`);
    const ended = await walk(browser, action, {
      method: 'POST',
      body: new URLSearchParams({ email, password }),
    });
    return { browser, action, page, verifier, ...ended };
  }
  async function signInWithPassword(email: string) {
    const { browser, location, verifier, text } = await withPassword(email);
    if (!location) throw new Error(text);
    return (await browser.exchange(location, verifier)).body;
  }

  const me = async (token: string) =>
    (await ask('GET', '/Users/Me', token)).json() as { email: string; role: string; organizationId: string };

  return {
    ...{
      portalUrl,
      service,
      db,
      anAccount,
      anOrganizationWith,
      aConnection,
      change,
      tryOut,
      connect,
      walk,
      signInAs,
      withPassword,
      signInWithPassword,
      me,
      ask,
    },
    close: () => service.close(),
  };
}

export type Portal = Awaited<ReturnType<typeof startPortal>>;
