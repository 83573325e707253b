import type { Page } from '@playwright/test';
import { enter, expect } from '../portal.ts';
import { press } from '../recording/recording.ts';

/** Plans an event in the studio. Answers its id. */
export async function planEvent(page: Page, title: string): Promise<string> {
  await enter(page, 'content@aurora.example', '/studio/live');
  await press(page, 'New event');
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Plan event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return /live\/([\w-]{36})/.exec(page.url())![1]!;
}

/** Makes a key of the main input. Answers it, with the address for RTMP. */
export async function makeKey(page: Page): Promise<{ address: string; key: string }> {
  const address = (await page.getByText(/^rtmp:/).textContent())!;
  await page.getByRole('button', { name: /^Make a key.*Main input$/ }).click();
  const key = await page.getByRole('textbox', { name: 'Stream key' }).inputValue();
  await press(page, 'Done');
  return { address, key };
}

/** Waits until the event of an open page plays. It is muted, so that it may begin by itself. */
export async function untilItPlays(page: Page): Promise<void> {
  const plays = () =>
    page.evaluate<number>(`(() => {
      const video = document.querySelector('video');
      if (video?.paused) {
        video.muted = true;
        video.play().catch(() => {});
      }
      return video?.currentTime ?? 0;
    })()`);
  // An encoder that is late has to come to what is on air first.
  await expect.poll(plays, { timeout: 150_000 }).toBeGreaterThan(0.5);
}

/** Ends the event that runs in the studio, and waits for its recording. */
export async function endEvent(page: Page): Promise<void> {
  await press(page, 'End event');
  await page.getByRole('dialog', { name: 'End event' }).getByRole('button', { name: 'End event' }).click();
  await expect(page.getByText('Recording available')).toBeVisible({ timeout: 90_000 });
}
