// Slow: a film plays in full screen and on a phone.
// Proves: the viewer's name lies over the picture, and nothing leads out.
// Ground: player/src, web/src/features/watch.
import type { APIRequestContext, Page } from '@playwright/test';
import { Visibility } from '@tv/contract/enumerations';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { newItem, newPerson } from '../desk/at-desk.ts';
import { callAsCommandLine } from '../calls.ts';
import { AURORA, expect, signIn, test } from '../portal.ts';
import { play } from './watching.ts';

const player = (page: Page) => page.getByRole('region', { name: 'Video player' });
const overPicture = (page: Page) => player(page).locator('video + [aria-hidden]');

/** A public video whose player shows the viewer's name. */
async function namedItem(request: APIRequestContext) {
  const id = await newItem({ title: 'Among us', visibility: Visibility.PUBLIC });
  await callAsCommandLine(request, 'PATCH /Management/MediaContents/:id', {
    params: { id },
    body: { playerSettings: { showViewerName: true, allowDownload: true, allowEmbed: true } },
  });
  return id;
}

test('the name of a member lies over the picture, in full screen too, and nothing leads out', async ({
  page,
  request,
}) => {
  const [id, person] = [await namedItem(request), await newPerson()];
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, person.email, `/watch/${id}`);
  await play(page);
  const name = overPicture(page);
  await expect(name).toContainText(String(new Date().getFullYear()));
  const [inner, outer] = [await name.boundingBox(), await player(page).boundingBox()];
  expect(inner!.x).toBeGreaterThanOrEqual(outer!.x);
  expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('a script of the page does not take it away', async () => {
    await name.evaluate((element) => (element as unknown as { remove(): void }).remove());
    await expect(name).toBeVisible();
    await name.evaluate((element) => ((element as unknown as { hidden: boolean }).hidden = true));
    await expect(name).toBeVisible();
  });
  await test.step('there is no download, no code to embed, and no window of its own', async () => {
    await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
    await player(page).hover();
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Picture in picture' })).toHaveCount(0);
    await expectNoViolation(page);
  });
  await test.step('full screen is of what holds the name', async () => {
    await page.keyboard.press('f');
    await expect
      .poll(() =>
        page.evaluate(
          'document.fullscreenElement?.querySelector("video + [aria-hidden]")?.checkVisibility()',
        ),
      )
      .toBe(true);
    await page.keyboard.press('f');
  });
});

test('a visitor is a visitor, and a phone that gives only videos the screen gives the window', async ({
  page,
  request,
}) => {
  const id = await namedItem(request);
  await page.setViewportSize({ width: 390, height: 740 });
  await page.addInitScript('delete Element.prototype.requestFullscreen');
  await page.goto(`/public/${AURORA}/watch/${id}`);
  await play(page);
  await expect(overPicture(page)).toContainText(/^Visitor/);
  await page.keyboard.press('f');
  const size = async () => {
    const box = await player(page).boundingBox();
    return [box?.width, box?.height];
  };
  await expect.poll(size).toEqual([390, 740]);
  await expect(overPicture(page)).toBeVisible();
  await page.keyboard.press('f');
  await expect.poll(size).not.toEqual([390, 740]);
  await expect(overPicture(page)).toBeVisible();
});
