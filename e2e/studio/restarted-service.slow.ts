// Slow: a portal of its own is started, killed while somebody types, and started again.
// Proves: what was typed while the service was away is saved by itself once it is back, and by an item's page that was left.
// Ground: studio/src/parts/saving, studio/src/parts/item, client/lib/api.
import { startRunningPortal } from '../../server/src/test-running-portal.ts';
import { ended, startProcess } from '../../server/src/test-process.ts';
import { expect, fillInSignIn, itemOf, test } from '../portal.ts';

test.use({ mayComplainOf: [/Failed to load resource|ERR_CONNECTION/] });

test('a service that is killed and started again loses no text', async ({ page }) => {
  test.setTimeout(240_000);
  const portal = await startRunningPortal({ LOG_LEVEL: 'warn' });
  const { port, address, dataDir, database } = portal;
  const restart = () =>
    startProcess({
      env: {
        ...{ PORT: String(port), PUBLIC_URL: address, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
        ...(database && { DATABASE_URL: database.url }),
      },
    });
  let again: ReturnType<typeof restart> | undefined;
  try {
    await page.goto(`${address}/studio/content/${itemOf('fifty-hertz').id}`);
    await fillInSignIn(page, 'manager@aurora.example');
    const title = page.getByLabel('Title');
    const description = page.getByLabel('Description');
    await title.fill('Before the service goes');
    await expect(page.getByText(/^Saved at /)).toBeVisible();

    portal.child.kill('SIGKILL');
    await ended(portal.child);
    await title.fill('While the service is away');
    await description.fill('Nobody was there to hear it.');
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();

    again = restart();
    await again.ready;
    // Nothing is touched: it asks again by itself.
    await expect(page.getByText(/^Saved at /)).toBeVisible({ timeout: 90_000 });
    await page.reload();
    await expect(title).toHaveValue('While the service is away');
    await expect(description).toHaveValue('Nobody was there to hear it.');
  } finally {
    await page.goto('about:blank');
    again?.child.kill('SIGKILL');
    if (again) await ended(again.child);
    await portal.stop();
  }
});
