import type { Browser, Page, Route } from '@playwright/test';
import type { Answer } from '@tv/contract/calls/api';
import { callPattern } from '../../e2e/calls.ts';
import { inMilliseconds, openMeasured, type Row } from './processor-time.ts';

const total = 100_000;
const pageSize = 100;
/** Milliseconds that the service takes for a page. */
const answerTime = 300;
/** Pixels a frame: four rows. */
const speed = 240;
const frames = 600;
/** Milliseconds above which a frame is seen as a stutter. */
const stutter = 50;

type Items = Answer<'GET /Management/MediaContents'>;

/** The list as if there were 100,000 items: each page has those of the first one, under other ids. */
async function growList(page: Page): Promise<void> {
  let sample: Items | undefined;
  await page.route(callPattern('GET /Management/MediaContents'), async (route: Route) => {
    sample ??= await (await route.fetch()).json();
    const cursor = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const items = Array.from({ length: pageSize }, (_, index) => {
      const at = cursor + index;
      const item = sample![at % sample!.length]!;
      return {
        ...item,
        id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        title: `${item.title} ${at + 1}`,
      };
    });
    await new Promise((resolve) => setTimeout(resolve, answerTime));
    await route.fulfill({
      json: items,
      headers: {
        'x-pagination-total-results': String(total),
        'x-pagination-total-pages': String(total / pageSize),
        'x-pagination-next': String(cursor + pageSize),
      },
    });
  });
  await page.route(callPattern('GET /Management/MediaContents/Counts'), (route) =>
    route.fulfill({ json: { total, isExact: true } }),
  );
}

/** Scrolls by so many pixels a frame. Answers how many frames took too long. It is a text, because it runs in the page. */
const scrolling = `(async () => {
  const next = () => new Promise(requestAnimationFrame);
  let before = await next();
  let slow = 0;
  for (let frame = 0; frame < ${frames}; frame += 1) {
    scrollBy({ top: ${speed}, behavior: 'instant' });
    const now = await next();
    if (now - before > ${stutter}) slow += 1;
    before = now;
  }
  return slow;
})()`;

/** What a frame costs while a list of 100,000 is scrolled and its pages load, as a multiple of what it costs over loaded rows. */
export async function* measureContentList(browser: Browser): AsyncGenerator<Row> {
  const list = await openMeasured(browser, '/studio/upload');
  await growList(list.page);
  await list.page.goto('/studio');
  await list.page.getByRole('row').nth(20).waitFor();
  await list.page.waitForTimeout(1_000);
  const measured = async () => {
    let slow = 0;
    const cost = await list.costOf(async () => {
      slow = await list.page.evaluate<number>(scrolling);
    });
    return { cost: cost / frames, slow };
  };
  const loading = await measured();
  await list.page.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`);
  await list.page.waitForTimeout(1_000);
  const loaded = await measured();
  await list.close();
  const words = ({ cost, slow }: typeof loaded) =>
    `${inMilliseconds(cost)} a frame, ${slow} of ${frames} above ${stutter} ms`;
  yield {
    name: 'content: a frame while pages load',
    ratio: loading.cost / loaded.cost,
    detail: `while pages load ${words(loading)}; over loaded rows ${words(loaded)}`,
  };
}
