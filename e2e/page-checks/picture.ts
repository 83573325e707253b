import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/** Pixels of the windows in which every screen is looked at. */
export const sizes = [
  [360, 800],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;

const inspectors = new WeakMap<Page, CDPSession>();

/** Saves what is on the screen as a picture for a person to look at. Quicker than the test runner's own, which waits and compresses. */
export async function savePicture(page: Page, path: string): Promise<void> {
  const inspector = inspectors.get(page) ?? (await page.context().newCDPSession(page));
  inspectors.set(page, inspector);
  const { data } = await inspector.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data, 'base64');
}
