// Slow: a draft is watched to see that it leaves no trace.
// Proves: who manages a draft watches it; a viewer finds nothing.
// Ground: server/src/media-contents/visibility.ts, web/src/features/watch.
import { ContentStatus, Visibility } from '@tv/contract/enumerations';
import { expectNoViolation } from '../page-checks/accessibility.ts';
import { newItem } from '../desk/at-desk.ts';
import { expect, signIn, test } from '../portal.ts';
import { play } from '../watch/watching.ts';

test.use({ mayComplainOf: [/404/] });

test('who manages a draft watches it, is told what it is, and leaves no trace; a viewer finds nothing', async ({
  page,
  browser,
}) => {
  const title = 'Not for all yet';
  const { DRAFT: status } = ContentStatus;
  const path = `/watch/${await newItem({ title, status, visibility: Visibility.PUBLIC })}`;
  const reports: string[] = [];
  page.on('request', (request) => {
    if (/Visitors|WatchedTimestamps|Playings/.test(request.url())) reports.push(request.url());
  });
  await signIn(page, 'manager@aurora.example', path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Draft – only those who manage it see this')).toBeVisible();
  for (const name of [/^Like/, /^Save/, 'Share'])
    await expect(page.getByRole('group', { name: 'Actions' }).getByRole('button', { name })).toHaveCount(0);
  await play(page);
  await expectNoViolation(page);
  await page.goto('/');
  expect(reports).toEqual([]);

  const viewer = await browser.newPage({ baseURL: process.env.PUBLIC_URL! });
  await signIn(viewer, 'viewer@aurora.example', path);
  await expect(viewer.getByRole('heading', { name: 'This is not available' })).toBeVisible();
  await viewer.close();
});
