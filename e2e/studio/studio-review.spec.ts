import type { Page } from '@playwright/test';
import { ContentStatus } from '@tv/contract/enumerations';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { violationsOn } from '../page-checks/accessibility.ts';
import { newItem } from '../desk/at-desk.ts';
import { enter, expect, test } from '../portal.ts';
import { pressOn, typeInto } from '../page-checks/tab-to.ts';

async function openReview(page: Page, id: string, email: string): Promise<void> {
  await enter(page, email, studioPath('review/:id', { id }));
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
}

// Somebody else's step makes the title that is being typed out of date: it is saved again.
test.use({ mayComplainOf: [/412/] });

const panel = (page: Page) => page.getByRole('region', { name: 'Comments' });

const toastWith = (page: Page, text: string | RegExp) => page.locator('[data-toast]').getByText(text);

test('two people take an item from its submission to its publication by keyboard alone', async ({
  page,
  browser,
}) => {
  const id = await newItem({ title: 'Switchyard walk', status: ContentStatus.DRAFT });
  const reviewers = await browser.newContext();
  const reviewer = await reviewers.newPage();

  // Submits: to the other steps, Enter, the first letter, Enter.
  await enter(page, 'manager@aurora.example', studioPath('content/:id', { id }));
  await pressOn(page.getByRole('button', { name: 'Other steps' }), 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Submit for review' })).toBeVisible();
  await page.keyboard.type('su');
  await page.keyboard.press('Enter');
  await expect(toastWith(page, 'Submitted for review.')).toBeVisible();

  // Remarks: C, the text, Enter. Asks for changes: Escape, Shift+A.
  await openReview(reviewer, id, 'admin@aurora.example');
  await expect(reviewer.getByRole('heading', { level: 2, name: 'Switchyard walk' })).toBeVisible();
  await expect(reviewer.getByText(/Organization Manager · version 1 · submitted/)).toBeVisible();
  await expect(reviewer.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await reviewer.keyboard.press('c');
  await reviewer.keyboard.type('Too dark at the start.');
  await reviewer.keyboard.press('Enter');
  await expect(panel(reviewer).getByText('Too dark at the start.')).toBeVisible();
  await expect(reviewer.getByRole('button', { name: 'Comment 1 at 0:00' })).toBeVisible();
  expect(await violationsOn(reviewer)).toEqual([]);
  await reviewer.keyboard.press('Escape');
  await reviewer.keyboard.press('Shift+A');
  await expect(toastWith(reviewer, 'Changes requested.')).toBeVisible();

  // Changes it, resolves the remark, and submits again.
  await typeInto(page.getByLabel('Title', { exact: true }), 'Switchyard walk, brighter');
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await page.goto(studioPath('review/:id', { id }));
  await expect(panel(page).getByText('Too dark at the start.')).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Reply' }), 'Enter');
  await page.keyboard.type('Brighter now.');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('Brighter now.')).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Resolve comment 1' }), 'Enter');
  await expect(panel(page).getByText('No open comments.')).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Submit again' }), 'Enter');
  await expect(toastWith(page, 'Submitted for review.')).toBeVisible();
  // Nobody decides on their own submission.
  await expect(page.getByText(/version 2/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();

  // Sees what was changed, approves with A, completes and publishes.
  await reviewer.reload();
  await expect(reviewer.getByRole('heading', { level: 2, name: /^Changed since/ })).toBeVisible();
  await expect(reviewer.getByText('Organization Manager edited it')).toBeVisible();
  await expect(reviewer.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await reviewer.keyboard.press('a');
  await expect(toastWith(reviewer, 'Approved.')).toBeVisible();
  await pressOn(reviewer.getByRole('button', { name: 'Complete', exact: true }), 'Enter');
  await expect(toastWith(reviewer, 'The review is complete.')).toBeVisible();
  await pressOn(reviewer.getByRole('button', { name: 'Publish', exact: true }), 'Enter');
  await expect(toastWith(reviewer, 'Published.')).toBeVisible();
  await reviewers.close();

  await page.goto(`/watch/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Switchyard walk, brighter' })).toBeVisible();
});
