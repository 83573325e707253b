// Slow: figures of many viewers are made and summed.
// Proves: completions and retention are found, read and taken as a table by keyboard.
// Ground: studio/src/analytics, server/src/analytics.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { violationsOn } from '../page-checks/accessibility.ts';
import { newItem, newOrganization, newPerson, newView } from '../desk/at-desk.ts';
import { enter, expect, test } from '../portal.ts';
import { tabTo } from '../page-checks/tab-to.ts';

async function downloaded(page: Page, start: () => Promise<void>): Promise<string[]> {
  const download = page.waitForEvent('download');
  await start();
  return (await readFile((await (await download).path())!, 'utf8')).trim().split('\r\n');
}

/** An organization with a film that one of its two people has watched to the end. */
async function newWatchedFilm(title: string) {
  const { id: organizationId, admin } = await newOrganization();
  const { email: viewer } = await newPerson({ organizationId });
  const id = await newItem({ organizationId, title });
  await newView({ id, email: viewer });
  return { id, admin, viewer };
}

test('who completed a training is found and taken as a table by keyboard alone', async ({ page }) => {
  const { id, admin, viewer } = await newWatchedFilm('Ladder training');
  await enter(page, admin, studioPath('analytics'));
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  // The training: to its page, Enter; to the choice of the item, Enter, a part of its title, Enter.
  await tabTo(page.getByRole('link', { name: 'Training', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/at least 90% of each item was played/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await tabTo(page.getByRole('button', { name: /^Item:/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('ladder tr');
  await expect(page.getByRole('option')).toHaveText(['Ladder training']);
  await page.keyboard.press('Enter');
  const people = page.getByRole('grid', { name: 'Who completed it' });
  await expect(people.getByRole('row').filter({ hasText: viewer })).toContainText('Completed');
  await expect(people.getByRole('row').filter({ hasText: admin })).toContainText('Not started');
  expect(await violationsOn(page)).toEqual([]);
  // Those who completed it: to the states, the right arrow. As a table: to the button, Enter.
  await tabTo(page.getByRole('radio', { name: /^All/ }));
  await page.keyboard.press('ArrowRight');
  await expect(people.locator('[data-row]')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe(`?item=${id}&state=completed`);
  await tabTo(page.getByRole('button', { name: 'CSV: Who completed it' }));
  const lines = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Email');
  expect(lines[1]).toMatch(new RegExp(`${viewer}.*completed`));

  // What one sees is in the address: it opens as it was.
  await page.reload();
  await expect(people.locator('[data-row]')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Completed 1' })).toBeChecked();
});

test('an item tells how long people stay: by its chart, by keys and as a table', async ({ page }) => {
  const { id, admin } = await newWatchedFilm('Rope walk');
  // From the item to its figures.
  await enter(page, admin, studioPath('content/:id', { id }));
  await page.getByRole('group', { name: 'Parts of the item' }).getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rope walk' })).toBeVisible();
  const people = page.getByRole('table', { name: 'Who watched it' });
  await expect(people.getByRole('row')).toHaveCount(2);
  await expect(people).toContainText('100%');
  const curve = page.getByRole('slider', { name: 'How long people stay: Rope walk' });
  await curve.focus();
  await page.keyboard.press('End');
  await expect(curve).toHaveAttribute('aria-valuetext', /^0:13: \d+%/);
  await expect(page.getByRole('link', { name: 'Watch 0:13' })).toHaveAttribute('href', `/watch/${id}?t=13`);
  const shown = page.getByText(/^Show as table/).first();
  await shown.press('Enter');
  await expect(
    page.getByRole('table', { name: 'How long people stay: Rope walk' }).getByRole('row'),
  ).toHaveCount(101);
  expect(await violationsOn(page)).toEqual([]);
  // A longer period, by the arrow keys; it is in the address.
  await tabTo(page.getByRole('radio', { name: '28 days' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?days=90$/);

  // The same item among what was watched most, then as a table for spreadsheets.
  await page.goto(studioPath('analytics/content'));
  await expect(
    page.getByRole('grid', { name: 'Most watched' }).getByRole('link', { name: 'Rope walk' }),
  ).toBeVisible();
  const lines = await downloaded(page, () => page.getByRole('button', { name: /^CSV/ }).press('Enter'));
  expect(lines.some((line) => line.includes('Rope walk'))).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
});
