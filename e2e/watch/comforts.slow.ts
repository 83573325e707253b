// Slow: a film plays on a phone's screen, and a history is lived through.
// Proves: the player stays in view, and what was watched and saved is there to finish and to forget.
// Ground: web/src/features/watch, player/src, web/src/features/playlist.
import type { Page } from '@playwright/test';
import { newItem, newPerson } from '../desk/at-desk.ts';
import { enter, expect, itemOf, publicPath, test, watchPath } from '../portal.ts';
import { currentTime } from './watching.ts';

// Small things that people expect of a place where they watch.

const inView = async (page: Page, selector: string) => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) };
};
const player = 'main section[aria-label="Video player"]';

test('on a phone the player, or of a tall one its controls, stays in view while the rest scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${publicPath('fifty-hertz')}?t=0`);
  await expect(page.locator(player)).toBeVisible();
  for (const tab of ['Transcript', 'Chapters', 'Up next']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').scrollIntoViewIfNeeded();
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const { top, bottom } = await inView(page, player);
    expect(top).toBeGreaterThanOrEqual(40);
    expect(bottom).toBeLessThan(420);
    // The tabs are below it, not behind.
    expect((await inView(page, '[role="tablist"]')).top).toBeGreaterThanOrEqual(bottom - 1);
  }

  await enter(page, 'viewer@aurora.example', `${watchPath('tower-climb')}?t=0`);
  await expect(page.locator(player)).toBeVisible();
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  const { bottom } = await inView(page, player);
  expect(bottom).toBeGreaterThanOrEqual(300);
  expect(bottom).toBeLessThan(500);
});

test('what somebody watches and saves is theirs to find, to finish and to forget', async ({ page }) => {
  const { email } = await newPerson();
  const title = `Turbine ${crypto.randomUUID().slice(0, 8)}`;
  const id = await newItem({ title, description: 'At 0:07 we begin.' });
  const home = page.getByRole('region', { name: 'Featured' });
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title });

  await enter(page, email, `/watch/${id}?t=0`);
  await page.getByText('we begin').getByRole('link', { name: '0:07' }).click();
  await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(7);
  expect(new URL(page.url()).search).toBe('?t=0');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(8);

  await page.goto('/playlist?state=watching');
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Remove from playlist' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();

  await page.goto('/');
  await expect(home).toBeVisible();
  const begun = page.getByRole('region', { name: 'Continue watching' }).getByRole('article');
  await expect(begun).toContainText([title]);
  await begun.getByRole('button', { name: 'Mark as watched' }).click();
  await expect(begun).toHaveCount(0);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click();
  const nothing = page.getByRole('heading', { name: 'Nothing watched yet' });
  await expect(nothing).toBeVisible();
  await page.reload();
  await expect(nothing).toBeVisible();

  await page.goto('/coming-soon');
  const upcoming = page.getByRole('article').filter({ hasText: itemOf('open-day-nordvik').title });
  await upcoming.getByRole('button', { name: 'Remind me' }).click();
  await page.getByText('My reminders').click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(upcoming).toBeVisible();
});
