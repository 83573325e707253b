import type { Page } from '@playwright/test';
import { Visibility } from '@tv/contract/enumerations';
import { newItem, newOrganization } from '../desk/at-desk.ts';
import { player, signInByWindow, test } from './members-embed.ts';
import { expect } from '../portal.ts';

/** A page of another site, which steers the player in it by the module of docs/embed.md. */
const hostPage = (path: string) => `<!doctype html><title>Intranet</title>
<iframe src="${process.env.PUBLIC_URL}${path}" title="Player" width="640" height="360" allow="autoplay"></iframe>
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

test.describe('a public item', () => {
  // One of the two names of the computer is not on the list.
  test.use({ mayComplainOf: [/frame-ancestors/i] });

  test('plays, seeks and is heard in a page of a site on the list, and is refused to others', async ({
    page,
    site,
  }) => {
    const { id: organizationId } = await newOrganization({ embedOrigins: [site.other] });
    const id = await newItem({ organizationId, title: 'Steered', visibility: Visibility.PUBLIC });
    site.show(hostPage(`/public/${organizationId}/embed/${id}`));
    await page.goto(`${site.other}/page`);
    const heard = page.locator('output');
    await expect(heard).toContainText('ready');
    const { duration } = await steered(page);
    expect(duration).toBeGreaterThan(10);

    await steer(page, 'volume', 0.5);
    await expect(heard).toContainText('volumechange');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect.poll(async () => (await steered(page)).time).toBeGreaterThan(0.3);
    expect(await steered(page)).toMatchObject({ volume: 0.5, paused: false });

    await steer(page, 'seek', duration - 0.5);
    await expect(heard).toContainText('ended');
    expect(await steered(page)).toMatchObject({ paused: true, ended: true });
    await expect(heard).not.toContainText('error');

    await page.goto(`${site.same}/page`);
    await expect(page.getByRole('button', { name: 'Go', exact: true })).toBeVisible();
    await expect
      .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:')))
      .toBe(true);
    await expect(heard).toBeEmpty();
  });
});

test(
  'of an item for members a window signs in and hands the session over, and the same site finds it by itself',
  { tag: '@all' },
  async ({ page, site, embed }) => {
    await signInByWindow(page, embed);
    await page.goto(`${site.same}/page`);
    await expect(player(page)).toBeVisible();
  },
);
