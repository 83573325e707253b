// Slow: a portal of its own with a provider beside it, and two people who go from site to site.
// Proves: an admin connects a provider, tries it and sees what is wrong; a person signs in by it, is told what fails, allows an application and ends in it.
// Ground: identity/src/connections, identity/src/pages/connection-pages.ts, identity/src/sign-in/consent.ts, studio/src/access.
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startUpstream, upstreamClient } from '@tv/identity/testing/upstream-provider';
import { password, startPortal } from '../../server/src/sign-in-connections/test-connections.ts';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { callAddress } from '../calls.ts';
import { type Firefox, firefoxPath, startFirefox } from '../browsers/firefox.ts';
import { test } from '../embed/other-site.ts';
import { expect, fillInSignIn } from '../portal.ts';

const wanda = { sub: 'wanda', email: 'wanda@works.example', email_verified: true, name: 'Wanda Works' };

// A provider that is refused answers 403, one that is away 503.
test.use({ mayComplainOf: [/40[03]|503/] });

/** Presses *Try it* in the studio; answers the window that opens. */
async function tryOut(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Try it/ }).click();
  return opened;
}

test('an admin connects a provider, and a person signs in by it for an application', async ({
  page,
  browser,
  site,
}) => {
  const portal = await startPortal(join(import.meta.dirname, '../../web/dist'));
  // Its clock stands still otherwise, and tokens begin now.
  const clock = setInterval(() => portal.service.setNow(new Date()), 500);
  const upstream = await startUpstream(wanda);
  const person = await browser.newContext();
  let firefox: Firefox | undefined;
  try {
    const works = await portal.anOrganizationWith('works.example');
    await page.goto(`${portal.portalUrl}/studio/organization/access`);
    await fillInSignIn(page, works.admin.email, password);
    await page.getByRole('button', { name: 'Connect a provider' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect a provider' });
    await dialog.getByLabel('Name', { exact: true }).fill('Work');
    await dialog.getByLabel('Issuer').fill(upstream.issuer);
    await dialog.getByLabel('Client id').fill(upstreamClient.id);
    const secret = dialog.getByLabel('Client secret', { exact: true });
    await secret.fill('a wrong secret');
    await expect(secret).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: 'Show the client secret' }).click();
    await expect(secret).toHaveAttribute('type', 'text');
    await dialog.getByLabel('Domains').fill('works.example');
    await dialog.getByLabel('Domains').press('Enter');
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const redirect = (await page.getByText(/\/callback$/).textContent())!.trim();

    const away = await tryOut(page);
    await expect(away.getByRole('heading', { name: 'The connection does not work yet' })).toBeVisible();
    upstream.register(redirect);
    const refused = await tryOut(page);
    await expect(refused.getByRole('alert')).toContainText('does not accept the secret');
    await expectNoViolation(refused);
    await page.getByRole('button', { name: /^Change/ }).click();
    await page.getByLabel('Client secret', { exact: true }).fill(upstreamClient.secret);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const working = await tryOut(page);
    await expect(working.getByRole('heading', { name: 'The connection works' })).toBeVisible();
    await expect(working.getByText(wanda.email)).toBeVisible();
    await expectNoViolation(working);
    await page.bringToFront();
    await page.reload();
    await page.getByRole('switch', { name: 'Active' }).click();
    await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();

    const redirectUri = `${site.same}/page`;
    site.show('<!doctype html><html lang="en"><title>Intranet</title><h1>Welcome back</h1>');
    const made = await portal.service.app.inject({
      method: 'POST',
      url: callAddress('POST /Management/Applications'),
      headers: { authorization: `Bearer ${works.token}` },
      payload: {
        ...{ name: 'Intranet', type: 'web', redirectUris: [redirectUri] },
        scopes: ['openid', 'email', 'content:read'],
      },
    });
    const verifier = randomBytes(32).toString('base64url');
    const { id: clientId } = made.json<{ id: string }>();
    const begin = `${portal.portalUrl}/oidc/auth?${new URLSearchParams({
      ...{ client_id: clientId, response_type: 'code', redirect_uri: redirectUri, state: 'some-state' },
      scope: 'openid email content:read',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()}`;

    const theirs = await person.newPage();
    const tellAddress = async () => {
      await theirs.goto(begin);
      await expect(theirs.getByLabel(/^Password$/)).toHaveCount(0);
      await theirs.getByLabel(/^E-?mail$/i).fill(wanda.email);
      await theirs.getByRole('button', { name: 'Continue' }).click();
    };
    for (const [claims, sentence] of [
      [{ email_verified: false }, 'is verified'],
      [{ email: 'wanda@elsewhere.example' }, 'outside the domains'],
    ] as const) {
      upstream.current.person = { ...wanda, ...claims };
      await tellAddress();
      await expect(theirs.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
      await expect(theirs.getByText(sentence)).toBeVisible();
      await expectNoViolation(theirs);
    }
    upstream.current.person = wanda;
    await theirs.getByRole('link', { name: 'Try again' }).click();

    await expect(theirs.getByRole('heading', { name: /^Allow .*Intranet/ })).toBeVisible();
    await expect(theirs.getByText(wanda.email)).toBeVisible();
    await expectNoViolation(theirs);
    await theirs.getByRole('button', { name: 'Allow' }).click();
    await expect(theirs.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    const code = new URL(theirs.url()).searchParams.get('code') ?? '';
    const tokens = await fetch(`${portal.portalUrl}/oidc/token`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier },
        redirect_uri: redirectUri,
      }),
    });
    const { access_token: token } = (await tokens.json()) as { access_token: string };
    const list = await portal.service.app.inject({
      url: callAddress('GET /MediaContents'),
      headers: { authorization: `Bearer ${token}` },
    });
    expect(list.statusCode).toBe(200);

    // She has allowed it: another browser leads straight back.
    if (!firefoxPath) return;
    const other = (firefox = await startFirefox());
    await other.goTo(begin);
    await other.evaluate('/oidc/', `void (document.querySelector('[type=email]').value = '${wanda.email}')`);
    await other.press('/oidc/', 'Continue');
    await expect.poll(() => other.evaluate('/page', 'document.title')).toBe('Intranet');
  } finally {
    await firefox?.close();
    clearInterval(clock);
    await person.close();
    await upstream.close();
    await portal.close();
  }
});
