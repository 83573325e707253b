import type { Page } from '@playwright/test';
import { callPattern } from './calls.ts';
import { AURORA, expect, itemOf, publicPath, signIn, test, watchPath } from './portal.ts';
import { choose, currentTime, play } from './watching.ts';

// Small things that people expect of a place where they watch.

const inView = async (page: Page, selector: string) => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) };
};
const player = 'main section[aria-label="Video player"]';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the player stays in view while transcript, chapters and up next scroll', async ({ page }) => {
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
  });

  test('of a tall picture the part with the controls stays in view', async ({ page }) => {
    await signIn(page, 'viewer@aurora.example', `${watchPath('tower-climb')}?t=0`);
    await expect(page.locator(player)).toBeVisible();
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const { bottom } = await inView(page, player);
    expect(bottom).toBeGreaterThanOrEqual(300);
    expect(bottom).toBeLessThan(500);
    expect((await inView(page, '[role="tablist"]')).top).toBeGreaterThanOrEqual(bottom - 1);
  });

  test('signing in is in reach on public pages', async ({ page }) => {
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/public/${AURORA}`);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeInViewport({
        ratio: 1,
      });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
  });
});

test('← and → seek while nothing has the focus', async ({ page }) => {
  await page.goto(`${publicPath('fifty-hertz')}?t=5`);
  await expect(page.locator('video')).toHaveCount(1);
  await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(5);
  const from = await currentTime(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(from + 4);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => currentTime(page)).toBeLessThan(from + 4);
});

test('addresses, mail addresses and times in a description are links, and nothing else is', async ({
  page,
}) => {
  const description = 'At 0:07 we begin. <b>See</b> https://aurora.example/grid, ask grid@aurora.example.';
  await page.route(callPattern('GET /MediaContents/Published/:id'), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), description } });
  });
  await signIn(page, 'viewer@aurora.example', `${watchPath('fifty-hertz')}?t=0`);
  const about = page.getByText('we begin').first();
  await expect(about.getByRole('link')).toHaveCount(3);
  await expect(about).toHaveText(description);
  const address = about.getByRole('link', { name: 'https://aurora.example/grid', exact: true });
  await expect(address).toHaveAttribute('rel', 'noreferrer');
  await expect(address).toHaveAttribute('href', 'https://aurora.example/grid');
  await expect(about.getByRole('link', { name: 'grid@aurora.example' })).toHaveAttribute(
    'href',
    'mailto:grid@aurora.example',
  );
  await expect(page.locator('video')).toHaveCount(1);
  await about.getByRole('link', { name: '0:07' }).click();
  await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(7);
  expect(new URL(page.url()).search).toBe('?t=0');
});

test('taking an item out of the playlist, and moving it, can be undone', async ({ page }) => {
  await signIn(page, 'admin@aurora.example', watchPath('fifty-hertz'));
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.goto('/playlist');
  const card = page.getByRole('article').filter({ hasText: itemOf('fifty-hertz').title });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Remove from playlist' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Watched' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Remove from playlist' }).click();
  await expect(card).toHaveCount(0);
});

test('what comes next waits where somebody wants it so, here and in the settings', async ({ page }) => {
  await signIn(page, 'viewer@aurora.example', `${watchPath('fifty-hertz')}?t=4`);
  await play(page);
  await choose(page, 'Autoplay next', 'Off');
  const next = page.getByRole('region', { name: 'Up next' });
  await expect(next.getByRole('button', { name: 'Play now' })).toBeVisible({ timeout: 40_000 });
  await expect(next).not.toContainText(/Up next in \d/);
  await page.goto('/settings');
  const group = page.getByRole('group', { name: 'Autoplay next' });
  await expect(group.getByRole('radio', { name: 'Off' })).toBeChecked();
  await group.getByText('On', { exact: true }).click();
  expect(await page.evaluate(`localStorage.getItem('tv.player')`)).toContain('"autoplayNext":true');
});

test('what was begun can be finished or forgotten, and the history cleared', async ({ page }) => {
  await signIn(page, 'both@aurora.example');
  const begun = page.getByRole('region', { name: 'Continue watching' }).getByRole('article');
  const title = (await begun.first().getByRole('link').textContent())!;
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  const entry = page.getByRole('list', { name: 'History' }).getByRole('link', { name: title });
  await expect(entry).toBeVisible();
  await page.goto('/');
  const card = begun.filter({ hasText: title });
  await card.getByRole('button', { name: 'Mark as watched' }).click();
  await expect(card).toHaveCount(0);
  await page.goto('/history');
  await expect(entry).toBeVisible();
  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
});

test('reminders are listed on their own', async ({ page }) => {
  await signIn(page, 'manager@aurora.example', '/coming-soon');
  await page.getByText('My reminders').click();
  await expect(page.getByRole('heading', { name: 'No reminders' })).toBeVisible();
  await page.getByText('All', { exact: true }).click();
  const first = page.getByRole('article').first();
  const title = (await first.getByRole('link').textContent())!;
  await first.getByRole('button', { name: 'Remind me' }).click();
  await page.getByText('My reminders').click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('link')).toHaveText(title);
});

test('an empty library says what to do next to people who may do it', async ({ page }) => {
  await signIn(page, 'provider@tv.example');
  await expect(page.getByText('This organization does not have any content.')).toBeVisible();
  await expect(page.getByText(/^Bring in the first video/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Join organization' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
