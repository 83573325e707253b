import type { Page } from '@playwright/test';
import { createUnsubscribeTokens } from '../../server/src/notifications/unsubscribe-token.ts';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { newPerson } from '../desk/at-desk.ts';
import { callAddress, callPattern, readSecret } from '../calls.ts';
import { chromium } from '../browsers/chromium.ts';
import { enter, expect, HARBOR, test } from '../portal.ts';

test.use({ launchOptions: await chromium() }); // its headless shell shows no notifications

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'the digest is chosen by keyboard, stays chosen, and ends by the link of its mail',
  { tag: '@all' },
  async ({ page }) => {
    const { id, email } = await newPerson();
    await enter(page, email, '/settings');
    const choice = section(page, 'Email notifications');
    await choice.getByRole('radio', { name: 'Off' }).focus();
    for (const words of [/every morning/, /every Monday morning/]) {
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await page.keyboard.press('ArrowRight');
      await saved;
      await expect(choice.getByText(words)).toBeVisible();
    }
    await expectNoViolation(page);
    await page.reload();
    await expect(choice.getByRole('radio', { name: 'Weekly' })).toBeChecked();

    const token = createUnsubscribeTokens(readSecret('secret-key')).issue(id);
    await page.goto(callAddress('GET /Notifications/Unsubscriptions', { query: { token } }));
    await expect(page.getByRole('heading', { name: 'Stop the digest?' })).toBeVisible();
    expect(page.url()).not.toContain(token);
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused();
    await page.getByRole('link', { name: 'Open settings' }).click();
    await expect(choice.getByRole('radio', { name: 'Off' })).toBeChecked();
  },
);

test('a device is switched on, shows what it is told, and is forgotten at sign-out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  // No push service is in reach of a test: the browser's side of it is played, the portal's is real.
  await page.addInitScript({ content: playPushService });
  const { email } = await newPerson({ organizationId: HARBOR });
  await enter(page, email, '/settings');
  const device = section(page, 'Notifications on this device');
  const subscribed = page.waitForResponse(callPattern('POST /Users/Me/PushSubscriptions'));
  await device.getByRole('button', { name: 'Turn on for this device' }).press('Enter');
  expect((await subscribed).status()).toBe(201);
  await expect(device.getByRole('button', { name: 'Turn off for this device' })).toBeVisible();
  await page.reload();
  await expect(device.getByRole('button', { name: 'Turn off for this device' })).toBeVisible();

  const path = `/public/${HARBOR}`;
  await deliver(page, { title: 'The premiere', body: 'Now available', path, tag: 'one' });
  await deliver(page, { title: 'The premiere', body: 'Now available', path, tag: 'one' });
  await expect.poll(() => shown(page)).toEqual([{ title: 'The premiere', body: 'Now available', path }]);

  // Opening a window needs a hand on the notification, so that is only asked for.
  const [worker] = context.serviceWorkers();
  expect(await worker!.evaluate<string[]>(press(path, 'https://elsewhere.example/'))).toEqual([
    new URL(path, page.url()).href,
  ]);

  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are now signed out' })).toBeVisible();
  expect(
    await page.evaluate(`Object.keys(localStorage).filter((key) => /push|subscribed/.test(key))`),
  ).toEqual([]);
});

/** In the page: a push service that stores in the browser whether it is subscribed. */
const playPushService = `{
  const subscription = () => {
    const stored = localStorage.getItem('subscribed');
    return stored && {
      toJSON: () => JSON.parse(stored),
      unsubscribe: async () => localStorage.removeItem('subscribed'),
    };
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => subscription(),
    async subscribe() {
      const keys = { p256dh: 'B' + 'A'.repeat(86), auth: 'A'.repeat(22) };
      const endpoint = 'https://push.example/' + crypto.randomUUID();
      localStorage.setItem('subscribed', JSON.stringify({ endpoint, keys }));
      return subscription();
    },
  });
}`;

/** In the worker: notifications of these paths are pressed; what windows it then opens. */
const press = (...paths: string[]) => `(async () => {
  const opened = [];
  self.clients.openWindow = async (address) => void opened.push(address);
  for (const path of ${JSON.stringify(paths)})
    await new Promise((done) =>
      self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), {
        notification: { close() {}, data: { path } },
        waitUntil: (work) => void work.then(done),
      })));
  return opened;
})()`;

async function deliver(page: Page, data: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const known = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) known.resolve(first.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known.promise;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(data),
  });
  await session.detach();
}

const shown = (page: Page) =>
  page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, body, data }) => ({ title, body, path: data.path })))`);
