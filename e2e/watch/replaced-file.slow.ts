// Slow: a film is replaced through the studio, and what is remembered of who may open the former one ends after ten seconds.
// Proves: a visitor who watches meanwhile goes on with the new file where they were.
// Ground: web/src/features/watch/stage/use-replaced-file.ts, player/src, server/src/streaming, server/src/ingest/versions.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Visibility } from '@tv/contract/enumerations';
import { newItem } from '../desk/at-desk.ts';
import { callAddress, callPattern } from '../calls.ts';
import { makeFilm } from '../media/make-film.ts';
import { AURORA, enter, expect, test } from '../portal.ts';
import { currentTime, duration, play } from './watching.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-replaced-file-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test.use({ mayComplainOf: [/404/] });

test('a visitor whose film is replaced plays on in the new one, from the same second', async ({
  page,
  browser,
}) => {
  const id = await newItem({ title: 'Replaced while it is watched', visibility: Visibility.PUBLIC });
  const visitor = await browser.newPage({ baseURL: process.env.PUBLIC_URL! });
  // Of each file of the first version its beginning comes. The rest is asked for once it is replaced.
  const replaced = Promise.withResolvers<void>();
  const requestCounts = new Map<string, number>();
  await visitor.route(callPattern('GET /media/:id/:version/:file'), async (route) => {
    const { pathname } = new URL(route.request().url());
    const times = (requestCounts.get(pathname) ?? 0) + 1;
    requestCounts.set(pathname, times);
    if (times > 2 && pathname.includes(`/${id}/1/`) && pathname.endsWith('.mp4')) await replaced.promise;
    await route.continue();
  });
  await visitor.goto(`/public/${AURORA}/watch/${id}`);
  await play(visitor);
  const whole = await duration(visitor);

  await enter(page, 'admin@aurora.example', `/studio/content/${id}?tab=file`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace the file', exact: true }).click();
  await (await choosing).setFiles(await makeFilm(join(folder, 'new.mp4'), { seconds: 30 }));
  await expect(page.getByText(/Current version · .* · 30s · /)).toBeVisible({ timeout: 90_000 });
  const former = callAddress('GET /media/:id/:version/:file', {
    params: { id, version: 1, file: 'master.m3u8' },
    query: { jwt: 'public' },
  });
  await expect.poll(async () => (await page.request.get(former)).status()).toBe(404);

  const at = await currentTime(visitor);
  expect(at).toBeGreaterThan(0.3);
  expect(at).toBeLessThan(whole);
  const video = visitor.locator('video');
  // Where the new film begins to play.
  const begun = video.evaluate(
    (media) =>
      new Promise<number>((resolve) => {
        const element = media as unknown as EventTarget & { currentTime: number; duration: number };
        const isNew = () => Math.round(element.duration) === 30 && resolve(element.currentTime);
        element.addEventListener('timeupdate', isNew);
      }),
  );
  replaced.resolve();
  expect(Math.abs((await begun) - at)).toBeLessThan(1);
  await expect.poll(() => currentTime(visitor)).toBeGreaterThan(Math.max(at, whole) + 1);
  await visitor.close();
});
