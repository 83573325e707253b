import { expect, test as base, type Page } from '@playwright/test';
import { Browser } from '@tv/identity/testing/browser';
import { AURORA, HARBOR } from '../demo/organizations.ts';
import { DEMO_PASSWORD } from '../demo/people.ts';
import { items } from '../demo/world.ts';

export { AURORA, DEMO_PASSWORD, expect, HARBOR };

type Portal = {
  /** What the page may complain of in this test, e.g. the answer of a call that is refused on purpose. */
  mayComplainOf: RegExp[];
  complaints: string[];
};

const tellOfBreaches = `addEventListener('securitypolicyviolation', (event) =>
  console.error('content security policy', event.violatedDirective, event.blockedURI))`;

/** A page that complains – an error on its console, an exception, a break of the content security policy – has failed. */
export const test = base.extend<Portal>({
  mayComplainOf: [[], { option: true }],
  complaints: [
    async ({ page, mayComplainOf }, runTest) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.addInitScript({ content: tellOfBreaches });
      await runTest(complaints);
      const left = complaints.filter((each) => !mayComplainOf.some((pattern) => pattern.test(each)));
      // An answer that a test changes may still be on its way when the test is over. Later requests get the portal’s own, so complaints are counted before.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(left, 'what the page complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/** Fills in the provider's form, wherever the portal led there. */
export async function fillInSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel(/^E-?mail$/i).fill(email);
  await page.getByLabel(/^Passwor[dt]$/).fill(password);
  await page.getByRole('button', { name: /^(Sign in|Anmelden)$/ }).click();
}

/** Sessions of this worker, by e-mail address: each person signs in once. */
const sessions = new Map<string, Promise<ReturnType<Browser['cookies']>>>();

async function beginSession(email: string, password: string) {
  const browser = new Browser(process.env['PUBLIC_URL']!);
  await browser.signIn(email, password);
  return browser.cookies();
}

/**
 * Opens a page as somebody whose session is there already; nothing is typed. Tests that end sessions or change accounts
 * use `fillInSignIn`, or a person of their own.
 */
export async function enter(page: Page, email: string, path = '/', password = DEMO_PASSWORD): Promise<void> {
  if (!sessions.has(email)) sessions.set(email, beginSession(email, password));
  const { hostname } = new URL(process.env['PUBLIC_URL']!);
  const cookies = (await sessions.get(email))!;
  await page
    .context()
    .addCookies(cookies.map((cookie) => ({ ...cookie, domain: hostname, sameSite: 'Lax' as const })));
  await page.goto(path);
}

/** The same, until the page is there and knows the person. Before that a page with a banner leads to the provider and back. */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  await enter(page, email, path);
  await expect(page.locator('header button[data-initials]')).toBeVisible();
}

/** An item of the demo by its short name. */
export function itemOf(slug: string) {
  const item = items.find((each) => each.slug === slug);
  if (!item) throw new Error(`The demo has no "${slug}".`);
  return item;
}

export const watchPath = (slug: string) => `/watch/${itemOf(slug).id}`;
export const publicPath = (slug: string) => `/public/${itemOf(slug).organizationId}${watchPath(slug)}`;
