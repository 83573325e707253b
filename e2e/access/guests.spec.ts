import { expectNoViolation } from '../page-checks/accessibility.ts';
import { callAsCommandLine } from '../calls.ts';
import { linkInMail, mailTo } from '../mails.ts';
import { AURORA, expect, itemOf, signIn, test, watchPath } from '../portal.ts';
import { play } from '../watch/watching.ts';
import type { Page } from '@playwright/test';
import { categories } from '../../demo/organizations.ts';

test.use({ mayComplainOf: [/status of 40[034]/] });

const someone = () => `guest-${crypto.randomUUID().slice(0, 8)}@outside.example`;
const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();
const film = itemOf('quieter-blades');

/** Opens the link of the mail and confirms the address by the code of the next one. */
async function comeIn(page: Page, email: string): Promise<void> {
  await page.goto(await linkInMail(email));
  await expect(page.getByRole('heading', { name: 'Aurora Energy shared something with you' })).toBeVisible();
  await expect(page.getByText(film.title)).toHaveCount(0);
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  const [, code] = /^Subject: (\d{6})/m.exec(await mailTo(email, /^Subject: \d{6}/m))!;
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(code === '123456' ? '654321' : '123456');
  await page.getByRole('button', { name: 'Watch' }).click();
  await expect(page.getByText('This is not the code that we sent.')).toBeVisible();
  await expectNoViolation(page);
  await page.getByLabel('Code').fill(code!);
  await page.getByRole('button', { name: 'Watch' }).click();
}

test('a manager shares, a guest confirms the address and watches the one item, and loses it when the share ends', async ({
  page,
  browser,
}) => {
  const email = someone();
  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, 'manager@aurora.example', watchPath('quieter-blades'));
  await manager.getByRole('button', { name: 'Share' }).click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('viewer@aurora.example');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByText('A member has this address.')).toBeVisible();
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByText('not opened yet')).toBeVisible();
  await expectNoViolation(manager);

  await comeIn(page, email);
  await expect(page.getByRole('heading', { name: film.title, level: 1 })).toBeVisible();
  await expect(page.getByText(`Shared with ${email}`)).toBeVisible();
  await expectNoViolation(page);
  await play(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: film.title, level: 1 })).toBeVisible();

  await manager.reload();
  await manager.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByText(/opened on .* watched/)).toBeVisible();
  await dialog.getByRole('button', { name: `End for ${email}` }).click();
  await expect(dialog.getByText('Ended on')).toBeVisible();
  await manager.context().close();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This is no longer shared with you' })).toBeVisible();
});

test(
  'a guest of a category sees its items, leaves, and comes again by the link',
  { tag: '@all' },
  async ({ page, request }) => {
    const email = someone();
    const { id, name } = categories.find(
      ({ organizationId, slug }) => organizationId === AURORA && slug === 'product',
    )!;
    await callAsCommandLine(request, 'POST /Management/Categories/:id/Guests', {
      params: { id },
      body: { email, expiresAt: nextWeek() },
    });
    await comeIn(page, email);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expectNoViolation(page);
    const list = page.getByRole('list', { name });
    const [first] = await list.getByRole('link').all();
    await first!.click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(list).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByText(name)).toHaveCount(0);
  },
);
