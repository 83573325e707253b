import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOn } from './accessibility.ts';
import { mailsTo } from './mails.ts';
import { expect, fillInSignIn, test } from './portal.ts';
import { pressOn, tabTo } from './tab-to.ts';

const people = (page: Page) => page.getByRole('grid', { name: 'People' });
const rowOf = (page: Page, name: string) => people(page).getByRole('row').filter({ hasText: name });
const said = (page: Page, words: string) => page.locator('[data-toast]').getByText(words);

async function openPeople(page: Page, query = ''): Promise<void> {
  await page.goto(`/studio/organization/people${query}`);
  await fillInSignIn(page, 'admin@aurora.example');
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
}

test('twenty people are invited by pasting, with wrong lines named, and twice without a second mail', async ({
  page,
}) => {
  await openPeople(page);
  await tabTo(page.getByRole('button', { name: 'Invite people' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('E-mail addresses')).toBeFocused();
  const addresses = Array.from({ length: 20 }, (_, at) => `Guest ${at} <guest${at}@pasted.example>`);
  await page.keyboard.insertText(`${addresses.join('; ')}\nthe whole team\nguest1@PASTED.example`);
  await expect(dialog.getByText('20 addresses · 1 repetition left out')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Line 2' })).toContainText('no address in it');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('20 invitations sent')).toBeVisible();
  await expect(dialog.getByText('1 line cannot be read:')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => mailsTo('guest7@pasted.example').length).toBe(1);

  // Again: nobody gets a second mail, members are told apart.
  await pressOn(page.getByRole('button', { name: 'Invite people' }), 'Enter');
  await dialog.getByLabel('E-mail addresses').fill('guest7@pasted.example, viewer@aurora.example');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('1 was invited before')).toBeVisible();
  await expect(dialog.getByText('1 is a member already')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(mailsTo('guest7@pasted.example')).toHaveLength(1);

  // One of them is withdrawn.
  await pressOn(page.getByRole('link', { name: /^Invited/ }), 'Enter');
  await page.keyboard.press('/');
  await page.keyboard.type('guest7@');
  const invitations = page.getByRole('grid', { name: 'Invitations' });
  await expect(invitations.locator('[data-row]')).toHaveCount(1);
  await tabTo(invitations.locator('[data-row]'));
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Withdraw' }).press('Enter');
  await expect(said(page, 'The invitation of guest7@pasted.example is withdrawn.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nobody matches' })).toBeVisible();
});

test('by keys alone: a role is changed with a category, and the person is deactivated and back', async ({
  page,
}) => {
  await openPeople(page);
  await expect(people(page)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('both@');
  await expect(people(page).locator('[data-row]')).toHaveCount(1);
  const row = rowOf(page, 'both@aurora.example');
  await tabTo(row);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Role', { exact: true })).toBeFocused();
  await page.keyboard.type('C');
  await expect(page.getByText('Manages all content of')).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Add a category' }), 'Enter');
  await expect(page.getByRole('combobox', { name: 'Type to find' })).toBeFocused();
  await page.keyboard.type('customer');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take the category Customer stories away' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await pressOn(page.getByLabel('Role', { exact: true }), 'Control+Enter');
  await expect(said(page, 'Access of Two Houses saved.')).toBeVisible();
  await expect(row).toContainText('Content manager');
  await expect(row).toContainText('1 category');

  await tabTo(row);
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toBeVisible();
  await page.keyboard.type('D');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Deactivated');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).not.toContainText('Deactivated');

  // As it was.
  await pressOn(row, 'Enter');
  await page.getByLabel('Role', { exact: true }).selectOption('Viewer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row).toContainText('Viewer');
});

test('filters are in the address, and Back takes them back', async ({ page }) => {
  await openPeople(page, '?role=Admin');
  await expect(people(page).locator('[data-row]')).toHaveCount(1);
  await pressOn(page.getByRole('button', { name: 'Add filter' }), 'Enter');
  await page.getByRole('option', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Deactivated' }).click();
  await expect(page).toHaveURL(/role=Admin&state=inactive/);
  await expect(page.getByRole('heading', { name: 'Nobody matches' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.goBack();
  await expect(people(page).locator('[data-row]')).toHaveCount(1);
});

test('erasing a person says what is erased and asks for the address', async ({ page }) => {
  await openPeople(page);
  const row = rowOf(page, 'inactive@aurora.example');
  await row.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Erase their data' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Erase the data of/ });
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Erase their data' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await pressOn(dialog.getByRole('button', { name: 'Choose a person' }), 'Enter');
  await expect(page.getByRole('combobox', { name: 'Type to find' })).toBeFocused();
  await page.keyboard.type('content@');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Content Manager')).toBeVisible();
  await dialog.getByLabel(/^Type inactive@/).fill('inactive@aurora.example');
  await expect(dialog.getByRole('button', { name: 'Erase their data' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(row).toBeVisible();
});

test.describe('the audit log', () => {
  // Where no webhook is set the service says so.
  test.use({ mayComplainOf: [/404/] });

  test('by keys alone: lines of one action and person, the table of them, and a line as a whole', async ({
    page,
  }) => {
    await page.goto('/studio/organization/audit-log');
    await fillInSignIn(page, 'admin@aurora.example');
    const log = page.getByRole('grid', { name: 'Audit log' });
    await expect(log.locator('[data-row]').first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    const add = page.getByRole('button', { name: 'Add filter' });
    await tabTo(add);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox', { name: 'Add filter' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const find = page.getByRole('combobox', { name: 'Type to find' });
    await expect(find).toBeFocused();
    await page.keyboard.type('signed in');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/action=signed\+in/);

    await pressOn(add, 'Enter');
    await expect(page.getByRole('listbox', { name: 'Add filter' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(find).toBeFocused();
    await page.keyboard.type('admin@aurora');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/person=/);
    const line = log.locator('[data-row]').first();
    await expect(line).toContainText('Signed in');
    await expect(line).toContainText('admin@aurora.example');
    expect(await violationsOn(page)).toEqual([]);

    const download = page.waitForEvent('download');
    await pressOn(page.getByRole('button', { name: 'Export' }), 'Enter');
    const file = await (await download).path();
    const [head, ...lines] = (await readFile(file, 'utf8')).trim().split('\r\n');
    expect(head).toContain('Time (UTC),Action,Person');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((each) => /,signed in,admin@aurora\.example,/.test(each))).toBe(true);

    await tabTo(line);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Signed in' })).toContainText('Network');
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(line).toBeFocused();

    // Days are in the address, too: before the portal was there, nothing happened.
    await page.goto(`${page.url()}&until=2001-01-01`);
    await expect(page.getByRole('heading', { name: 'No line fits' })).toBeVisible();
    await pressOn(page.getByRole('button', { name: 'Clear filters' }), 'Enter');
    await expect(log.locator('[data-row]').first()).toBeVisible();
  });
});
