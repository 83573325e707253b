import type { Page } from '@playwright/test';
import { callPattern } from './calls.ts';
import { expect, fillInSignIn, itemOf, signIn, test, watchPath } from './portal.ts';

// Every way in which a sign-in goes wrong ends in a sentence and a way on. What fails is made to fail on its way; the
// provider, the portal and the browser are the real ones.
test.use({ mayComplainOf: [/status of (4\d\d|5\d\d)|net::ERR_|Failed to fetch/] });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const home = (page: Page) => page.getByRole('region', { name: 'Featured' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const provider = '**/oidc/**';

/** How often the page went to the provider's sign-in: a loop would not end. */
function countSignIns(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/oidc/auth?')) count += 1;
  });
  return () => count;
}

test('an answer that belongs to no question of this browser is asked for once more, and is then one', async ({
  page,
}) => {
  await signIn(page, 'viewer@aurora.example');
  const signIns = countSignIns(page);
  await page.goto('/auth?code=of-somebody-else&state=of-somebody-else');
  await expect(home(page)).toBeVisible();
  expect(signIns()).toBe(1);
});

test('where every answer is lost, two are enough, and nothing goes on by itself', async ({ page }) => {
  await page.addInitScript({
    content: `if (location.pathname === '/auth' && !location.search.includes('kept')) {
      sessionStorage.clear();
      localStorage.clear();
    }`,
  });
  const signIns = countSignIns(page);
  await page.goto('/');
  await fillInSignIn(page, 'viewer@aurora.example');
  await expect(heading(page, 'Signing in did not work')).toBeVisible();
  await expect(page.getByText('its answer was too old to be used. Try again.')).toBeVisible();
  expect(signIns()).toBe(2);
  await tryAgain(page).press('Enter');
  await expect(heading(page, 'Signing in did not work')).toBeVisible();
  expect(signIns()).toBeLessThanOrEqual(4);
});

test('a second try that fails too says so, and the way on leads to where the person wanted to be', async ({
  page,
}) => {
  await page.goto(`${watchPath('five-checks')}?t=2`);
  await expect(heading(page, 'Sign in')).toBeVisible();
  const state = await waitingState(page);
  await page.goto(`/auth?error=server_error&state=${state}`);
  await expect(heading(page, 'Sign-in is not available')).toBeVisible();
  await tryAgain(page).click();
  await fillInSignIn(page, 'viewer@aurora.example');
  await expect(heading(page, itemOf('five-checks').title)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?t=2');
});

test('a sign-in that the person or the provider refuses ends in a sentence', async ({ page }) => {
  await page.goto('/playlist');
  await expect(heading(page, 'Sign in')).toBeVisible();
  const signIns = countSignIns(page);
  await page.goto(`/auth?error=access_denied&state=${await waitingState(page)}`);
  await expect(heading(page, 'You were not signed in')).toBeVisible();
  expect(signIns()).toBe(0);
  await tryAgain(page).click();
  await fillInSignIn(page, 'viewer@aurora.example');
  await expect(heading(page, 'My playlist')).toBeVisible();
});

test('a provider that does not answer ends in a sentence; once it does again, the same button leads in', async ({
  page,
}) => {
  await page.route(provider, (route) => route.abort());
  await page.goto('/categories');
  await expect(heading(page, 'Sign-in is not available')).toBeVisible();
  await tryAgain(page).click();
  await expect(heading(page, 'Sign-in is not available')).toBeVisible();
  await page.unroute(provider);
  await tryAgain(page).click();
  await fillInSignIn(page, 'viewer@aurora.example');
  await expect(heading(page, 'Discover')).toBeVisible();
});

test('a provider that answers nonsense at the last step is not asked for ever', async ({ page }) => {
  await page.route('**/oidc/token', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  const signIns = countSignIns(page);
  await page.goto('/');
  await fillInSignIn(page, 'viewer@aurora.example');
  await expect(heading(page, 'Sign-in is not available')).toBeVisible();
  expect(signIns()).toBe(1);
});

test('a session that was ended from elsewhere leads to a new one, and back to where the person was', async ({
  page,
  browser,
}) => {
  await signIn(page, 'both@aurora.example');
  await expect(home(page)).toBeVisible();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, 'both@aurora.example');
  await other.goto('/oidc/security');
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(heading(other, 'You are signed out everywhere')).toBeVisible();
  await elsewhere.close();
  await page.getByRole('navigation').getByRole('link', { name: 'My playlist' }).click();
  await fillInSignIn(page, 'both@aurora.example');
  await expect(heading(page, 'My playlist')).toBeVisible();
  await expect(tryAgain(page)).toHaveCount(0);
});

test('going back from the sign-in leads to the page before, or to a sentence that says how to go on', async ({
  page,
}) => {
  const visitors = `/public/${itemOf('five-checks').organizationId}`;
  await page.goto(visitors);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Back to portal' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(visitors);

  await page.goto('/playlist');
  await page.getByRole('button', { name: 'Back to portal' }).click();
  await expect(heading(page, 'You are not signed in')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillInSignIn(page, 'viewer@aurora.example');
  await expect(heading(page, 'My playlist')).toBeVisible();
});

test('a visitor whose provider does not answer goes on as a visitor, and is told when they ask', async ({
  page,
}) => {
  await page.route(provider, (route) => route.abort());
  await page.goto(`/public/${itemOf('five-checks').organizationId}`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The sign-in provider does not answer.').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('a session that the service does not take, such as from a provider whose clock is wrong, is no loop', async ({
  page,
}) => {
  const currentUser = callPattern('GET /Users/Me');
  await page.route(currentUser, (route) => route.fulfill({ status: 401, json: { errorCode: 0 } }));
  const signIns = countSignIns(page);
  await page.goto('/');
  await fillInSignIn(page, 'viewer@aurora.example');
  await expect(heading(page, 'Your sign-in was not accepted')).toBeVisible();
  await expect(page.getByText('check the time of this device')).toBeVisible();
  expect(signIns()).toBe(1);
  await page.unroute(currentUser);
  await tryAgain(page).click();
  await expect(home(page)).toBeVisible();
});

for (const minutes of [-20, 20])
  test(`a device whose clock is ${minutes} minutes off signs in and stays signed in`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await signIn(page, 'viewer@aurora.example');
    await expect(home(page)).toBeVisible();
    await page.reload();
    await expect(home(page)).toBeVisible();
  });

test('a renewal that fails three times, and again at the end, ends in a sentence and not in a loop', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await signIn(page, 'viewer@aurora.example');
  await expect(home(page)).toBeVisible();
  let asked = 0;
  await page.route(provider, (route) => {
    asked += 1;
    return route.abort();
  });
  const signIns = countSignIns(page);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20_000);
        return heading(page, 'Sign-in is not available').isVisible();
      },
      { timeout: 45_000 },
    )
    .toBe(true);
  // Three times a minute before the end, three times at the end, and once to leave.
  expect(asked).toBeLessThanOrEqual(7);
  const before = asked;
  await page.clock.runFor(120_000);
  expect([asked, signIns()]).toEqual([before, 0]);
  await page.unroute(provider);
  await tryAgain(page).click();
  await expect(home(page)).toBeVisible();
});

