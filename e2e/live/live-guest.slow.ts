// Slow: streams come in real time, and two browsers send.
// Proves: a guest joins by a link, is seen by the presenter alone, goes on air and off, and what viewers get follows.
// Ground: server/src/live, studio/src/live, studio/src/upload/broadcast, studio/src/pages/live/backstage-page.tsx.
import type { Page } from '@playwright/test';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { callAddress, callAsCommandLine } from '../calls.ts';
import { chromium } from '../browsers/chromium.ts';
import { endEvent, planEvent } from './live-event.ts';
import { expect, signIn, test } from '../portal.ts';
import { button, fakeDevices, press } from '../recording/recording.ts';

const launched = await chromium(true);
test.use({
  launchOptions: { ...launched, args: [...(launched.args ?? []), ...fakeDevices] },
  // A preview ends while a player still asks for it.
  mayComplainOf: [/live\/guest-.*m3u8/],
});
test.describe.configure({ timeout: 400_000 });

const title = 'Town hall with a guest';
const patient = { timeout: 90_000 };

/** Seconds that a picture of a stream has played. What a camera shows is none. */
const streamed = (page: Page) =>
  page.evaluate<number>(`Math.max(0, ...[...document.querySelectorAll('video')]
    .filter(({ srcObject, videoWidth }) => !srcObject && videoWidth > 0)
    .map(({ currentTime }) => currentTime))`);

/** How many runs of the encoder viewers have seen: each change of the input is another one. */
const runsSeen = async (page: Page, id: string) => {
  const main = callAddress('GET /media/:id/live/:file', { params: { id, file: 'master.m3u8' } });
  const list = await page.evaluate<string>(`(async () => {
    const main = await (await fetch('${main}')).text();
    const track = /^(video-\\d+\\.m3u8\\S*)/m.exec(main)?.[1];
    return (await fetch(new URL(track, location.origin + '${main}'))).text();
  })()`);
  return list.split('#EXT-X-MAP').length - 1;
};

test('a second speaker waits backstage, goes on air and off, and a lost line takes them off', async ({
  page,
  browser,
  request,
}) => {
  const id = await planEvent(page, title);
  await callAsCommandLine(request, 'PATCH /Management/MediaContents/:id', {
    params: { id },
    body: { visibility: 2 },
  });
  await page.getByLabel('Name of the guest').fill('Guest speaker');
  await press(page, 'Make a link');
  const link = await page.getByRole('textbox', { name: 'Link of the guest' }).inputValue();
  const key = new URL(link).hash.slice(1);
  await press(page, 'Done');

  // Nobody signs in there.
  const guest = await browser.newPage({ baseURL: process.env['PUBLIC_URL']! });
  const addresses: string[] = [];
  guest.on('request', (each) => void addresses.push(each.url(), each.headers()['referer'] ?? ''));
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(guest.getByText('Not joined')).toBeVisible();
  await press(guest, 'Turn on the camera');
  await expect(button(guest, 'Join backstage')).toBeVisible();
  await expectNoViolation(guest);
  await press(guest, 'Join backstage');
  await expect(guest.getByText(/^Only those who run the event see and hear you/)).toBeVisible(patient);

  // The presenter sees the guest, and nothing arrives for viewers.
  await expect.poll(() => streamed(page), patient).toBeGreaterThan(0.5);
  await expect(page.getByText('Waiting for the stream')).toBeVisible();
  await press(page, 'Use this browser');
  await press(page, 'Turn on the camera');
  await press(page, 'Start sending');
  await expect(page.getByText('Ready to go on air')).toBeVisible(patient);
  await press(page, 'Go on air');
  const viewer = await browser.newPage({ baseURL: process.env['PUBLIC_URL']! });
  await signIn(viewer, 'viewer@aurora.example', `/watch/${id}`);
  await viewer.getByRole('button', { name: 'Play', exact: true }).first().click({ timeout: 150_000 });
  const began = await streamed(viewer);
  await expect.poll(() => streamed(viewer), { timeout: 150_000 }).toBeGreaterThan(began + 0.5);
  expect(await runsSeen(viewer, id)).toBe(1);
  await expect.poll(() => streamed(guest), patient).toBeGreaterThan(0.5);
  await expect(guest.getByText(/seconds? behind$/)).toBeVisible();

  await page.locator('h1').click();
  await page.keyboard.press('g');
  await expect(page.getByText(/^Viewers see .*Guest speaker.* now/)).toBeVisible(patient);
  await expect(guest.getByText('Viewers see and hear you.')).toBeVisible(patient);
  await expect.poll(() => runsSeen(viewer, id), patient).toBe(2);
  const seen = await streamed(viewer);
  await expect.poll(() => streamed(viewer), patient).toBeGreaterThan(seen + 6);

  await guest.context().setOffline(true);
  await expect(page.getByRole('button', { name: /^Put .*Guest speaker.* on air$/ })).toBeVisible(patient);
  await expect.poll(() => runsSeen(viewer, id), patient).toBe(3);
  await guest.context().setOffline(false);
  await expect(guest.getByText(/^Only those who run the event see and hear you/)).toBeVisible(patient);
  await expect.poll(() => page.getByText('Backstage', { exact: true }).count(), patient).toBe(1);
  expect(await runsSeen(viewer, id)).toBe(3);

  await press(page, 'End link');
  await page.getByRole('dialog', { name: 'End link' }).getByRole('button', { name: 'End link' }).click();
  await expect(guest.getByRole('heading', { name: 'The presenter ended your link' })).toBeVisible(patient);
  expect(addresses.filter((each) => each.includes(key))).toEqual([]);
  await endEvent(page);
  await Promise.all([guest, viewer].map((each) => each.close()));
});
