import type { Page } from '@playwright/test';
import { newItem, newOrganization } from '../desk/at-desk.ts';
import { test as base } from './other-site.ts';
import { expect, fillInSignIn } from '../portal.ts';

/** An item for members only, in the page of a site that may embed it. `email` is a member's. */
export const test = base.extend<{ embed: { path: string; email: string; page: string } }>({
  embed: async ({ site }, run) => {
    const { id: organizationId, admin } = await newOrganization({ embedOrigins: [site.other, site.same] });
    const path = `/embed/${await newItem({ organizationId, title: 'Keeping the light' })}`;
    const code = `<iframe src="${process.env.PUBLIC_URL}${path}" title="Player" width="640" height="360"></iframe>`;
    site.show(`<!doctype html><title>Intranet</title>${code}`);
    await run({ path, email: admin, page: `${site.other}/page` });
  },
});

const frame = (page: Page) => page.frameLocator('iframe');
export const signInButton = (page: Page) => frame(page).getByRole('button', { name: 'Sign in', exact: true });
export const player = (page: Page) => frame(page).getByRole('region', { name: /player/i });

/** Signs in by the window that the frame opens, then views the page again: the window needs nobody any more. */
export async function signInByWindow(page: Page, embed: { email: string; page: string }): Promise<void> {
  await page.goto(embed.page);
  let opened = page.waitForEvent('popup');
  await signInButton(page).click();
  const first = await opened;
  await fillInSignIn(first, embed.email);
  await expect(player(page)).toBeVisible();
  await expect.poll(() => first.isClosed()).toBe(true);

  await page.reload();
  opened = page.waitForEvent('popup');
  await signInButton(page).click();
  const second = await opened;
  await expect(player(page)).toBeVisible();
  await expect.poll(() => second.isClosed()).toBe(true);
}
