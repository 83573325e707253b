// Slow: pages of other sites play in Chromium and in Firefox, an item for everybody and one for members.
// Proves: the lines of docs/players.md, as they stand there; a file is brought in by @tv/client; the studio says why an address is no site; a site that is not listed is refused, and says so; a locked item, one to come and a lost line are told, also in German and by keys.
// Ground: player/element, web/build-player.ts, client/src, server/src/platform/http/origins/other-sites.ts, docs/players.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Visibility } from '@tv/contract/enumerations';
import { accessTokenOf } from '../../tools/test-device.ts';
import { hashMediaPassword } from '../../server/src/media/media-password.ts';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { newItem, newOrganization } from '../desk/at-desk.ts';
import { firefoxPath, startFirefox } from '../browsers/firefox.ts';
import { test } from './other-site.ts';
import { DEMO_PASSWORD, enter, expect } from '../portal.ts';
import { pressControl } from '../watch/watching.ts';

const portal = process.env['PUBLIC_URL']!;
const [plain = '', withToken = ''] = [
  ...readFileSync(join(import.meta.dirname, '../../docs/players.md'), 'utf8').matchAll(
    /```html\n([^]*?)```/g,
  ),
].map(([, lines]) => lines!);

/** A page with lines of the document, under a policy of what the document says it needs. */
const pageWith = (lines: string, item: string, token?: string, language = 'en') =>
  `<!doctype html><html lang="${language}"><title>Intranet</title>
<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'unsafe-inline' ${portal}; connect-src ${portal}; img-src ${portal} blob: data:; media-src blob:">
<script>
  const accessToken = () => ${JSON.stringify(token ?? '')};
  addEventListener('error', ({ detail }) => (document.title = 'error ' + detail?.reason), true);
  document.addEventListener('ready', () => (document.title = 'ready'), true);
</script>
<main><h1>Intranet</h1>${lines.replaceAll('https://tv.example', portal).replaceAll('ITEM', item)}</main>`;

type Playing = { currentTime: number; paused: boolean };
const playing = (page: Page) =>
  page.locator('tv-player').evaluate((element) => {
    const { currentTime, paused } = element as unknown as Playing;
    return { currentTime, paused };
  });

async function organizationWithItems(site: string) {
  const { id: organizationId, admin } = await newOrganization({ apiOrigins: [site] });
  return {
    admin,
    open: await newItem({ organizationId, title: 'For everybody', visibility: Visibility.PUBLIC }),
    internal: await newItem({ organizationId, title: 'For members' }),
  };
}

test('the lines of the document play an item for everybody and one for members', async ({ page, site }) => {
  const { admin, open, internal } = await organizationWithItems(site.other);
  const token = await accessTokenOf(portal, admin, DEMO_PASSWORD);
  for (const html of [pageWith(plain, open), pageWith(withToken, internal, token)]) {
    site.show(html);
    await page.goto(`${site.other}/page`);
    await expect(page).toHaveTitle('ready');
    const player = page.locator('tv-player');
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => (await playing(page)).currentTime).toBeGreaterThan(0.3);
    await pressControl(player.getByRole('button', { name: 'Settings' }));
    await player.getByRole('menuitem', { name: /speed/i }).click();
    await expect(player.getByRole('menuitemradio').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await player.getByRole('region').focus();
    await page.keyboard.press('k');
    await expect.poll(async () => (await playing(page)).paused).toBe(true);
    expect(await player.evaluate((each) => each.outerHTML + each.shadowRoot!.innerHTML)).not.toContain(token);
  }
});

test.describe('a site that the organization does not list', () => {
  // What the browser says of answers that the page may not read.
  test.use({ mayComplainOf: [/CORS|ERR_FAILED|404/] });

  test('is refused and says so, and what is not there is told apart', async ({ page, site }) => {
    const { open, internal } = await organizationWithItems(site.other);
    site.show(pageWith(plain, open));
    await page.goto(`${site.same}/page`);
    await expect(page).toHaveTitle('error site');
    await expect(page.getByText('This site can’t play this')).toBeVisible();
    await expect(page.getByText(site.same)).toBeVisible();
    site.show(pageWith(plain, internal));
    await page.goto(`${site.other}/page`);
    await expect(page.getByText('This isn’t available')).toBeVisible();
    await expect(page).toHaveTitle('error not-found');
  });
});

