// Slow: a feed's files are played on another site.
// Proves: a public category has a feed whose files play and seek elsewhere.
// Ground: server/src/feeds, server/src/streaming.
import type { Page } from '@playwright/test';
import { categories } from '../../demo/organizations.ts';
import { callPattern } from '../calls.ts';
import { test } from './other-site.ts';
import { AURORA, expect, itemOf } from '../portal.ts';

type FeedContent = { titles: string[]; enclosures: { url: string; length: number; type: string }[] };

/** Reads a feed as a program would: with nothing but its address, and a strict parser. */
async function read(page: Page, address: string): Promise<FeedContent> {
  const answer = await page.request.get(address);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  return page.evaluate(
    (text) => {
      type Found = { textContent: string; getAttribute(name: string): string | null };
      type Parsed = {
        querySelector(selector: string): Found | null;
        querySelectorAll(selector: string): Iterable<Found>;
      };
      const { DOMParser } = globalThis as unknown as {
        DOMParser: new () => { parseFromString(text: string, type: string): Parsed };
      };
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const broken = document.querySelector('parsererror');
      if (broken) throw new Error(broken.textContent);
      return {
        titles: [...document.querySelectorAll('item > title')].map(({ textContent }) => textContent),
        enclosures: [...document.querySelectorAll('enclosure')].map((each) => ({
          url: each.getAttribute('url') ?? '',
          length: Number(each.getAttribute('length')),
          type: each.getAttribute('type') ?? '',
        })),
      };
    },
    await answer.text(),
  );
}

test('a public category has a feed, whose files play and seek on another site', async ({ page, site }) => {
  const { id } = categories.find(
    ({ organizationId, slug }) => organizationId === AURORA && slug === 'product',
  )!;
  await page.goto(`/public/${AURORA}/categories/${id}`);
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(address).toMatch(callPattern('GET /Organizations/:organizationId/Publics/Categories/:id/feed.xml'));
  expect(address).toContain(AURORA);
  const { titles, enclosures } = await read(page, address!);
  expect(titles).toContain(itemOf('solar-field').title);
  expect(titles).not.toContain(itemOf('quieter-blades').title);
  const [first] = enclosures;
  const head = await page.request.head(first!.url);
  expect([Number(head.headers()['content-length']), head.headers()['content-type']]).toEqual([
    first!.length,
    first!.type,
  ]);
  const { etag = '', 'last-modified': modified = '' } = head.headers();
  expect([etag[0], Date.parse(modified) > 0]).toEqual(['"', true]);
  const again = await page.request.get(first!.url, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  const part = await page.request.get(first!.url, { headers: { range: 'bytes=100-199' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);

  await page.goto(`${site.other}/page`);
  const played = await page.evaluate(async (url) => {
    type Media = Record<'currentTime' | 'duration', number> & {
      muted: boolean;
      src: string;
      error: { message: string } | null;
      play(): Promise<void>;
      addEventListener(type: string, listener: () => void): void;
    };
    const { document } = globalThis as unknown as {
      document: { createElement(name: string): Media; body: { append(media: Media): void } };
    };
    const video = document.createElement('video');
    Object.assign(video, { muted: true, src: url });
    document.body.append(video);
    await video.play();
    video.currentTime = video.duration - 0.5;
    await new Promise<void>((resolve, reject) => {
      video.addEventListener('ended', resolve);
      video.addEventListener('error', () => reject(new Error(video.error?.message)));
    });
    return [video.currentTime, video.duration];
  }, first!.url);
  expect(played[0]).toBeGreaterThan(10);
  expect(Math.abs(played[0]! - played[1]!)).toBeLessThan(0.2);
});
