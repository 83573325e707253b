// Slow: a connection is lost for as long as the player keeps on asking. Proves: what the player does when requests for media
// stall, break, are refused or never arrive. Ground: player/src/**, web/src/features/watch/stage/player-stage.tsx,
// client/lib/session/**.
import type { Browser, Page } from '@playwright/test';
import { callPattern } from '../calls.ts';
import { startFaultProxy, type Fault, type FaultProxy } from './fault-proxy.ts';
import { expect, publicPath, signIn, test as base, watchPath } from '../portal.ts';
import { currentTime, duration, play } from './watching.ts';

const test = base.extend<{ network: FaultProxy; bad: Page }>({
  network: async ({ complaints: _complaints }, run) => {
    const proxy = await startFaultProxy();
    await run(proxy);
    proxy.close();
  },
  // A browser reaches it for its own host, too, only when it is set not to bypass it.
  bad: async ({ browser, network, baseURL }, run) => {
    const context = await newContext(browser, network, baseURL);
    await run(await context.newPage());
    await context.close();
  },
});

const newContext = (browser: Browser, { server }: FaultProxy, baseURL: string | undefined) =>
  browser.newContext({
    ...(baseURL && { baseURL }),
    proxy: { server, bypass: '<-loopback>' },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  });

const mediaFile = callPattern('GET /media/:id/:version/:file');
const isSegment = ({ pathname }: URL) => mediaFile.test(pathname) && /\.(m4s|mp4|m4a)$/.test(pathname);
const isMedia = ({ pathname }: URL) => mediaFile.test(pathname) && !/poster/.test(pathname);
const currentUser = callPattern('GET /Users/Me');
const path = `${publicPath('fifty-hertz')}?t=0`;
const goesOn = async (page: Page, seconds: number) => {
  const from = await currentTime(page);
  await expect.poll(() => currentTime(page), { timeout: 45_000 }).toBeGreaterThan(from + seconds);
};

test('a segment that never comes, one that breaks off and a service that is out for a moment are waited out', async ({
  network,
  bad,
}) => {
  let requestCount = 0;
  network.fault = (address) => {
    if (!isSegment(address)) return undefined;
    requestCount += 1;
    return requestCount === 3
      ? 'stall'
      : requestCount === 5
        ? 'break'
        : [7, 8].includes(requestCount)
          ? 503
          : undefined;
  };
  await bad.goto(path);
  await play(bad);
  await goesOn(bad, 8);
  expect(requestCount).toBeGreaterThan(8);
  await expect(bad.getByRole('alert')).toBeHidden();
});

test('a picture that is lost in one quality is shown in another', async ({ network, bad }) => {
  let lost: string | undefined;
  network.fault = (address) => {
    if (!isSegment(address) || /audio/.test(address.pathname)) return undefined;
    lost ??= network.passed.some((each) => isSegment(new URL(each)) && !/audio/.test(each))
      ? address.pathname
      : undefined;
    return address.pathname === lost ? 404 : undefined;
  };
  await bad.goto(path);
  await play(bad);
  await goesOn(bad, 8);
  expect(lost).toBeDefined();
  await expect(bad.getByRole('alert')).toBeHidden();
});

/** Breaks requests for the media once playing has begun: the demo's items are short enough to be loaded whole. */
function onceBegun(network: FaultProxy, fault: (address: URL) => Fault | undefined): void {
  network.fault = (address) =>
    isMedia(address) && network.passed.filter((each) => isSegment(new URL(each))).length >= 6
      ? fault(address)
      : undefined;
}

/** Seconds that are loaded and not yet played. */
const left = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((media) => {
      const { buffered, currentTime } = media as unknown as Media;
      return buffered.length > 0 ? buffered.end(buffered.length - 1) - currentTime : 0;
    });
type Media = { buffered: { length: number; end(at: number): number }; currentTime: number };

/** Plays until the player says that the connection is lost. `also` loses it for the browser too. */
async function loseConnection(network: FaultProxy, bad: Page, also?: () => Promise<void>): Promise<void> {
  onceBegun(network, () => 'break');
  await bad.goto(path);
  await play(bad);
  await also?.();
  await expect(bad.getByRole('alert')).toContainText('The connection was lost.', { timeout: 60_000 });
}

async function goesOnOnceItIsBack(network: FaultProxy, bad: Page, also?: () => Promise<void>): Promise<void> {
  const stopped = await currentTime(bad);
  network.fault = () => undefined;
  await also?.();
  await expect(bad.getByRole('alert')).toBeHidden({ timeout: 20_000 });
  await expect.poll(() => currentTime(bad)).toBeGreaterThan(stopped + 1);
}

test('offline for a while, then back: it goes on where it stopped, without a touch', async ({
  network,
  bad,
}) => {
  await loseConnection(network, bad, () => bad.context().setOffline(true));
  await goesOnOnceItIsBack(network, bad, () => bad.context().setOffline(false));
});

test('a connection that is lost while the browser calls itself online: what is loaded plays to its end, then it goes on by itself', async ({
  network,
  bad,
}) => {
  await loseConnection(network, bad);
  expect(await left(bad)).toBeLessThan(0.5);
  await goesOnOnceItIsBack(network, bad);
});

test('a media token that ends sooner than the device knows is replaced by a new one', async ({
  network,
  bad,
}) => {
  let refused = 0;
  let requestCount = 0;
  onceBegun(network, () => {
    const tokens = network.passed.filter((each) => currentUser.test(each)).length;
    if (refused === 0) requestCount = tokens;
    if (tokens > requestCount) return undefined;
    refused += 1;
    return 401;
  });
  await signIn(bad, 'viewer@aurora.example', `${watchPath('fifty-hertz')}?t=0`);
  await play(bad);
  await expect.poll(() => refused).toBeGreaterThan(0);
  const segments = network.passed.filter((each) => isSegment(new URL(each))).length;
  await expect
    .poll(() => network.passed.filter((each) => isSegment(new URL(each))).length)
    .toBeGreaterThan(segments);
  await goesOn(bad, 3);
  await expect(bad.getByRole('alert')).toBeHidden();
});

test('somebody whose right has ended is told so, and what to do', async ({ network, bad }) => {
  onceBegun(network, () => 403);
  await bad.goto(path);
  await play(bad);
  await expect(bad.getByRole('alert')).toContainText('Reload the page to sign in again.', {
    timeout: 45_000,
  });
});

test('a jump to an end that is not loaded yet waits for it: the length stays what it is', async ({
  network,
  bad,
}) => {
  onceBegun(network, () => 'stall');
  await bad.goto(path);
  await play(bad);
  const whole = await duration(bad);
  await bad.getByRole('region', { name: 'Video player' }).press('End');
  await expect.poll(() => currentTime(bad)).toBe(whole);
  await expect(bad.getByRole('status', { name: 'Loading' }).or(bad.getByText('Loading'))).toBeAttached();
  expect(await duration(bad)).toBe(whole);
  network.fault = () => undefined;
  await expect(bad.getByRole('button', { name: /^(Watch again|Cancel)$/ })).toBeVisible({ timeout: 45_000 });
  expect(await duration(bad)).toBeCloseTo(whole, 0);
});
