// Slow: a countdown runs out on each kind of page.
// Proves: an open countdown becomes a player by itself.
// Ground: web/src/features/watch, server/src/media-contents/lifecycle.
import { ContentStatus, Visibility } from '@tv/contract/enumerations';
import { AURORA } from '../../demo/organizations.ts';
import { newItem } from '../desk/at-desk.ts';
import { callAsCommandLine, callPattern } from '../calls.ts';
import { expect, signIn, test } from '../portal.ts';
import { play } from './watching.ts';

/** Milliseconds until the publication. The clocks of the pages are set forward. */
const wait = 60_000;

test('an open countdown becomes a player by itself, on each kind of page', async ({
  page,
  browser,
  request,
}) => {
  const title = 'The first showing';
  const { DRAFT: status } = ContentStatus;
  const id = await newItem({ title, status, visibility: Visibility.PUBLIC });
  const publishAt = new Date(Date.now() + wait).toISOString();
  await callAsCommandLine(request, 'PUT /Management/MediaContents/:id/Schedules', {
    params: { id },
    body: { publishAt },
  });
  const pages = [page, await browser.newPage(), await browser.newPage()];
  const [, visitor, frame] = pages;
  const calls = ['GET /MediaContents/Publics/:id', 'GET /MediaContents/Published/:id'] as const;
  const requests: string[] = [];
  for (const each of pages) {
    await each.clock.install();
    each.on('request', (sent) => {
      if (calls.some((call) => callPattern(call).test(sent.url()))) requests.push(sent.url());
    });
  }
  const at = (where: string) => `${process.env.PUBLIC_URL}/public/${AURORA}/${where}/${id}`;
  await signIn(page, 'viewer@aurora.example', `/watch/${id}`);
  await visitor!.goto(at('watch'));
  await frame!.goto(at('embed'));
  for (const each of pages) await expect(each.getByRole('timer')).toBeVisible();

  await callAsCommandLine(request, 'POST /Management/MediaContents/:id/Publications', { params: { id } });
  for (const each of pages) {
    await expect(each.getByRole('timer')).toBeVisible();
    // A second for the worker, and the time over which pages spread their requests.
    await each.clock.fastForward(wait + 5_000);
    await expect(each.getByRole('timer')).toHaveCount(0);
    await play(each);
  }
  // The member's page asks once as it opens; the first HTML of the others has the answer. Then each asks, rarely a second time.
  expect(requests.length).toBeLessThanOrEqual(1 + 2 * pages.length);
  await visitor!.close();
  await frame!.close();
});
