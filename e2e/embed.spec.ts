import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, publicPath, test } from './portal.ts';

const root = join(import.meta.dirname, '..');
const embedOf = (slug: string) => process.env.PUBLIC_URL + publicPath(slug).replace('/watch/', '/embed/');

/** A page of another site, which steers the player in it by the module of docs/embed.md. */
const hostPage = (slug: string) => `<!doctype html><title>Intranet</title>
<iframe src="${embedOf(slug)}" title="Player" width="640" height="360" allow="autoplay"></iframe>
<button id="play">Go</button><output></output>
<script type="module">
  import { EmbeddedPlayer } from '${process.env.PUBLIC_URL}/embed.js';
  const player = new EmbeddedPlayer(document.querySelector('iframe'));
  const heard = new Set();
  for (const event of ['ready', 'play', 'pause', 'timeupdate', 'volumechange', 'ended', 'error'])
    player.addEventListener(event, () => (document.querySelector('output').value = [...heard.add(event)].join(' ')));
  document.querySelector('button').addEventListener('click', () => player.play());
  window.player = player;
</script>`;

type Steered = { time: number; duration: number; volume: number; paused: boolean; ended: boolean };
const steered = (page: Page) =>
  page.evaluate(() => {
    const { time, duration, volume, paused, ended } = (globalThis as unknown as { player: Steered }).player;
    return { time, duration, volume, paused, ended };
  });
const steer = (page: Page, how: string, value: number) =>
  page.evaluate(
    ([how, value]) => {
      const { player } = globalThis as unknown as { player: Record<string, unknown> };
      const method = player[how as string];
      if (typeof method === 'function') method(value);
      else player[how as string] = value;
    },
    [how, value] as const,
  );

// One site for all of them: the organization's list is one.
test.describe.configure({ mode: 'default' });

let host: Server;
let site: string;
const allow = (origin: string) =>
  promisify(execFile)(
    'npm',
    ['run', '--silent', 'tv', '--', 'brand', '--organization', 'Aurora Energy', '--embed', origin],
    { cwd: root, timeout: 60_000 },
  );

test.beforeAll(async () => {
  host = createServer((request, response) => {
    const isPage = request.url === '/page';
    response
      .writeHead(isPage ? 200 : 204, { 'content-type': 'text/html' })
      .end(isPage ? hostPage('solar-field') : '');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  await allow(site);
});
test.afterAll(async () => {
  await allow('none');
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

test('a page of another site plays, seeks and hears the player in it', async ({ page }) => {
  await page.goto(`${site}/page`);
  const heard = page.locator('output');
  await expect(heard).toContainText('ready', { timeout: 30_000 });
  const { duration } = await steered(page);
  expect(duration).toBeGreaterThan(10);

  await steer(page, 'volume', 0.5);
  await expect(heard).toContainText('volumechange');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect.poll(async () => (await steered(page)).time, { timeout: 30_000 }).toBeGreaterThan(1);
  expect(await steered(page)).toMatchObject({ volume: 0.5, paused: false });

  await steer(page, 'seek', duration - 2);
  await expect(heard).toContainText('ended', { timeout: 30_000 });
  expect(await steered(page)).toMatchObject({ paused: true, ended: true });
  await expect(heard).not.toContainText('error');
});

test.describe('a page of a site that is not on the list', () => {
  test.use({ mayComplainOf: [/frame-ancestors/i] });

  test('gets no player', async ({ page }) => {
    // The same computer by another name is another site.
    await page.goto(`${site.replace('127.0.0.1', 'localhost')}/page`);
    await expect(page.getByRole('button', { name: 'Go', exact: true })).toBeVisible();
    await expect
      .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:')))
      .toBe(true);
    await expect(page.locator('output')).toBeEmpty();
  });
});
