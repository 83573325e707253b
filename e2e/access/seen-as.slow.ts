// Slow: three people load the portal one after the other.
// Proves: a manager sees an item as a group does, and nothing else.
// Ground: client/lib/seen-as, server/src/people/seen-as*.ts, server/src/media-contents/visibility.ts.
import type { Page } from '@playwright/test';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { newItem, newPerson } from '../desk/at-desk.ts';
import { callAsCommandLine } from '../calls.ts';
import { AURORA, enter, expect, test } from '../portal.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Seen as someone else' });

// The item that does not exist for a person.
test.use({ mayComplainOf: [/status of 404/] });

test('a manager sees an item as a group does, and that a person whom it is not for has no such item', async ({
  page,
  request,
}) => {
  const [reader, id] = [await newPerson(), await newItem({ title: 'For the readers' })];
  const group = await callAsCommandLine(request, 'POST /Management/Groups', {
    query: { organizationId: AURORA },
    body: { name: 'Readers', source: 'manual' },
  });
  await callAsCommandLine(request, 'PATCH /Management/MediaContents/:id', {
    params: { id },
    body: { audience: { kind: 'chosen', groupIds: [group.id] } },
  });
  await enter(page, 'manager@aurora.example', `/studio/content/${id}`);
  await page.getByRole('button', { name: 'See it as someone…' }).click();
  await page.getByRole('combobox', { name: 'Find a group or a person' }).fill('Readers');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Readers/ })
    .click();
  await expect(page).toHaveURL(`/watch/${id}`);
  await expect(bar(page)).toContainText('You see what Readers can see');
  await expect(page.getByRole('heading', { name: 'For the readers', level: 1 })).toBeVisible();
  await expectNoViolation(page);

  await test.step('it lasts for the tab, and ends where it began', async () => {
    await page.goto('/');
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Engineering talks' })).toBeVisible();
    await bar(page).getByRole('button', { name: 'End' }).click();
    await expect(page).toHaveURL(`/studio/content/${id}`);
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('as a person whom it is not for', async () => {
    await page.goto('/studio/organization/people');
    const people = page.getByRole('grid', { name: 'People' });
    await expect(people).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.insertText(reader.email);
    await expect(people.locator('[data-row]')).toHaveCount(1);
    await people.getByRole('row').filter({ hasText: reader.email }).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'See what they see' }).click();
    await expect(bar(page)).toContainText('Newly Arrived');
    await page.goto(`/watch/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'For the readers' })).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
  });
});