test.describe('an item that does not play at once', () => {
  // A wrong password, and a line that is cut.
  test.use({ mayComplainOf: [/403|ERR_INTERNET_DISCONNECTED/] });

  test('is unlocked, played and shown in full screen by keys, in German', async ({ page, site }) => {
    const { id: organizationId } = await newOrganization({ apiOrigins: [site.other] });
    const passwordHash = await hashMediaPassword('open sesame');
    const locked = await newItem({ organizationId, visibility: Visibility.PUBLIC, passwordHash });
    site.show(pageWith(plain, locked, undefined, 'de'));
    await page.goto(`${site.other}/page`);
    await expect(page).toHaveTitle('error locked');
    await expect(page.getByText('Passwort erforderlich')).toBeVisible();
    await expectNoViolation(page);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Passwort')).toBeFocused();
    await page.keyboard.type('sesame');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/^Falsches Passwort/);
    await page.keyboard.type('open sesame');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('ready');
    const player = page.locator('tv-player');
    await player.getByRole('button', { name: 'Abspielen', exact: true }).press('Enter');
    await expect.poll(async () => (await playing(page)).currentTime).toBeGreaterThan(0.3);
    await expectNoViolation(page);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate('document.fullscreenElement?.localName')).toBe('tv-player');
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate('document.fullscreenElement')).toBe(null);
  });

  test('says when it will, and that the portal is away until it is back', async ({ page, site }) => {
    const { id: organizationId } = await newOrganization({ apiOrigins: [site.other] });
    const open = await newItem({ organizationId, visibility: Visibility.PUBLIC });
    const scheduledAt = new Date(Date.now() + 86_400_000);
    const later = await newItem({ organizationId, visibility: Visibility.PUBLIC, scheduledAt });
    site.show(pageWith(plain, later));
    await page.goto(`${site.other}/page`);
    await expect(page.getByText('Coming soon')).toBeVisible();
    await expect(page).toHaveTitle('error not-ready');
    await expectNoViolation(page);

    await page.context().setOffline(true);
    const player = page.locator('tv-player');
    await player.evaluate((element, id) => element.setAttribute('item', id), open);
    await expect(page.getByText('The portal can’t be reached')).toBeVisible();
    await expect(page).toHaveTitle('error network');
    await expectNoViolation(page);
    await page.context().setOffline(false);
    await player.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page).toHaveTitle('ready');
    await player.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    await expect.poll(async () => (await playing(page)).currentTime).toBeGreaterThan(0.3);
  });
});

test.describe('an address that is no site', () => {
  test.use({ mayComplainOf: [/400/] });

  test('the studio says why an address is no site, and lists one', async ({ page }) => {
    const { admin } = await newOrganization();
    await enter(page, admin, '/studio/organization/developers');
    const field = page.getByLabel('Address of a site');
    for (const [typed, why] of [
      ['https://intranet.example/page', /without a path|path/],
      ['http://intranet.example', /https/],
      ['https://*.example', /\*/],
      ['intranet', /intranet/],
    ] as const) {
      await field.fill(typed);
      await page.getByRole('button', { name: 'Add site' }).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(why);
      await expect(field).toHaveAccessibleDescription(new RegExp(typed.replaceAll(/[/*.]/g, '\\$&')));
    }
    await expectNoViolation(page);
    await field.fill('https://intranet.example/');
    await page.getByRole('button', { name: 'Add site' }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: /^https:\/\/intranet\.example(?!\/)/ }),
    ).toBeVisible();
  });
});

test('Firefox brings a file in with @tv/client from another site', async ({ site }) => {
  test.skip(!firefoxPath, 'This machine has no Firefox.');
  const { admin } = await newOrganization({ apiOrigins: [site.other] });
  const token = await accessTokenOf(portal, admin, DEMO_PASSWORD);
  const client = readFileSync(join(import.meta.dirname, '../../client/dist/client.js'), 'utf8');
  // More bytes than one part takes.
  site.show(`<!doctype html><html lang="en"><title>Intranet</title>
<script type="module">
${client.replace(/^export \{[^}]*\};?/m, '')}
const tv = createClient({ portal: '${portal}', bearer: () => ${JSON.stringify(token)} });
const file = new Blob([new Uint8Array(9 * 1024 ** 2)]);
const about = { fileName: 'talk.mp4', sizeInBytes: file.size, title: 'From another site', isDraft: true };
tv.upload(file, about).then(({ title }) => (document.title = title), (problem) => (document.title = String(problem)));
</script>`);
  const firefox = await startFirefox();
  try {
    await firefox.goTo(`${site.other}/page`);
    await expect.poll(() => firefox.evaluate('/page', 'document.title')).toBe('From another site');
    await firefox.goTo(`${site.same}/page`);
    await expect.poll(() => firefox.evaluate('/page', 'document.title')).toMatch(/^UnreachableError/);
  } finally {
    await firefox.close();
  }
});

test('Firefox plays them, too', async ({ site }) => {
  test.skip(!firefoxPath, 'This machine has no Firefox.');
  const { admin, open, internal } = await organizationWithItems(site.other);
  const token = await accessTokenOf(portal, admin, DEMO_PASSWORD);
  const firefox = await startFirefox({ 'media.autoplay.default': 0 });
  try {
    for (const html of [pageWith(plain, open), pageWith(withToken, internal, token)]) {
      site.show(html);
      await firefox.goTo(`${site.other}/page`);
      await expect.poll(() => firefox.evaluate('/page', 'document.title')).toBe('ready');
      await firefox.evaluate('/page', `void document.querySelector('tv-player').play()`);
      await expect
        .poll(() => firefox.evaluate('/page', `document.querySelector('tv-player').currentTime`))
        .toBeGreaterThan(0.3);
    }
    site.show(pageWith(plain, open));
    await firefox.goTo(`${site.same}/page`);
    await expect.poll(() => firefox.evaluate('/page', 'document.title')).toBe('error site');
  } finally {
    await firefox.close();
  }
});
