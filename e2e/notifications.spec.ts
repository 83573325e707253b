import type { Page } from '@playwright/test';
import { createUnsubscribeTokens } from '../server/src/notifications/unsubscribe-token.ts';
import { expectNoViolation } from './accessibility.ts';
import { callAddress, callAsCommandLine, callPattern, readSecret } from './calls.ts';
import { mailTo } from './mails.ts';
import { expect, HARBOR, itemOf, signIn, test, watchPath } from './portal.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the digest is chosen by keyboard, stays chosen, and ends by the link of its mail', async ({ page }) => {
  const asked = page.waitForResponse(callPattern('GET /Users/Me'));
  await signIn(page, 'content@aurora.example', '/settings');
  const { id } = (await (await asked).json()) as { id: string };
  const choice = section(page, 'Notifications by mail');
  await choice.getByRole('radio', { name: 'Off' }).focus();
  await expect(choice.getByText(/^You get no mails about/)).toBeVisible();
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT');
  let save = saved();
  await page.keyboard.press('ArrowRight');
  await save;
  save = saved();
  await page.keyboard.press('ArrowRight');
  await save;
  await expect(choice.getByText(/^Every Monday morning/)).toBeVisible();
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
});

test('a choice that cannot be saved is taken back, and said', async ({ page }) => {
  await page.route(callPattern('PUT /Users/Me/Notifications'), (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 200, body: 'no' }) : route.continue(),
  );
  await signIn(page, 'manager@aurora.example', '/settings');
  const choice = section(page, 'Notifications by mail');
  await choice.getByText('Daily').click();
  await expect(page.getByText('Your choice could not be saved. Try again later.').first()).toBeVisible();
  await expect(choice.getByRole('radio', { name: 'Off' })).toBeChecked();
});

test.describe('a link of no mail', () => {
  test.use({ mayComplainOf: [/status of 404/] });
  test('ends nothing and says so', async ({ page }) => {
    await page.goto('/unsubscribe?token=made-up');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeFocused();
  });
});

test('a reminder is confirmed by a mail with a calendar entry, and another tells the new time', async ({
  page,
  request,
}) => {
  const { id, title } = itemOf('open-day-nordvik');
  await signIn(page, 'admin@aurora.example', watchPath('open-day-nordvik'));
  await page
    .getByRole('button', { name: `Remind me ${title}` })
    .first()
    .press('Enter');
  await expect(page.getByRole('status').getByText('Reminder set')).toBeVisible();
  const confirmed = await mailTo('admin@aurora.example', /Subject: Reminder set/);
  expect(confirmed).toContain(`/watch/${id}`);
  const sequence = (mail: string) => Number(/SEQUENCE:(\d+)/.exec(calendarIn(mail))?.[1]);
  expect(calendarIn(confirmed)).toContain('BEGIN:VEVENT');

  await callAsCommandLine(request, 'PUT /Management/MediaContents/:id/Schedules', {
    params: { id },
    body: { publishAt: new Date(Date.now() + 4 * 86_400_000).toISOString() },
  });
  const told = await mailTo('admin@aurora.example', /Subject: New time/);
  expect(sequence(told)).toBe(sequence(confirmed) + 1);
});

/** The attached entry, from base64 (RFC 2045, 6.8). */
function calendarIn(mail: string): string {
  const encoded = /text\/calendar[\s\S]*?base64[^\n]*\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(mail)?.[1] ?? '';
  return Buffer.from(encoded, 'base64').toString('utf8');
}

test('a device is switched on, shows what it is told, and is forgotten at sign-out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  // No push service is in reach of a test: the browser's side of it is played, the portal's is real.
  await page.addInitScript({ content: playPushService });
  await signIn(page, 'viewer@harbor.example', '/settings');
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
