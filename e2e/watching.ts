import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

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

/** Chooses an entry of a page of the player's settings. */
export async function choose(page: Page, setting: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: setting }).click();
  await page.getByRole('menuitemradio', { name: entry, exact: true }).click();
  await page.keyboard.press('Escape');
}

const read = (page: Page, property: 'currentTime' | 'duration' | 'videoHeight') =>
  page
    .locator('video, audio')
    .first()
    .evaluate((media, name) => Number((media as unknown as Record<string, unknown>)[name]), property);
