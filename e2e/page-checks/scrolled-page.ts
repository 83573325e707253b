import type { Page, Request } from '@playwright/test';
import { expect } from '../portal.ts';

// What a page holds while it is scrolled as far as it goes.

type Shown = { elements: number; pictures: number; scrolled: number; height: number; isAtEnd: boolean };

const whatIsShown = `{
  elements: document.querySelectorAll('*').length, pictures: document.querySelectorAll('img').length,
  scrolled: Math.round(scrollY), height: document.documentElement.scrollHeight,
  isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1 }`;

export const shown = (page: Page): Promise<Shown> => page.evaluate(`(${whatIsShown})`);

export const scrollBy = (page: Page, pixels: number) => page.evaluate(`scrollBy(0, ${pixels})`);

/** Waits for the next frame of the page, or of the one that takes its place meanwhile. */
const nextFrame = (page: Page) =>
  page.evaluate('new Promise(requestAnimationFrame)').catch(async (problem: unknown) => {
    if (!String(problem).includes('navigation')) throw problem;
    await page.waitForLoadState();
  });

const requests = new WeakMap<Page, Set<Request>>();

/** Follows the requests of a page that have not ended. */
export function followRequests(page: Page): void {
  const open = new Set<Request>();
  requests.set(page, open);
  page.on('request', (request) => open.add(request));
  const close = (request: Request) => open.delete(request);
  page.on('requestfinished', close).on('requestfailed', close);
}

const isIdle = (page: Page) => requests.get(page)?.size === 0;

/** Waits until every request has ended and the page has painted the answers. */
export async function idle(page: Page): Promise<void> {
  await expect.poll(() => nextFrame(page).then(() => isIdle(page)), { intervals: [20] }).toBe(true);
  await nextFrame(page);
}

/** Waits until a page has its heading or its player, and nothing of it is under way any more. */
export async function settled(page: Page): Promise<void> {
  const begun = page.locator('h1').or(page.getByRole('region', { name: /player/i }));
  await expect(begun.first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (let calmFrames = 0; calmFrames < 8;) {
    await nextFrame(page);
    calmFrames = isIdle(page) ? calmFrames + 1 : 0;
  }
}

/** Scrolls, and answers what is on the page once that is painted. */
const scrollAndLook = (page: Page, pixels: number): Promise<Shown> =>
  page.evaluate(`(scrollBy(0, ${pixels}), new Promise(requestAnimationFrame)).then(() => (${whatIsShown}))`);

/** Scrolls to the end, as fast as lists come. Answers the most that was ever on the page. */
export async function toTheEnd(page: Page): Promise<{ elements: number; pictures: number }> {
  const most = { elements: 0, pictures: 0 };
  let height = 0;
  for (let calmFrames = 0; calmFrames < 12;) {
    const now = await scrollAndLook(page, 800);
    const isCalm = now.isAtEnd && now.height === height && isIdle(page);
    calmFrames = isCalm ? calmFrames + 1 : 0;
    height = now.height;
    for (const key of ['elements', 'pictures'] as const) most[key] = Math.max(most[key], now[key]);
  }
  return most;
}

/** Scrolls back to the beginning. Answers the most that was ever on the page. */
export async function toTheTop(page: Page): Promise<{ elements: number; pictures: number }> {
  const most = { elements: 0, pictures: 0 };
  for (let scrolled = Infinity; scrolled > 0;) {
    const now = await scrollAndLook(page, -1_600);
    for (const key of ['elements', 'pictures'] as const) most[key] = Math.max(most[key], now[key]);
    ({ scrolled } = now);
  }
  return most;
}

/** Megabytes of the page's heap. */
export async function heapOf(page: Page): Promise<number> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inspector.send('Runtime.getHeapUsage');
  await inspector.detach();
  return Math.round(usedSize / 1e6);
}

/** Ends streams of the studio at once: beside one that stays open the network would never be idle. */
export const endStreams = (page: Page) =>
  page.route(/\/(Processings|Presences)\/Events/, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
