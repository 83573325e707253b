// Slow: recordings last as long as they are, and are encoded.
// Proves: a recording goes on in a hidden tab of a slow computer, with a countdown and chapters that keep time; each of two tabs keeps its own; one that a tab has open is not opened by another; after a full device and a crash all that arrived becomes an item.
// Ground: studio/src/upload, server/src/ingest/upload.
import { Browser } from '@tv/identity/testing/browser';
import { chromium } from '../browsers/chromium.ts';
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
import { startStockChromium, stockChromiumPath, type Tab } from '../browsers/stock-chromium.ts';
import { typeInto } from '../page-checks/tab-to.ts';

const portal = process.env['PUBLIC_URL']!;
const launched = await chromium(true);
test.use({ launchOptions: { ...launched, args: [...(launched.args ?? []), ...fakeDevices] } });
test.describe.configure({ timeout: 400_000 });

/** Seconds of the page's clock at which the recording began. Timers of hidden pages are late, observers are not. */
const noteBegin = `new Promise((resolve) => {
  globalThis.pressedAt = performance.now();
  const look = () => {
    if (!document.querySelector('[role=timer]')) return;
    observer.disconnect();
    globalThis.begunAt = performance.now();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true });
  resolve();
})`;

/** Presses *Mark a chapter*; answers when, in seconds of the recording. */
const markChapter = (tab: Tab) =>
  tab.evaluate<number>(`(() => {
    [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === 'Mark a chapter').click();
    return (performance.now() - begunAt) / 1000;
  })()`);

test('a hidden tab of a slow computer records on, and keeps time', async ({ request }) => {
  test.skip(!stockChromiumPath, 'This machine has no Chromium that hides tabs.');
  const browser = new Browser(portal);
  await browser.signIn(recorderEmail, DEMO_PASSWORD);
  const chromium = await startStockChromium(fakeDevices);
  try {
    const { hostname } = new URL(portal);
    const cookies = browser.cookies().map((cookie) => ({ ...cookie, domain: hostname, path: '/' }));
    await chromium.send('Storage.setCookies', { cookies });
    const tab = await chromium.open(`${portal}/studio/record`);
    await tab.has('What to record');
    await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tab.press('Both');
    await tab.press('Choose a screen and turn on the camera');
    await tab.has('Start recording');
    await tab.evaluate(noteBegin);
    await tab.press('Start recording');
    await chromium.open('about:blank');
    await expect.poll(() => tab.evaluate('document.visibilityState')).toBe('hidden');
    const recorded = () => tab.evaluate<number>('(performance.now() - globalThis.begunAt) / 1000');
    await expect.poll(recorded, { timeout: 60_000 }).toBeGreaterThan(4);
    // Three seconds; timers of a hidden page would make them five.
    expect(await tab.evaluate('(begunAt - pressedAt) / 1000')).toBeLessThan(4.5);
    const marked = [await markChapter(tab)];
    await expect.poll(recorded, { timeout: 60_000 }).toBeGreaterThan(9);
    marked.push(await markChapter(tab));
    await expect.poll(recorded, { timeout: 60_000 }).toBeGreaterThan(12);
    await tab.show();
    await tab.press('Stop');
    await tab.has('Keep as a draft');
    await tab.evaluate(`(() => {
      const input = [...document.querySelectorAll('input')].find((each) => each.labels?.[0]?.textContent.trim() === 'Title');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, 'Recorded unseen');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
    const length = secondsOf(
      await tab.evaluate(
        `[...document.querySelectorAll('input')].findLast((each) => each.ariaLabel === 'Ends at').value`,
      ),
    );
    expect(length).toBeGreaterThan(12);
    await tab.press('Keep as a draft');
    await tab.has('Upload');
    const item = await processed(request, 'Recorded unseen');
    expect(Math.abs(item.durationInSeconds! - length)).toBeLessThan(1);
    const times = item.chapters!.map(({ startTime }) => startTime);
    expect(times).toHaveLength(2);
    for (const [at, time] of times.entries()) expect(Math.abs(time - marked[at]!)).toBeLessThan(0.5);
  } finally {
    await chromium.close();
  }
});

test('two tabs record at once, and each keeps its own', async ({ page, context, request }) => {
  const other = await context.newPage();
  await turnOn(page, 'Sound', 'Turn on the microphone');
  await turnOn(other, 'Sound', 'Turn on the microphone');
  await press(page, 'Start recording');
  await press(other, 'Start recording');
  await until(page, 2);
  await until(other, 6);
  for (const [tab, title] of [
    [page, 'Recorded in one tab'],
    [other, 'Recorded in the other tab'],
  ] as const) {
    await press(tab, 'Stop');
    await typeInto(tab.getByLabel('Title', { exact: true }), title);
  }
  await press(page, 'Keep as a draft');
  await press(other, 'Keep as a draft');
  const [one, another] = [
    await processed(request, 'Recorded in one tab'),
    await processed(request, 'Recorded in the other tab'),
  ];
  expect(one.id).not.toBe(another.id);
  await other.goto('/studio/record');
  await expect(button(other, 'Turn on the camera')).toBeVisible();
  await expect(other.getByText('Recordings on this device')).toHaveCount(0);
});

test('a recording that a tab has open is not opened by another', async ({ page, context }) => {
  await turnOn(page, 'Sound', 'Turn on the microphone');
  await press(page, 'Start recording');
  await until(page, 2);
  await page.reload();
  const other = await context.newPage();
  await other.goto('/studio/record');
  await expect(button(other, 'Continue uploading')).toBeVisible();
  await press(page, 'Continue uploading');
  await expect(button(page, 'Keep as a draft')).toBeVisible();
  // Its list is of before.
  await press(other, 'Continue uploading');
  await expect(other.getByText('It is open in another tab.')).toBeVisible();
  await expect(button(other, 'Continue uploading')).toHaveCount(0);
  await press(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(button(page, 'Turn on the camera')).toBeVisible();
});

test.describe('a full device', () => {
  test.use({ mayComplainOf: [/QuotaExceeded/] });

  test('and a crash lose nothing that has arrived', async ({ page, context, request }) => {
    await turnOn(page, 'Camera', 'Turn on the camera');
    const session = await context.newCDPSession(page);
    await press(page, 'Start recording');
    await until(page, 3);
    await session.send('Storage.overrideQuotaForOrigin', { origin: portal, quotaSize: 1 });
    await expect(page.getByText(/^This device has no room left/)).toBeVisible();
    const full = secondsOf((await timer(page).textContent())!);
    const arrived = await page.getByText(/are uploaded/).textContent();
    await until(page, full + 5);
    await expect(page.getByText(/are uploaded/)).not.toHaveText(arrived!);
    const crashed = page.waitForEvent('crash');
    // It is never answered.
    void session.send('Page.crash').catch(() => {});
    await crashed;

    const after = await context.newPage();
    await after.goto('/studio/record');
    await press(after, 'Continue uploading');
    await typeInto(after.getByLabel('Title', { exact: true }), 'Recorded on a full device');
    await press(after, 'Keep as a draft');
    const item = await processed(request, 'Recorded on a full device');
    expect(item.durationInSeconds).toBeGreaterThan(full + 2);
  });
});
