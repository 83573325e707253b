// Slow: recordings last as long as they are, and are encoded.
// Proves: a camera, and a screen with a camera, are recorded by keyboard alone; a reload and a lost line in the middle lose nothing; the items have the right lengths and chapters.
// Ground: studio/src/upload, server/src/ingest/upload, server/src/ingest/recordings/trim.ts.
import { violationsOn } from '../page-checks/accessibility.ts';
import { chromium } from '../browsers/chromium.ts';
import { firefoxPath, startFirefox } from '../browsers/firefox.ts';
import { DEMO_PASSWORD, expect, test } from '../portal.ts';
import {
  button,
  fakeDevices,
  press,
  processed,
  recorderEmail,
  secondsOf,
  timer,
  turnOn,
  until,
} from './recording.ts';
import { tabTo, typeInto } from '../page-checks/tab-to.ts';

const launched = await chromium(true);
test.use({ launchOptions: { ...launched, args: [...(launched.args ?? []), ...fakeDevices] } });

// A screen of full size is encoded.
test.describe.configure({ timeout: 400_000 });

test('a camera is recorded with chapters and a pause, trimmed and kept as a draft, by keyboard alone', async ({
  page,
  request,
}) => {
  await turnOn(page, 'Camera', 'Turn on the camera');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('r');
  await expect(page.getByText('Recording starts in 3 seconds')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Start recording')).toBeVisible();
  await press(page, 'Start recording');
  await until(page, 0);
  await page.keyboard.press('c');
  await until(page, 3);
  await press(page, 'Mark a chapter');
  await page.keyboard.press('p');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const paused = await timer(page).textContent();
  await expect(page.getByText(/are uploaded/)).not.toHaveText(/^0 /, { timeout: 30_000 });
  await expect(timer(page)).toHaveText(paused!);
  await page.keyboard.press('p');
  await until(page, 6);
  await page.keyboard.press('s');

  await expect(page.getByRole('heading', { name: /^Your recording of \d+ seconds$/ })).toBeVisible();
  await expect.poll(() => page.evaluate("document.querySelector('video').readyState")).toBe(4);
  const length = secondsOf(await page.getByRole('textbox', { name: 'Ends at' }).inputValue());
  expect(length).toBeGreaterThan(5.5);
  expect(await violationsOn(page)).toEqual([]);
  await typeInto(page.getByRole('textbox', { name: 'Starts at' }), '0:01.0');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+ seconds stay\.$/)).toBeVisible();
  const marked = secondsOf((await page.getByRole('button', { name: /go to Chapter 2/ }).textContent())!);
  await typeInto(page.getByLabel('Title of chapter 2'), 'The second half');
  await typeInto(page.getByLabel('Title', { exact: true }), 'Recorded by keys');
  await press(page, 'Keep as a draft');
  await expect(page.getByRole('heading', { level: 1, name: 'Upload' })).toBeVisible();

  const item = await processed(request, 'Recorded by keys');
  expect(item.firstPublishedDate).toBeUndefined();
  expect(Math.abs(item.durationInSeconds! - (length - 1))).toBeLessThan(0.7);
  expect(item.chapters?.map(({ title }) => title)).toEqual(['Chapter 1', 'The second half']);
  // The clock leaves tenths out.
  expect(Math.abs(item.chapters![1]!.startTime - (marked + 0.5 - 1))).toBeLessThan(0.6);
  // Nothing is left on the device.
  await page.goto('/studio/record');
  await expect(button(page, 'Turn on the camera')).toBeVisible();
  await expect(page.getByText('Recordings on this device')).toHaveCount(0);
});

