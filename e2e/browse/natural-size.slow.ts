// Slow: a library of 2,550 items in 305 categories is scrolled to its end, on a phone and on a desk.
// Proves: what a page holds is bounded by the screen, nothing shifts, and Back finds its place.
// Ground: web/src/pages, ui/src, web/src/features/home, web/src/features/discover
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Visibility } from '../../contract/src/enumerations.ts';
import { createMediaContents } from '../../server/src/media-contents/create-db.ts';
import { newReadyItem } from '../../server/src/media-contents/new-item.ts';
import { sql } from '../../server/src/platform/db/sql.ts';
import { anOrganization, aPackage } from '../../server/src/test-builders.ts';
import { startWithProvider } from '../../server/test/isolation/start-with-provider.ts';
import { expect, test as base } from '../portal.ts';
import { freePort } from '../../tools/test/free-port.mjs';
import { slowDown, watchShifts } from '../page-checks/shifts.ts';
import {
  followRequests,
  heapOf,
  idle,
  scrollBy,
  shown,
  toTheEnd,
  toTheTop,
} from '../page-checks/scrolled-page.ts';

// A library as large as real ones are: what is on a page is bounded by the screen, not by the library.

const categoryCount = 305;
const itemCount = 2550;
/** Items of one tag. */
const taggedCount = 727;
const maxElements = 6_000;
const maxPictures = 160;
/** Megabytes of the page's heap, once what nobody refers to was collected. */
const maxHeap = 100;
/** Of pictures that are not there; a pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Library = { address: string; organizationId: string };

const test = base.extend<object, { library: Library }>({
  library: [
    async ({ browserName: _browser }, run) => {
      const port = await freePort();
      const address = `http://localhost:${port}`;
      const service = await startWithProvider(
        { PUBLIC_URL: address, PORT: String(port) },
        join(import.meta.dirname, '../../web/dist'),
      );
      const clock = setInterval(() => service.setNow(new Date()), 500);
      const organizationId = await anOrganization(service.db, { name: 'Natural Size' });
      await seed(service.db, organizationId);
      await service.app.listen({ port, host: '127.0.0.1' });
      await run({ address, organizationId });
      clearInterval(clock);
      await service.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Titles of 8 to 190 characters; an item is in one to three categories, and each category has some. */
async function seed(db: Parameters<typeof anOrganization>[0], organizationId: string): Promise<void> {
  await db.query(sql`
    insert into categories (id, organization_id, name)
    select gen_random_uuid(), ${organizationId}::uuid, 'Category ' || to_char(n, 'FM000')
    from generate_series(1, ${categoryCount}::int) n`);
  const thumbhash = 'GRgCBYBEiHaAd4h3eIh3Z3eAeYB3';
  const items = Array.from({ length: itemCount }, (_, index) => {
    const number = index + 1;
    return newReadyItem({
      id: randomUUID(),
      organizationId,
      title: `Talk ${number}${' on what we learned'.repeat(number % 11)}`,
      tags: [number <= taggedCount ? 'many' : 'few'],
      visibility: Visibility.PUBLIC,
      publishDate: new Date(Date.now() - number * 3_600_000),
      package: aPackage({ durationInSeconds: 600, thumbhash, hasSeekPreviews: false }),
    });
  });
  await createMediaContents(db, items);
  await db.query(sql`
    update media_contents set visitor_count = n
    from unnest(${items.map(({ id }) => id)}::uuid[]) with ordinality as each_item (id, n)
    where media_contents.id = each_item.id and n % 100 = 7`);
  await db.query(sql`
    insert into media_content_categories (media_content_id, category_id)
    select mc.id, c.id
    from (select id, row_number() over (order by publish_date) as n from media_contents) mc
    join (select id, row_number() over (order by name) as n from categories) c
      on c.n = any(array[mc.n % ${categoryCount}::int + 1, mc.n * 7 % ${categoryCount}::int + 1])`);
}

/** Scrolls to the end, without a shift, and back, and compares what is on the page with what may be. */
async function expectBounded(page: Page): Promise<void> {
  const there = await toTheEnd(page);
  expect(await page.evaluate('shifts')).toBeLessThanOrEqual(0.02);
  const back = await toTheTop(page);
  const heap = await heapOf(page);
  test.info().annotations.push({ type: 'most', description: JSON.stringify({ there, back, heap }) });
  for (const { elements, pictures } of [there, back]) {
    expect(elements).toBeLessThan(maxElements);
    expect(pictures).toBeLessThan(maxPictures);
  }
  expect(heap).toBeLessThan(maxHeap);
}

