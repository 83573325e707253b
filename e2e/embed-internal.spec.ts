import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium as engine, type Page } from '@playwright/test';
import { chromium } from './chromium.ts';
import { type Firefox, firefoxPath, startFirefox } from './firefox.ts';
import { DEMO_PASSWORD, expect, fillInSignIn, itemOf, signIn, test } from './portal.ts';

// Members' items in pages of other sites. The portal is localhost: the same computer by its number is another site, and
// another port of localhost the same site, with an origin of its own.
const item = itemOf('keeping-the-light');
const embed = `/embed/${item.id}`;
const email = 'viewer@harbor.example';
const root = join(import.meta.dirname, '..');

// One list for all of them.
test.describe.configure({ mode: 'default' });

let host: Server;
let otherSite: string;
let sameSite: string;

test.beforeAll(async () => {
  host = createServer((request, response) => {
    const isPage = request.url === '/page';
    response.writeHead(isPage ? 200 : 204, { 'content-type': 'text/html' });
    response.end(isPage ? `<!doctype html><title>Intranet</title>${code}` : '');
  });
  const code = `<iframe src="${process.env.PUBLIC_URL}${embed}" title="Player" width="640" height="360"></iframe>`;
  await new Promise<void>((resolve) => host.listen(0, resolve));
  const { port } = host.address() as AddressInfo;
  [otherSite, sameSite] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const sites = ['--embed', otherSite, '--embed', sameSite];
  await promisify(execFile)(
    'npm',
    ['run', '--silent', 'tv', '--', 'brand', '--organization', 'Harbor Bank', ...sites],
    { cwd: root, timeout: 60_000 },
  );
});
test.afterAll(async () => {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

/** Does what some browsers do: frames of other sites have no storage. */
const refuseStorage = `if (top !== self) {
  const refuse = () => { throw new DOMException('Access is denied for this document.', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(self, name, { get: refuse });
  self.BroadcastChannel = refuse;
  for (const name of ['request', 'query']) Object.defineProperty(navigator.locks, name, { value: async () => refuse() });
}`;

const frame = (page: Page) => page.frameLocator('iframe');
const button = (page: Page) => frame(page).getByRole('button', { name: 'Sign in', exact: true });
const player = (page: Page) => frame(page).getByRole('region', { name: /player/i });

/** Signs in by the window that the frame opens, then views the page again: the window needs nobody any more. */
async function signInByWindow(page: Page): Promise<void> {
  await page.goto(`${otherSite}/page`);
  let opened = page.waitForEvent('popup');
  await button(page).click();
  const first = await opened;
  await fillInSignIn(first, email);
  await expect(player(page)).toBeVisible();
  await expect.poll(() => first.isClosed()).toBe(true);

  await page.reload();
  opened = page.waitForEvent('popup');
  await button(page).click();
  const second = await opened;
  await expect(player(page)).toBeVisible();
  await expect.poll(() => second.isClosed()).toBe(true);
}

test('a page of another site: a window signs in, and hands the session over', ({ page }) =>
  signInByWindow(page));

test('a page of the same site finds the session by itself', async ({ page }) => {
  await signIn(page, email);
  await page.goto(`${sameSite}/page`);
  await expect(player(page)).toBeVisible();
});

test('a provider that does not answer is not waited for', async ({ page }) => {
  // Longer than a frame may wait, shorter than the provider has for an answer.
  await page.route('**/oidc/**', () => {});
  await page.goto(`${otherSite}/page`);
  await expect(button(page)).toBeVisible({ timeout: 8_000 });
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

  test('a window signs in, and hands the session over', async () => {
    await signInByWindow(await context.newPage());
  });

  test('also where the frame has no storage', async () => {
    const page = await context.newPage();
    await page.addInitScript({ content: refuseStorage });
    await page.goto(`${otherSite}/page`);
    const opened = page.waitForEvent('popup');
    await button(page).click();
    await fillInSignIn(await opened, email);
    await expect(player(page)).toBeVisible();
  });
});

test.describe('in Firefox', () => {
  test.skip(!firefoxPath, 'no Firefox is installed here');
  test.slow();

  /** As `signInByWindow`. */
  async function signInByFirefox(firefox: Firefox): Promise<void> {
    const has = (selector: string) =>
      firefox.evaluate(embed, `document.querySelector(${JSON.stringify(selector)}) !== null`);
    const offersSignIn = () =>
      expect
        .poll(() => firefox.evaluate(embed, `document.querySelector('main button')?.textContent.trim()`))
        .toBe('Sign in');
    const plays = () => expect.poll(() => has('video, audio'), { timeout: 30_000 }).toBe(true);
    const signInPage = '/oidc/interaction/';

    await firefox.goTo(`${otherSite}/page`);
    await offersSignIn();
    await firefox.press(embed, 'Sign in');
    await expect
      .poll(() => firefox.evaluate(signInPage, `document.querySelector('#password') !== null`), {
        timeout: 30_000,
      })
      .toBe(true);
    await firefox.evaluate(
      signInPage,
      `document.querySelector('#email').value = ${JSON.stringify(email)};
       document.querySelector('#password').value = ${JSON.stringify(DEMO_PASSWORD)}`,
    );
    await firefox.press(signInPage, 'Sign in');
    await plays();
    await expect.poll(() => firefox.windows()).toBe(1);

    await firefox.goTo(`${otherSite}/page`);
    await offersSignIn();
    await firefox.press(embed, 'Sign in');
    await plays();
    await expect.poll(() => firefox.windows()).toBe(1);
  }

  for (const [name, preferences] of [
    ['as it comes', {}],
    // Rejects all third-party cookies, and with them every storage of frames.
    ['without third-party storage', { 'network.cookie.cookieBehavior': 1 }],
  ] as const)
    test(`${name}, a window signs in, and hands the session over`, async () => {
      const firefox = await startFirefox(preferences);
      try {
        await signInByFirefox(firefox);
      } finally {
        await firefox.close();
      }
    });
});