test('a screen with a camera goes on after a reload in the middle', async ({ page, request }) => {
  await turnOn(page, 'Both', 'Choose a screen and turn on the camera');
  const handle = button(page, 'Camera picture: drag it, or move it with the arrow keys');
  await tabTo(handle);
  const before = (await handle.boundingBox())!;
  for (let count = 0; count < 5; count++) await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await handle.boundingBox())!.x).toBeLessThan(before.x - 20);
  await page.getByRole('radio', { name: 'Top right' }).check({ force: true });
  await expect.poll(async () => (await handle.boundingBox())!.y).toBeLessThan(before.y - 20);
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'Start recording');
  await until(page, 5);
  await page.reload();
  await expect(page.getByText(/^A recording of \d seconds was interrupted\.$/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'Continue uploading');
  await typeInto(page.getByLabel('Title', { exact: true }), 'Recorded and broken off');
  await press(page, 'Publish');
  const item = await processed(request, 'Recorded and broken off');
  expect(item.durationInSeconds).toBeGreaterThan(3);
  expect(item.durationInSeconds).toBeLessThan(8);
  expect(item.firstPublishedDate).toBeDefined();
});

test.describe('a lost line', () => {
  test.use({ mayComplainOf: [/Failed to load resource|net::ERR/] });

  test('stops no recording, and what was recorded meanwhile is sent afterwards', async ({
    page,
    request,
  }) => {
    await turnOn(page, 'Sound', 'Turn on the microphone');
    await press(page, 'Start recording');
    await until(page, 2);
    await page.context().setOffline(true);
    await expect(page.getByText('No connection. Recording continues, and uploads later.')).toBeVisible();
    await until(page, 6);
    await page.context().setOffline(false);
    await until(page, 8);
    await press(page, 'Stop');
    await typeInto(page.getByLabel('Title', { exact: true }), 'Recorded on a train');
    await press(page, 'Keep as a draft');
    const item = await processed(request, 'Recorded on a train');
    expect(item.durationInSeconds).toBeGreaterThan(7);
  });

  test('two tabs never have the same recording', async ({ page, context }) => {
    await turnOn(page, 'Sound', 'Turn on the microphone');
    await press(page, 'Start recording');
    await until(page, 2);
    const other = await context.newPage();
    await other.goto('/studio/record');
    await expect(other.getByText('It is open in another tab.')).toBeVisible();
    await expect(button(other, 'Continue uploading')).toHaveCount(0);
    await press(page, 'Stop');
    await press(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(button(page, 'Turn on the microphone')).toBeVisible();
    await other.reload();
    await expect(button(other, 'Turn on the camera')).toBeVisible();
    await expect(other.getByText('Recordings on this device')).toHaveCount(0);
  });
});

test('Firefox records, and its recording becomes an item', async ({ request }) => {
  test.skip(!firefoxPath, 'Firefox is not installed.');
  const firefox = await startFirefox({
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
  });
  try {
    const portal = process.env['PUBLIC_URL']!;
    const on = (expression: string) => firefox.evaluate(portal, expression);
    const fill = (label: string, value: string) =>
      on(`(() => {
        const input = [...document.querySelectorAll('input')].find((each) =>
          [...(each.labels ?? [])].some((label) => label.textContent.trim().match(${label})));
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, ${JSON.stringify(value)});
        input.dispatchEvent(new Event('input', { bubbles: true }));
      })()`);
    const text = () => on('document.body.innerText');
    await firefox.goTo(`${portal}/studio/record`);
    await expect.poll(text, { timeout: 60_000 }).toContain('Sign in');
    await fill('/^E-?mail$/', recorderEmail);
    await fill('/^Password$/', DEMO_PASSWORD);
    await firefox.press(portal, 'Sign in');
    await expect.poll(text, { timeout: 60_000 }).toContain('Turn on the camera');
    await firefox.press(portal, 'Turn on the camera');
    await expect.poll(text).toContain('Start recording');
    await firefox.press(portal, 'Start recording');
    await expect.poll(text, { timeout: 60_000 }).toMatch(/\b0:(0[4-9]|[1-5]\d)\b/);
    await firefox.press(portal, 'Stop');
    await expect.poll(text).toContain('Keep as a draft');
    await fill('/^Title$/', 'Recorded by Firefox');
    await on(`[...document.querySelectorAll('button')].at(-1).scrollIntoView()`);
    await firefox.press(portal, 'Keep as a draft');
    const item = await processed(request, 'Recorded by Firefox');
    expect(Math.abs(item.durationInSeconds! - 4)).toBeLessThan(1.5);
  } finally {
    await firefox.close();
  }
});
