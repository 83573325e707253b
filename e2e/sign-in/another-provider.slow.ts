// Slow: a provider of another make is unpacked and started, with a portal of its own.
// Proves: its people sign in, stay in through a reload, and sign out.
// Ground: client/lib/sign-in, client/lib/session, server/src/platform/auth
import { join } from 'node:path';
import { anOrganization } from '../../server/src/test-builders.ts';
import { findGlewlwyd } from '../../server/test/isolation/another-provider/find-glewlwyd.ts';
import { startGlewlwyd } from '../../server/test/isolation/another-provider/start-glewlwyd.ts';
import { startWithProvider } from '../../server/test/isolation/start-with-provider.ts';
import { expect, test } from '../portal.ts';
import { freePort } from '../../tools/test/free-port.mjs';

const folder = findGlewlwyd();
const scopes = ['openid', 'email', 'tv'];
const refusesFrames = { 'content-type': 'text/html', 'x-frame-options': 'deny' };
const vera = { username: 'vera', password: 'four quiet words here' };

test.use({ mayComplainOf: [/in a frame|ERR_BLOCKED_BY_RESPONSE/] });

test('a provider of another make signs somebody in, through a reload and out again', async ({ page }) => {
  test.skip(!folder, 'Debian’s package glewlwyd cannot be had here (apt-get download).');
  const port = await freePort();
  const portal = `http://localhost:${port}`;
  const provider = await startGlewlwyd(folder!, {
    clientId: 'tv-portal',
    redirectUris: [`${portal}/auth`, `${portal}/silent-auth`],
    scopes,
    people: [{ ...vera, email: 'vera@aurora.example', emailVerified: true, groups: [] }],
  });
  const service = await startWithProvider(
    {
      PUBLIC_URL: portal,
      PORT: String(port),
      OIDC_ISSUER: provider.issuer,
      OIDC_SCOPE: scopes.join(' '),
      OIDC_AUDIENCE: 'tv',
      OIDC_ORGANIZATIONS: '{"Aurora Energy":{"domains":["aurora.example"]}}',
    },
    join(import.meta.dirname, '../../web/dist'),
  );
  // Its clock stands still otherwise, and tokens begin now.
  const clock = setInterval(() => service.setNow(new Date()), 500);
  try {
    await anOrganization(service.db, { name: 'Aurora Energy' });
    await service.app.listen({ port, host: '127.0.0.1' });
    // Its sign-in page needs further packages: what that comes to, a session, a consent and going on, is made here.
    const session = await provider.signIn(vera);
    await session('PUT', '/auth/grant/tv-portal/', { scope: scopes.join(' ') });
    const [name = '', value = ''] = session.cookie.split('=');
    await page.context().addCookies([{ name, value, domain: 'localhost', path: '/' }]);
    const prompts: string[] = [];
    await page.route(`${provider.issuer}/auth?*`, (route) => {
      const url = route.request().url();
      prompts.push(new URL(url).searchParams.get('prompt') ?? 'by hand');
      return route.continue(url.includes('prompt=none') ? {} : { url: `${url}&g_continue` });
    });

    await page.goto(`${portal}/playlist`);
    const navigation = page.getByRole('banner');
    await expect(navigation.getByText('Aurora Energy')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/playlist');
    expect(prompts).toEqual(['by hand']);
    await page.reload();
    await expect(navigation.getByText('Aurora Energy')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/playlist');
    // The provider answers no silent question, so the portal asks it once more, as at first.
    expect(prompts).toEqual(['by hand', 'none', 'by hand']);

    // Where it lets itself be framed by nobody, it is asked in the open, and what it then refuses is asked by hand.
    await page.route(`${provider.issuer}/auth?*silent-auth*`, (route) =>
      route.fulfill({ headers: refusesFrames }),
    );
    await page.reload();
    await expect(navigation.getByText('Aurora Energy')).toBeVisible({ timeout: 25_000 });
    expect(prompts.slice(3)).toEqual(['none', 'by hand']);

    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'You are now signed out' })).toBeVisible();
  } finally {
    clearInterval(clock);
    // Nothing of it is asked any more while what answers ends.
    await page.goto('about:blank');
    await service.close();
    await provider.close();
  }
});
