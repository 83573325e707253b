import type { Page } from '@playwright/test';

/** A script for the page: `shifts` is the sum of its layout shifts so far. */
export const watchShifts = `window.shifts = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: true })`;

/** A processor slowed four times, and a line of 200 kB and 150 ms a request. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}
