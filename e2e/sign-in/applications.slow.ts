// Slow: a browser goes to another site and back, and people sign in with passwords.
// Proves: a person is asked once what an application may do, gets back to it, sees it in the settings and ends its access.
// Ground: identity/src/sign-in/consent.ts, identity/src/applications/application-access.ts, identity/src/pages, identity/src/security.
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Browser } from '@tv/identity/testing/browser';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { expect, fillInSignIn, test } from '../portal.ts';

const portal = () => process.env['PUBLIC_URL']!;

/** A site that people come back to. */
async function startSite() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><html lang="en"><title>Intranet</title><h1>Welcome back</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { redirectUri: `http://localhost:${port}/callback`, close: () => server.close() };
}

async function addApplication(name: string, redirectUri: string) {
  const { access_token: token } = await new Browser(portal()).signIn('admin@aurora.example', 'watch-tv-demo');
  const answer = await fetch(`${portal()}/api/Management/Applications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ name, type: 'web', redirectUris: [redirectUri] },
      scopes: ['openid', 'email', 'offline_access', 'content:read'],
    }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

test('a person allows an application once, sees it in the settings, and ends its access', async ({
  page,
}) => {
  const name = `Intranet ${randomBytes(4).toString('hex')}`;
  const site = await startSite();
  try {
    const clientId = await addApplication(name, site.redirectUri);
    const verifier = randomBytes(32).toString('base64url');
    const begin = `${portal()}/oidc/auth?${new URLSearchParams({
      ...{ client_id: clientId, response_type: 'code', redirect_uri: site.redirectUri, state: 'some-state' },
      scope: 'openid email offline_access content:read',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()}`;

    await page.goto(begin);
    await fillInSignIn(page, 'viewer@aurora.example');
    await expect(page.getByRole('heading', { name: new RegExp(`^Allow .*${name}`) })).toBeVisible();
    await expect(page.getByText('viewer@aurora.example')).toBeVisible();
    await expect(page.getByText(/An application of .*Aurora Energy/)).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(3);
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    const code = new URL(page.url()).searchParams.get('code') ?? '';
    const tokens = await new Browser(portal()).token({
      ...{ grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier },
      redirect_uri: site.redirectUri,
    });
    expect(tokens.status).toBe(200);
    const renew = (refreshToken: string) =>
      new Browser(portal()).token({
        ...{ grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken },
      });
    const renewed = await renew(tokens.body.refresh_token);
    expect(renewed.status).toBe(200);

    // The second time nobody is asked.
    await page.goto(begin);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

    await page.goto(`${portal()}/oidc/security`);
    await expect(page.getByRole('heading', { name: 'Applications with access' })).toBeVisible();
    await expect(page.getByText('Allowed just now, last used just now')).toBeVisible();
    await expectNoViolation(page);
    await page.getByRole('button', { name: new RegExp(`^End access .*${name}`) }).click();
    await expect(page.getByText(name)).toHaveCount(0);
    expect((await renew(renewed.body.refresh_token)).body.error).toBe('invalid_grant');

    await page.goto(begin);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  } finally {
    site.close();
  }
});
