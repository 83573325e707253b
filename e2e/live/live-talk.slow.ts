// Slow: a moderator and a viewer are at one event at once.
// Proves: what one of them writes, chooses or moderates is there for the other, and comes back with the recording.
// Ground: web/src/features/watch/talk, server/src/live-talk.
import type { Page } from '@playwright/test';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { newItem, newLiveEvent } from '../desk/at-desk.ts';
import { enter, expect, test } from '../portal.ts';
import { lookInThemes } from '../page-checks/look-in-themes.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'What people say' });

// No stream arrives.
test.use({ mayComplainOf: [/status of 40\d/] });

const look = (page: Page, name: string) =>
  lookInThemes(page, name, () => panel(page).scrollIntoViewIfNeeded());

test('a viewer and a moderator talk at an event, and its recording has what was said', async ({
  page,
  browser,
}) => {
  const id = await newItem({ title: 'Town hall' });
  await newLiveEvent({ id, state: 'onAir' });
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await enter(page, 'viewer@aurora.example', `/watch/${id}`);
  await enter(other, 'manager@aurora.example', `/watch/${id}`);

  await test.step('a question, with the keyboard, a vote and an answer', async () => {
    await panel(page).getByRole('textbox', { name: 'Ask a question' }).focus();
    await page.keyboard.type('When do we move?');
    await page.keyboard.press('Enter');
    await panel(other)
      .getByRole('button', { name: /^Vote for .When do we move/ })
      .click();
    await expect(panel(page).getByRole('button', { name: /1 vote$/ })).toBeVisible();
    await panel(other).getByRole('button', { name: 'Mark as answered' }).click();
    await expect(panel(page).getByText('Answered')).toBeVisible();
  });

  await test.step('a poll', async () => {
    await panel(other).getByRole('tab', { name: 'Polls' }).click();
    await panel(other).getByText('New poll').click();
    await panel(other).getByLabel('Question').fill('Where next?');
    await panel(other).getByLabel('Answers, one a line').fill('Berlin\nRome');
    await panel(other).getByRole('button', { name: 'Save the poll' }).click();
    await panel(other).getByRole('button', { name: 'Open', exact: true }).click();
    await panel(page).getByRole('tab', { name: 'Questions' }).focus();
    await page.keyboard.press('ArrowRight');
    await panel(page).getByRole('radio', { name: 'Rome' }).click();
    await panel(other).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(panel(page).getByText('1 vote')).toBeVisible();
    await look(other, 'polls-of-a-moderator');
    await look(page, 'polls-of-a-viewer');
  });

  await test.step('the chat is off until it is switched on', async () => {
    await panel(page).getByRole('tab', { name: 'Chat' }).click();
    await expect(panel(page).getByText('The chat is switched off.')).toBeVisible();
    await other.setViewportSize({ width: 1440, height: 900 });
    await other.goto(`/studio/live/${id}`);
    await other.getByRole('switch', { name: 'Chat' }).click();
    await panel(page).getByRole('textbox', { name: 'Write a message' }).fill('Good morning');
    await panel(page).getByRole('button', { name: 'Send' }).click();
    await expect(panel(page).getByText('Good morning')).toBeVisible();
    await expectNoViolation(other);
    if (process.env['PICTURES'])
      await other.screenshot({ path: `${process.env['PICTURES']}/rules.png`, fullPage: true });
    await look(page, 'chat-of-a-viewer');
  });

  await test.step('reactions float over the picture', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await panel(page).getByRole('button', { name: 'Love' }).click();
    await expect(page.locator('[data-stage] span[style*="inset-inline-start"]').first()).toBeAttached();
    if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/floating.png` });
  });

  await test.step('the recording has it', async () => {
    await newLiveEvent({ id, state: 'onDemand' });
    await page.reload();
    await expect(panel(page).getByText('This event is over.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Follow the recording' }).uncheck();
    await expect(panel(page).getByText('When do we move?')).toBeVisible();
    await look(page, 'recording');
  });
});
