import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount } from '@tv/identity/accounts';
import { Browser } from '@tv/identity/testing/browser';
import { password, quickHash } from '@tv/identity/testing/service';
import * as openid from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tools/test/free-port.mjs';
import { portalIssuer } from '../platform/auth/issuer.ts';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startWithProvider, type ServiceWithProvider } from '../../test/isolation/start-with-provider.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/applications.md'), 'utf8');
const blocksOf = (language: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(([, lines]) => lines!);
const [settings = ''] = blocksOf('json');
const [forWeb = '', forDevice = ''] = blocksOf('js');
const secret = 'a-secret-of-the-tests-as-long-as-one-of-openssl';
const email = 'viewer@own.example';
let service: ServiceWithProvider;
let portalUrl: string;

beforeAll(async () => {
  portalUrl = `http://localhost:${await freePort()}`;
  service = await startWithProvider({
    OIDC_ISSUER: '',
    PUBLIC_URL: portalUrl,
    OIDC_CLIENTS: settings.replace('<openssl rand -base64 32>', secret),
  });
  await service.app.listen({ port: Number(new URL(portalUrl).port), host: '127.0.0.1' });
  const passwordHash = await quickHash(password);
  const account = await createAccount(service.db.text, { email, emailVerified: true, passwordHash });
  const organizations = [await anOrganization(service.db)];
  const { id } = await aPerson(service.db, { organizations, subject: account!.subject, email });
  await service.db.query(sql`update people set issuer = ${portalIssuer} where id = ${id}`);
});
afterAll(() => service?.close());

/** The library as the lines import it, which speaks to this portal without TLS. */
const client = {
  ...openid,
  discovery: (...[server, id, given, auth]: Parameters<typeof openid.discovery>) =>
    openid.discovery(server, id, given, auth, { execute: [openid.allowInsecureRequests] }),
};

/** Runs lines of the document with these names in reach, and answers what `names` came to. */
async function run(lines: string, given: Record<string, unknown>, names: string[]) {
  const code = lines.replace(/^import .*\n/, '').replaceAll('https://tv.example.org', portalUrl);
  const body = `return (async () => { ${code}\nreturn { ${names.join(', ')} }; })();`;
  // eslint-disable-next-line no-implied-eval
  const program = new Function(...Object.keys(given), body) as (...values: unknown[]) => Promise<unknown>;
  return program(...Object.values(given));
}

const actionOf = (html: string) => /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? '';

/** What a browser does at an address until it is led back: the person signs in and allows the application. */
async function visit(address: URL): Promise<URL> {
  const browser = new Browser(portalUrl);
  const page = await browser.follow(address.href);
  const consent = await browser.post(actionOf(await page.response.text()), { email, password });
  const { location } = await browser.post(actionOf(await consent.response.text()), { answer: 'allow' });
  return location!;
}

test('the lines for a web application sign a person in, read and renew', async () => {
  const lines = forWeb.replace('// At the redirect address', 'const url = await visit(address); $&');
  const process = { env: { CLIENT_SECRET: secret } };
  const logged: unknown[] = [];
  const console = { log: (each: unknown) => logged.push(each) };
  const found = await run(lines, { client, visit, process, console }, ['items', 'tokens', 'next']);
  const { items, tokens, next } = found as { items: Response } & Record<
    'tokens' | 'next',
    openid.TokenEndpointResponse
  >;
  expect([items.status, logged]).toEqual([200, [email]]);
  expect(next.access_token).not.toBe(tokens.access_token);
  expect(next.refresh_token).not.toBe(tokens.refresh_token);
});

/** What a person does who is told an address and a code: they enter it, sign in and allow the application. */
async function enterCode(address: string, code: string): Promise<void> {
  const browser = new Browser(portalUrl);
  const path = new URL(address).pathname;
  const hidden = (html: string, name: string) =>
    new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(html)?.[1] ?? '';
  const post = async (to: string, fields: Record<string, string>) =>
    (await browser.post(to, fields)).response.text();
  const form = await (await browser.fetch(path)).text();
  const page = await post(path, { xsrf: hidden(form, 'xsrf'), user_code: code });
  expect(page).toContain(code);
  const signIn = await post(path, { xsrf: hidden(page, 'xsrf'), user_code: code, confirm: 'yes' });
  const consent = await post(actionOf(signIn), { email, password });
  const done = await post(actionOf(consent), { answer: 'allow' });
  expect(done).toContain('Lobby screen');
}

test('the lines for a device sign a person in who enters its code elsewhere', async () => {
  const lines = forDevice.replace(
    'const tokens',
    'await enterCode(started.verification_uri, started.user_code); $&',
  );
  const logged: string[] = [];
  const console = { log: (each: string) => logged.push(each) };
  const found = await run(lines, { client, enterCode, console }, ['started', 'tokens']);
  const { started, tokens } = found as {
    started: openid.DeviceAuthorizationResponse;
    tokens: openid.TokenEndpointResponse;
  };
  expect(logged).toEqual([`Open ${portalUrl}/oidc/device and enter ${started.user_code}`]);
  expect(tokens.refresh_token).toBeTruthy();
  const items = await fetch(`${portalUrl}/api/MediaContents`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(items.status).toBe(200);
});
