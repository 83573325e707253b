// Slow: 40 seconds of a film are watched with a processor slowed four times, and a page comes over a slow line.
// Proves: what is told to the service is what the browser has played, at several speeds and across seeks; nothing moves on the watch page.
// Ground: player/src/reports/played-ranges.ts, player/src/reports/report-watching.ts, player/src/playback/observe-media.ts.
import type { Page } from '@playwright/test';
import { newItem } from '../desk/at-desk.ts';
import { callPattern } from '../calls.ts';
import { enter, expect, test } from '../portal.ts';
import { followRequests, settled } from '../page-checks/scrolled-page.ts';
import { slowDown, watchShifts } from '../page-checks/shifts.ts';
import { currentTime, play } from './watching.ts';

type Range = [from: number, to: number];
/** What the test reads and sets of the media element. */
type Video = {
  currentTime: number;
  playbackRate: number;
  played: { length: number; start(at: number): number; end(at: number): number };
};

const lengthOf = (ranges: readonly Range[]) => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** Ranges without what they share. */
function joined(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

/** The browser's own record of what it has played. */
const playedBy = (page: Page) =>
  page.locator('video').evaluate((element) => {
    const { played } = element as unknown as Video;
    return Array.from({ length: played.length }, (_, at): Range => [played.start(at), played.end(at)]);
  });

test('on a slow machine what was watched is what is told', async ({ page }) => {
  test.setTimeout(240_000);
  const id = await newItem({ title: 'Watched on a slow machine', from: 'north-wind' });
  const reported: Range[] = [];
  page.on('request', (request) => {
    if (callPattern('POST /WatchedTimestamps').test(request.url()) && request.method() === 'POST')
      reported.push(...(request.postDataJSON() as { ranges: Range[] }).ranges);
  });
  await enter(page, 'viewer@aurora.example', `/watch/${id}`);
  await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await play(page);

  const set = (state: Partial<Video>) =>
    page.locator('video').evaluate((element, given) => void Object.assign(element, given), state);
  const until = (seconds: number) =>
    expect.poll(() => currentTime(page), { timeout: 60_000 }).toBeGreaterThan(seconds);
  await until(12);
  await set({ playbackRate: 2 });
  await until(20);
  await set({ currentTime: 28, playbackRate: 0.5 });
  await until(31);
  await set({ currentTime: 3, playbackRate: 1 });
  await until(6);
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();

  const played = await playedBy(page);
  // A second in a minute at most, at the borders of what was played.
  const wrong = () => Math.abs(lengthOf(joined(reported)) - lengthOf(played));
  await expect.poll(wrong).toBeLessThan(lengthOf(played) / 60);
  expect(joined(reported).length).toBe(played.length);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`on a slow machine and line nothing moves on the watch page, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enter(page, 'viewer@aurora.example', '/');
    const item = await page.locator('main article a').first().getAttribute('href');
    followRequests(page);
    await slowDown(page);
    await page.addInitScript({ content: watchShifts });
    await page.goto(item!);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await settled(page);
    expect(await page.evaluate('shifts')).toBeLessThanOrEqual(0.02);
  });
