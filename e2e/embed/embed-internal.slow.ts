// Slow: browsers with settings of their own start, and a provider is waited for. Proves: signing in to a members' embed where
// third-party cookies or the storage of frames are refused, in Chromium and in Firefox.
// Ground: web/src/pages/watch/embed-page.tsx, web/src/pages/sign-in/auth-page.tsx, web/src/features/watch/embed/embed-sign-in.tsx,
// client/lib/sign-in/**, client/lib/session/**, identity/src/**.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium as engine } from '@playwright/test';
import { chromium } from '../browsers/chromium.ts';
import { type Firefox, firefoxPath, startFirefox } from '../browsers/firefox.ts';
import { player, signInButton, signInByWindow, test } from './members-embed.ts';
import { DEMO_PASSWORD, expect, fillInSignIn } from '../portal.ts';

/** Does what some browsers do: frames of other sites have no storage. */
const refuseStorage = `if (top !== self) {
  const refuse = () => { throw new DOMException('Access is denied for this document.', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(self, name, { get: refuse });
  self.BroadcastChannel = refuse;
  for (const name of ['request', 'query']) Object.defineProperty(navigator.locks, name, { value: async () => refuse() });
}`;

test('a provider that does not answer is not waited for', async ({ page, embed }) => {
  // Longer than a frame may wait, shorter than the provider has for an answer.
  await page.route('**/oidc/**', () => {});
  await page.goto(embed.page);
  await expect(signInButton(page)).toBeVisible({ timeout: 8_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('where third-party cookies are blocked', () => {
  let context: BrowserContext;
  let folder: string;
  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tv-chromium-'));
    mkdirSync(join(folder, 'Default'));
    writeFileSync(
      join(folder, 'Default', 'Preferences'),
      JSON.stringify({ profile: { cookie_controls_mode: 1, block_third_party_cookies: true } }),
    );
    context = await engine.launchPersistentContext(folder, { ...(await chromium()), locale: 'en-GB' });
  });
  test.afterEach(async () => {
    await context?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a window signs in, and hands the session over', async ({ embed }) => {
    await signInByWindow(await context.newPage(), embed);
  });

  test('also where the frame has no storage', async ({ embed }) => {
    const page = await context.newPage();
    await page.addInitScript({ content: refuseStorage });
    await page.goto(embed.page);
    const opened = page.waitForEvent('popup');
    await signInButton(page).click();
    await fillInSignIn(await opened, embed.email);
    await expect(player(page)).toBeVisible();
  });
});

test.describe('in Firefox', () => {
  test.skip(!firefoxPath, 'no Firefox is installed here');

  type Embed = Record<'path' | 'page' | 'email', string>;

  /** As `signInByWindow`. */
  async function signInByFirefox(firefox: Firefox, { path, page, email }: Embed): Promise<void> {
    const has = (selector: string) =>
      firefox.evaluate(path, `document.querySelector(${JSON.stringify(selector)}) !== null`);
    const offersSignIn = () =>
      expect
        .poll(() => firefox.evaluate(path, `document.querySelector('main button')?.textContent.trim()`))
        .toBe('Sign in');
    const plays = () => expect.poll(() => has('video, audio')).toBe(true);
    const signInPage = '/oidc/interaction/';

    await firefox.goTo(page);
    await offersSignIn();
    await firefox.press(path, 'Sign in');
    await expect
      .poll(() => firefox.evaluate(signInPage, `document.querySelector('#password') !== null`))
      .toBe(true);
    await firefox.evaluate(
      signInPage,
      `document.querySelector('#email').value = ${JSON.stringify(email)};
       document.querySelector('#password').value = ${JSON.stringify(DEMO_PASSWORD)}`,
    );
    await firefox.press(signInPage, 'Sign in');
    await plays();
    await expect.poll(() => firefox.windows()).toBe(1);

    await firefox.goTo(page);
    await offersSignIn();
    await firefox.press(path, 'Sign in');
    await plays();
    await expect.poll(() => firefox.windows()).toBe(1);
  }

  for (const [name, preferences] of [
    ['as it comes', {}],
    // Rejects all third-party cookies, and with them every storage of frames.
    ['without third-party storage', { 'network.cookie.cookieBehavior': 1 }],
  ] as const)
    test(`${name}, a window signs in, and hands the session over`, async ({ embed }) => {
      const firefox = await startFirefox(preferences);
      try {
        await signInByFirefox(firefox, embed);
      } finally {
        await firefox.close();
      }
    });
});
