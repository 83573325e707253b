import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

const inspectors = new WeakMap<Page, CDPSession>();

/** Saves what is on the screen as a picture for a person to look at. Quicker than the test runner's own, which waits and compresses. */
export async function savePicture(page: Page, path: string): Promise<void> {
  const inspector = inspectors.get(page) ?? (await page.context().newCDPSession(page));
  inspectors.set(page, inspector);
  const { data } = await inspector.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data, 'base64');
}
