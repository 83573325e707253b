import type { Locator, Page } from '@playwright/test';
import { expect } from '../portal.ts';

/** The seconds at which the player is. */
export const currentTime = (page: Page) => read(page, 'currentTime');

export const duration = (page: Page) => read(page, 'duration');

export const pictureHeight = (page: Page) => read(page, 'videoHeight');

/** Presses Play and sees time go by. */
export async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const from = await currentTime(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(from + 0.3);
}

/** Presses a control as a hand does: the pointer brings the controls back where they have left the picture, and keeps them. */
export async function pressControl(control: Locator): Promise<void> {
  await control.hover({ force: true });
  await control.click();
}

/** Chooses an entry of a page of the player's settings. */
export async function choose(page: Page, setting: string, entry: string): Promise<void> {
  await pressControl(page.getByRole('button', { name: 'Settings' }));
  await page.getByRole('menuitem', { name: setting }).click();
  await page.getByRole('menuitemradio', { name: entry, exact: true }).click();
  await page.keyboard.press('Escape');
}

const read = (page: Page, property: 'currentTime' | 'duration' | 'videoHeight') =>
  page
    .locator('video, audio')
    .first()
    .evaluate((media, name) => Number((media as unknown as Record<string, unknown>)[name]), property);