async function open(page: Page, library: Library, path: string): Promise<void> {
  followRequests(page);
  await page.route('**/poster?*', (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
  await page.addInitScript({ content: watchShifts });
  await page.goto(`${library.address}/public/${library.organizationId}${path}`);
}

// Styles of the tests’ own may come in.
test.use({ bypassCSP: true });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('home, to its end: elements, pictures and shifts are bounded; every category is named', async ({
      page,
      library,
    }) => {
      await open(page, library, '');
      await expect(page.getByRole('heading', { name: 'Category 001' })).toBeVisible();
      const rows = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
      expect(rows.slice(0, 3)).toEqual(['Newest', 'Most watched', 'Category 001']);
      await expect(firstOf(page, 'Newest')).toHaveText(/^Talk 1 /);
      await expect(firstOf(page, 'Most watched')).toHaveText(/^Talk 2507/);
      await expectBounded(page);
      await expect(page.getByRole('heading', { level: 2, name: /^Category/ })).toHaveCount(categoryCount);
      // The last ones are really there.
      const last = page.getByRole('region', { name: 'Category 305' });
      await last.scrollIntoViewIfNeeded();
      await expect(last.getByRole('article').first()).toBeVisible();
    });

    for (const titles of ['cut off', 'however long'])
      test(`home, titles ${titles}: Back finds its place to the pixel`, async ({ page, library }) => {
        await open(page, library, '');
        if (titles !== 'cut off')
          await page.addStyleTag({ content: '* { -webkit-line-clamp: none !important }' });
        await expect(page.getByRole('heading', { name: 'Category 001' })).toBeVisible();
        for (let step = 0; step < 20; step++) {
          await scrollBy(page, 700);
          await idle(page);
        }
        await scrollBy(page, -137);
        await expectScrollAfterBack(page, 5_000);
      });

    test('a tag of many items: bounded, counted, every title to be found; the focus stays', async ({
      page,
      library,
    }) => {
      await open(page, library, '/tag/many');
      const list = page.getByRole('list', { name: /many/ });
      const first = list.getByRole('link').first();
      await first.focus();
      const title = await first.textContent();
      await expectBounded(page);
      await expect(list.getByRole('listitem')).toHaveCount(taggedCount);
      await expect(list.getByRole('link')).toHaveCount(taggedCount);
      expect(await page.evaluate('document.activeElement.textContent')).toBe(title);
      // A link far from the screen takes the focus, too, and has it still when its picture loads.
      const far = list.getByRole('link').nth(300);
      const itsTitle = await far.textContent();
      await far.focus();
      await expect(list.getByRole('listitem').nth(300).locator('img')).toBeVisible();
      expect(await page.evaluate('document.activeElement.textContent')).toBe(itsTitle);
      await expect(list.getByRole('link', { name: itsTitle!, exact: true })).toBeInViewport();
    });

    test('a tag of many items: Back finds its place to the pixel', async ({ page, library }) => {
      await open(page, library, '/tag/many');
      await expect(page.getByRole('article').first()).toBeVisible();
      for (let step = 0; step < 12; step++) {
        await scrollBy(page, 900);
        await idle(page);
      }
      await expectScrollAfterBack(page, 2_000);
    });

    test('discover, to its end, is bounded', async ({ page, library }) => {
      await open(page, library, '/categories');
      await expect(page.getByRole('heading', { name: 'Category 001' })).toBeVisible();
      await expectBounded(page);
      await expect(page.getByRole('heading', { level: 2, name: /^Category/ })).toHaveCount(categoryCount);
    });
  });

test('the drawer of categories goes on beyond its first 20, and finds all of them', async ({
  page,
  library,
}) => {
  await open(page, library, '');
  await page.getByRole('navigation').getByRole('button', { name: 'Discover' }).click();
  const list = page.getByRole('list', { name: 'Categories' });
  await expect(list.getByRole('listitem').first()).toHaveText('Category 001');
  for (const name of ['Category 020', 'Category 040', 'Category 060'])
    await list.getByRole('link', { name }).scrollIntoViewIfNeeded();
  await page.getByRole('searchbox', { name: 'Search in Categories' }).fill('305');
  await expect(list.getByRole('listitem')).toHaveText(['Category 305']);
});

const firstOf = (page: Page, row: string) =>
  page.getByRole('region', { name: row }).getByRole('article').first().getByRole('link');

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const path of ['', '/categories'])
    test(`a slow machine and line, ${width} px, ${path || 'home'}: nothing moves while it is scrolled`, async ({
      page,
      library,
    }) => {
      await page.setViewportSize({ width, height });
      await slowDown(page);
      await open(page, library, path);
      await expect(page.getByRole('heading', { name: 'Category 001' })).toBeVisible();
      await page.mouse.move(width / 2, height / 2);
      for (const way of [600, -600])
        for (let step = 0; step < 12; step++) {
          await page.mouse.wheel(0, way);
          await page.waitForTimeout(150); // as long as a hand takes
        }
      await idle(page);
      expect(await page.evaluate('shifts')).toBeLessThanOrEqual(0.02);
    });

/** What stands on the screen, and where. */
const inView = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('main h2, main article a')].flatMap((each) => {
    const { top } = each.getBoundingClientRect();
    return top > 80 && top < innerHeight ? [each.textContent + ' at ' + Math.round(top)] : [];
  })`);

/** The same, once nothing comes any more. */
async function settled(page: Page): Promise<unknown> {
  let before: unknown;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await inView(page);
        return JSON.stringify(last) === JSON.stringify(before);
      },
      { intervals: [500] },
    )
    .toBe(true);
  return before;
}

/** Opens a card beyond `least` pixels, goes back, and finds the same texts at the same heights. */
async function expectScrollAfterBack(page: Page, least: number): Promise<void> {
  const before = await settled(page);
  const { scrolled } = await shown(page);
  expect(scrolled).toBeGreaterThan(least);
  await openCardOnScreen(page);
  await expect(page).toHaveURL(/\/watch\//);
  await page.goBack();
  await expect.poll(() => shown(page).then((now) => now.scrolled)).toBe(scrolled);
  await expect.poll(() => inView(page)).toEqual(before);
}

const openCardOnScreen = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('main article a')].find((each) => {
    const { top, left } = each.getBoundingClientRect();
    return top > 100 && top < innerHeight && left > 0 && left < innerWidth;
  }).click()`);