test('a visitor’s page goes on without the session that could not be renewed, and says so', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await signIn(page, 'viewer@aurora.example');
  await page.goto(`/public/${itemOf('five-checks').organizationId}`);
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  await page.route(provider, (route) => route.abort());
  await expect
    .poll(
      async () => {
        await page.clock.runFor(2_000);
        return page.getByText('Your session has ended. Sign in to go on.').first().isVisible();
      },
      { timeout: 50_000, intervals: [50] },
    )
    .toBe(true);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

const embedded = `/embed/${itemOf('five-checks').id}`;
const said = (page: Page, sentence: string) => page.getByRole('paragraph').filter({ hasText: sentence });
const button = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

test('a blocked sign-in window is explained; once the browser allows it, it signs in', async ({ page }) => {
  await page.addInitScript({
    content: `const open = window.open.bind(window);
      window.open = (...given) => (window.mayOpen ? open(...given) : null);`,
  });
  await page.goto(embedded);
  await button(page).press('Enter');
  await expect(said(page, 'Your browser kept the sign-in window from opening.')).toBeVisible();
  await page.evaluate('window.mayOpen = true');
  const opened = page.waitForEvent('popup');
  await button(page).press('Enter');
  await fillInSignIn(await opened, 'viewer@aurora.example');
  await expect(page.getByRole('region', { name: /player/i })).toBeVisible();
});

test('a window that is closed too early leaves the button, and the next one leads in', async ({ page }) => {
  await page.goto(embedded);
  let opened = page.waitForEvent('popup');
  await button(page).click();
  const first = await opened;
  await expect(heading(first, 'Sign in')).toBeVisible();
  await first.close();
  await expect(said(page, 'Go on in the window that has opened.')).toBeVisible();
  opened = page.waitForEvent('popup');
  await button(page).click();
  await fillInSignIn(await opened, 'viewer@aurora.example');
  await expect(page.getByRole('region', { name: /player/i })).toBeVisible();
});

test('a window whose provider does not answer closes, and the frame says why', async ({ page, context }) => {
  await context.route(provider, (route) => route.abort());
  await page.goto(embedded);
  const opened = page.waitForEvent('popup');
  await button(page).click();
  const popup = await opened;
  if (!popup.isClosed()) await popup.waitForEvent('close');
  await expect(said(page, 'The sign-in provider does not answer.')).toBeVisible();
  await expect(button(page)).toBeEnabled();
});

/** The state of the sign-in that waits at the provider. */
async function waitingState(page: Page): Promise<string> {
  const [key] = await page.evaluate<string[]>(
    `Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.'))`,
  );
  return key!.slice('oidc.'.length);
}
