import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { newItem, newOrganization } from '../desk/at-desk.ts';
import { callAsCommandLine } from '../calls.ts';
import { enter, expect, test } from '../portal.ts';
import { pressOn, tabTo } from '../page-checks/tab-to.ts';

async function openItem(page: Page, id: string, email = 'admin@aurora.example'): Promise<void> {
  await enter(page, email, `/studio/content/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
}

const saved = (page: Page) => page.getByText(/^Saved at /);

test.describe('a line that breaks', () => {
  test.use({ mayComplainOf: [/Failed to load resource|net::ERR/] });

  test('the public link is set by keyboard; texts outlast a broken line and a reload, and viewers read them', async ({
    page,
    context,
    request,
  }) => {
    const id = await newItem({ title: 'Ridge at dawn' });
    await openItem(page, id);
    await tabTo(page.getByRole('radio', { name: 'Internal' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^Anyone with the link sees/)).toBeVisible();
    await tabTo(page.getByRole('switch', { name: 'Password' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('nine small boats');
    await tabTo(page.getByLabel('Public link ends'));
    await page.keyboard.type('12312099');
    await expect(page.getByText(/With the password it plays\. After .*2099 the page is gone/)).toBeVisible();
    await expect(saved(page)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    // Typed while the line is away: it is there after a reload, and saved then.
    await context.setOffline(true);
    await page.getByLabel('Description', { exact: true }).fill('Typed in a tunnel.');
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Typed in a tunnel.');
    await expect(page.getByRole('switch', { name: 'Password' })).toBeChecked();
    await expect(page.getByLabel('Public link ends')).toHaveValue('2099-12-31');
    const stored = () => callAsCommandLine(request, 'GET /Management/MediaContents/:id', { params: { id } });
    await expect.poll(async () => (await stored()).description).toBe('Typed in a tunnel.');

    await page.getByRole('link', { name: 'See it as a viewer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ridge at dawn' })).toBeVisible();
    await expect(page.getByText('Typed in a tunnel.')).toBeVisible();
  });
});

test.describe('two people', () => {
  test.use({ mayComplainOf: [/412/] });

  test(
    'each sees the other, what each changed is saved, the later one decides about the same field, and the history takes texts back',
    { tag: '@all' },
    async ({ page, browser }) => {
      const id = await newItem({ title: 'Cable ship' });
      const context = await browser.newContext();
      const other = await context.newPage();
      await Promise.all([openItem(page, id), openItem(other, id, 'manager@aurora.example')]);

      const manager = page.getByRole('button', { name: 'Also here: Organization Manager' });
      await expect(manager).toBeVisible();
      await expect(other.getByRole('button', { name: 'Also here: Aurora Admin' })).toBeVisible();
      await other.getByLabel('Description', { exact: true }).fill('Theirs.');
      await expect(saved(other)).toBeVisible();
      await page.getByLabel('Title', { exact: true }).fill('Cable ship, mine');
      await expect(saved(page)).toBeVisible();
      await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Theirs.');
      await manager.press('Enter');
      await expect(page.getByRole('list', { name: 'Also here now' })).toHaveText(
        'Organization Manager is editing the details',
      );
      await manager.press('Escape');

      await other.getByLabel('Title', { exact: true }).fill('Cable ship, theirs');
      await expect(other.getByRole('alert')).toContainText(
        /Someone else changed the same field\..*Cable ship, theirs.*Aurora Admin, .*Cable ship, mine/s,
      );
      await other.getByRole('button', { name: 'Save mine' }).click();
      await expect(saved(other)).toBeVisible();
      await other.goto('/studio');
      await expect(manager).toHaveCount(0);
      await context.close();

      // The history tells both, and takes the former texts back.
      await page.reload();
      await page.getByRole('button', { name: 'History', exact: true }).click();
      const newest = page.getByRole('listitem').filter({ hasText: 'Previous title' }).first();
      await expect(newest).toContainText('Organization Manager edited it');
      await newest.getByRole('button', { name: 'Restore these texts' }).click();
      await page.getByRole('button', { name: 'Details', exact: true }).click();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Cable ship, mine');
    },
  );
});

test('chapters and attachments, by keyboard alone', { tag: '@all' }, async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'tv-studio-item-'));
  try {
    await openItem(page, await newItem({ title: 'Chapters of a climb' }));
    await pressOn(page.getByRole('button', { name: 'Chapters', exact: true }), 'Enter');
    await pressOn(page.getByRole('button', { name: 'Chapter at 0:00' }), 'Enter');
    await page.keyboard.type('The beginning');
    await expect(saved(page)).toBeVisible();

    await pressOn(page.getByRole('button', { name: 'Attachments', exact: true }), 'Enter');
    const files = ['slides.pdf', 'notes.txt'].map((name) => join(folder, name));
    for (const file of files) await writeFile(file, file);
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page.getByRole('button', { name: 'Add files' }), 'Enter');
    await (await chooser).setFiles(files);
    const lines = page.getByRole('listitem').filter({ hasText: /\.(txt|pdf)/ });
    await expect(lines).toHaveCount(2);
    await pressOn(page.getByRole('button', { name: 'Move notes.txt up' }), 'Enter');
    await expect(lines.first()).toContainText('notes.txt');
    expect(await violationsOn(page)).toEqual([]);

    await page.reload();
    await expect(lines.first()).toContainText('notes.txt');
    await page.getByRole('button', { name: 'Chapters', exact: true }).click();
    await expect(page.getByLabel('Title of the chapter')).toHaveValue('The beginning');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test(
  'by keys alone: from one item of a filtered list to the next, its next step, and the list of keys',
  { tag: '@all' },
  async ({ page }) => {
    const { id: organizationId, admin } = await newOrganization();
    for (const title of ['Alto bellows', 'Bass bellows', 'Chant bellows', 'Drum'])
      await newItem({ organizationId, title });
    await enter(page, admin, '/studio?searchTerm=bellows&sortBy=title');
    const rows = page.getByRole('grid', { name: 'Content' }).locator('[data-row]');
    await expect(rows).toHaveCount(3);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
    await expect(heading('Alto bellows')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous item in the list' })).toBeDisabled();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(heading('Bass bellows')).toBeVisible();
    // Typed text is saved on the way, also from inside its field.
    await tabTo(page.getByLabel('Description', { exact: true }));
    await page.keyboard.type('Wheezes.');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(heading('Chant bellows')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next item in the list' })).toBeDisabled();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Wheezes.');

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'All shortcuts' });
    await expect(keys.getByText('Take the next step')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();

    await pressOn(page.getByRole('button', { name: 'Other steps' }), 'Enter');
    await page.getByRole('menuitem', { name: 'Unpublish' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('[data-toast]').getByText('Published.')).toBeVisible();
  },
);
