import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { callAsCommandLine } from '../calls.ts';
import { enter } from '../portal.ts';
import { pressOn } from '../page-checks/tab-to.ts';

/** What makes Chromium record a camera and a microphone of its own, and its whole screen, without asking. */
export const fakeDevices = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--auto-select-desktop-capture-source=Entire screen',
];

export const recorderEmail = 'content@aurora.example';
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const press = (page: Page, name: string) => pressOn(button(page, name), 'Enter');
export const timer = (page: Page) => page.getByRole('timer', { name: 'Length of the recording' });

/** Opens the page, which takes long the first time, and turns on what is chosen there. */
export async function turnOn(page: Page, mode: string, opens: string, email = recorderEmail) {
  await enter(page, email, '/studio/record');
  await expect(page.getByRole('heading', { level: 1, name: 'Record' })).toBeVisible({ timeout: 90_000 });
  await page.getByRole('radio', { name: mode, exact: true }).check({ force: true });
  await press(page, opens);
  await expect(button(page, 'Start recording')).toBeVisible();
}

/** Seconds of a clock such as `0:06.5`. */
export const secondsOf = (clock: string) =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Waits until so many seconds are recorded. */
export const until = (page: Page, seconds: number) =>
  expect
    .poll(async () => secondsOf((await timer(page).textContent()) ?? '0'), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(seconds);

/** The item of a title once it is processed. */
export async function processed(request: APIRequestContext, title: string) {
  const find = async () =>
    (
      await callAsCommandLine(request, 'GET /Management/MediaContents', { query: { searchTerm: title } })
    ).find((each) => each.title === title);
  await expect
    .poll(async () => (await find())?.processingStatus, { timeout: 300_000 })
    .toBe(ProcessingStatus.COMPLETED);
  const { id } = (await find())!;
  return callAsCommandLine(request, 'GET /Management/MediaContents/:id', { params: { id } });
}
