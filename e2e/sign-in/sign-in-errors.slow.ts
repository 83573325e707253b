// Slow: six whole ways of a sign-in that fails, each with pages that wait for answers.
// Proves: a failed or lost sign-in ends in a sentence and a way on, never in a loop.
// Ground: client/lib/session, client/lib/sign-in, web/src/pages/sign-in/auth-page.tsx, web/src/pages/sign-in/silent-auth-page.tsx, web/src/pages/sign-in/sign-in-failed.tsx, identity/src/pages.
import type { Page } from '@playwright/test';
import { newPerson } from '../desk/at-desk.ts';
import { callPattern } from '../calls.ts';
import { enter, expect, fillInSignIn, itemOf, signIn, test, watchPath } from '../portal.ts';

// Every way in which a sign-in goes wrong ends in a sentence and a way on. What fails is made to fail on its way; the
// provider, the portal and the browser are the real ones.
test.use({ mayComplainOf: [/status of (4\d\d|5\d\d)|net::ERR_|Failed to fetch/] });

const viewer = 'viewer@aurora.example';
const visitors = `/public/${itemOf('five-checks').organizationId}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const home = (page: Page) => page.getByRole('region', { name: 'Featured' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const signInOfVisitors = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });
const provider = '**/oidc/**';

/** How often the page went to the provider's sign-in: a loop would not end. */
function countSignIns(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/oidc/auth?')) count += 1;
  });
  return () => count;
}

test('where every answer is lost, two are enough; one of no question is asked for once more', async ({
  page,
  context,
}) => {
  await page.addInitScript({
    content: `if (location.pathname === '/auth') {
      sessionStorage.clear();
      localStorage.clear();
    }`,
  });
  const signIns = countSignIns(page);
  await enter(page, viewer);
  await expect(heading(page, 'Sign-in failed')).toBeVisible();
  await expect(page.getByText('The sign-in was not completed or took too long. Try again.')).toBeVisible();
  expect(signIns()).toBe(2);
  await tryAgain(page).press('Enter');
  await expect.poll(signIns).toBe(4);
  await expect(heading(page, 'Sign-in failed')).toBeVisible();
  expect(signIns()).toBe(4);

  const other = await context.newPage();
  const signInsOfOther = countSignIns(other);
  await other.goto('/auth?code=of-somebody-else&state=of-somebody-else', { waitUntil: 'commit' });
  await expect(home(other)).toBeVisible();
  expect(signInsOfOther()).toBe(1);
});

test('a refusal, a failure and going back end in a sentence, and the way on leads to where the person wanted to be', async ({
  page,
}) => {
  await page.goto(visitors);
  await signInOfVisitors(page).click();
  await page.getByRole('button', { name: 'Back to portal' }).click();
  await expect(signInOfVisitors(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(visitors);

  await page.goto(`${watchPath('five-checks')}?t=2`);
  await page.getByRole('button', { name: 'Back to portal' }).click();
  await expect(heading(page, 'You are not signed in')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();

  await page.goto(`/auth?error=server_error&state=${await waitingState(page)}`);
  await expect(heading(page, 'Sign-in is not available')).toBeVisible();
  await tryAgain(page).click();
  await expect(heading(page, 'Sign in')).toBeVisible();

  const signIns = countSignIns(page);
  await page.goto(`/auth?error=access_denied&state=${await waitingState(page)}`);
  await expect(heading(page, 'You were not signed in')).toBeVisible();
  expect(signIns()).toBe(0);
  await tryAgain(page).click();
  await fillInSignIn(page, viewer);
  await expect(heading(page, itemOf('five-checks').title)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?t=2');
});

test('a provider or a service that does not take part is no loop; once it does again, the same button leads in', async ({
  page,
}) => {
  const signIns = countSignIns(page);
  await page.route(provider, (route) => route.abort());
  await page.goto('/categories');
  await expect(heading(page, 'Sign-in is not available')).toBeVisible();
  await tryAgain(page).click();
  await expect(heading(page, 'Sign-in is not available')).toBeVisible();
  // A visitor goes on as a visitor, and is told when they ask.
  await page.goto(visitors);
  await signInOfVisitors(page).click();
  await expect(page.getByText('The sign-in provider is not responding.').first()).toBeVisible();
  await expect(signInOfVisitors(page)).toBeEnabled();
  await page.unroute(provider);
  expect(signIns()).toBe(0);

  // It answers nonsense at the last step.
  const token = '**/oidc/token';
  await page.route(token, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await enter(page, viewer);
  await expect(heading(page, 'Sign-in is not available')).toBeVisible();
  expect(signIns()).toBe(1);
  await page.unroute(token);

  // The service does not take the session, as that of a provider whose clock is wrong.
  const currentUser = callPattern('GET /Users/Me');
  await page.route(currentUser, (route) => route.fulfill({ status: 401, json: { errorCode: 0 } }));
  await tryAgain(page).click();
  await expect(heading(page, 'Your sign-in was not accepted')).toBeVisible();
  await expect(page.getByText('check the time on this device')).toBeVisible();
  expect(signIns()).toBe(2);
  await page.unroute(currentUser);
  await tryAgain(page).click();
  await expect(home(page)).toBeVisible();
});

test('a session that was ended from elsewhere leads to a new one, and back to where the person was', async ({
  page,
  browser,
}) => {
  const { email } = await newPerson();
  await page.goto('/');
  await fillInSignIn(page, email);
  await expect(home(page)).toBeVisible();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await enter(other, email, '/oidc/security');
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(heading(other, 'You are signed out everywhere')).toBeVisible();
  await elsewhere.close();
  await page.getByRole('navigation').getByRole('link', { name: 'My playlist' }).click();
  await fillInSignIn(page, email);
  await expect(heading(page, 'My playlist')).toBeVisible();
  await expect(tryAgain(page)).toHaveCount(0);
});

test('a device whose clock is 20 minutes off signs in and stays signed in', async ({ page }) => {
  for (const minutes of [-20, 20]) {
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await signIn(page, viewer);
    await expect(home(page)).toBeVisible();
    await page.reload();
    await expect(home(page)).toBeVisible();
  }
});

test('a sign-in window that is blocked, without an answer or closed too early leaves the button, which leads in', async ({
  page,
  context,
}) => {
  await page.addInitScript({
    content: `const open = window.open.bind(window);
      window.open = (...given) => (window.mayOpen ? open(...given) : null);`,
  });
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  const expectSentence = (sentence: string) =>
    expect(page.getByRole('paragraph').filter({ hasText: sentence })).toBeVisible();
  const openByButton = async () => {
    const opened = page.waitForEvent('popup');
    await button.press('Enter');
    return opened;
  };
  await page.goto(`/embed/${itemOf('five-checks').id}`);
  await button.press('Enter');
  await expectSentence('Your browser blocked the sign-in window.');

  await page.evaluate('window.mayOpen = true');
  await context.route(provider, (route) => route.abort());
  const silent = await openByButton();
  if (!silent.isClosed()) await silent.waitForEvent('close');
  await expectSentence('The sign-in provider is not responding.');
  await context.unroute(provider);

  const closed = await openByButton();
  await expect(heading(closed, 'Sign in')).toBeVisible();
  await closed.close();
  await expectSentence('Continue in the window that has opened.');

  await fillInSignIn(await openByButton(), viewer);
  await expect(page.getByRole('region', { name: /player/i })).toBeVisible();
});

/** The state of the sign-in that waits at the provider. */
async function waitingState(page: Page): Promise<string> {
  const [key] = await page.evaluate<string[]>(
    `Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.'))`,
  );
  return key!.slice('oidc.'.length);
}
