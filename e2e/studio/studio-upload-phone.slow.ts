// Slow: a film is made and encoded.
// Proves: a film is chosen, described and followed by touch.
// Ground: studio/src/upload.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { makeFilm } from '../media/make-film.ts';
import { enter, expect, test } from '../portal.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-phone-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** CSS pixels that a finger needs, each way. */
const finger = 44;

/** CSS pixels. Wider than the screen: the page can be pushed sideways. */
const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

/** Names of buttons and links that are too small for a finger. */
const tooSmall = (within: Locator) =>
  within.locator('button, a, summary, [role="switch"]').evaluateAll(
    (all, least) =>
      all
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          const { width, height } = each.getBoundingClientRect();
          const label = each.matches('input') ? each.parentElement : undefined;
          const tall = Math.max(height, label?.getBoundingClientRect().height ?? 0);
          return tall < least - 0.5 || (width < least - 0.5 && !label);
        })
        .map((each) => `${each.getAttribute('aria-label') ?? each.textContent} in ${each.className}`),
    finger,
  );

const [width, height] = [360, 740];

/** Nothing hangs out of the page, and everything is large enough, on this telephone and on a somewhat wider one. */
async function expectRoom(page: Page, part: Locator): Promise<void> {
  for (const wide of [390, width]) {
    await page.setViewportSize({ width: wide, height });
    expect.soft(await widthOf(page)).toBe(wide);
    expect.soft(await tooSmall(part)).toEqual([]);
  }
}

test.describe('a telephone', () => {
  test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

  test('a film is chosen, described and followed by touch', async ({ page }) => {
    const name = 'a film with quite a long name for a telephone of few pixels.mp4';
    const film = await makeFilm(join(folder, name));
    await enter(page, 'content@aurora.example', '/studio/upload');
    await expect(page.getByRole('heading', { level: 2, name: 'Choose files to upload' })).toBeVisible();
    // The camera is offered, folders are not.
    await expect(page.getByRole('button', { name: 'Record a video' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose a folder' })).toHaveCount(0);
    const capturing = page.locator('input[type=file][capture=environment]');
    await expect(capturing).toHaveAttribute('accept', 'video/*');
    await expectRoom(page, page.getByRole('main'));
    expect.soft(await violationsOn(page)).toEqual([]);

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).tap();
    await (await chooser).setFiles([film]);
    const form = page.getByRole('form', { name: `About ${name}` });
    const row = page.getByRole('listitem').filter({ has: form });
    await form.getByLabel('Title').tap();
    await form.getByLabel('Title').fill('By hand');
    // The form lies below its row, as wide as the screen.
    const [formBox, rowBox] = [await form.boundingBox(), await row.boundingBox()];
    expect.soft(formBox!.y).toBeGreaterThan(rowBox!.y + 40);
    expect.soft(formBox!.width).toBeGreaterThan(width - 48);
    await expectRoom(page, page.getByRole('main'));
    await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 });
    await form.getByRole('button', { name: 'Publish', exact: true }).tap();
    await expect(form.getByText('Published', { exact: true })).toBeVisible();

    // Elsewhere the list is a sheet at the bottom, which folds.
    await page.locator('main header a').first().tap();
    const tray = page.getByRole('region', { name: 'Uploads' });
    await expect(tray).toBeVisible();
    await expectRoom(page, tray);
    const box = await tray.boundingBox();
    expect.soft([Math.round(box!.x), Math.round(box!.width)]).toEqual([0, width]);
    expect.soft(Math.round(box!.y + box!.height)).toBe(height);
    expect.soft(await violationsOn(page)).toEqual([]);
    await tray.getByRole('button', { name: 'Collapse the uploads' }).tap();
    expect((await tray.boundingBox())!.width).toBeLessThan(width);
    await tray.getByRole('button', { name: 'Show the uploads' }).tap();
    await tray.getByRole('link', { name: `Describe ${name}` }).tap();
    await expect(form.getByLabel('Title')).toHaveValue('By hand');
  });
});
