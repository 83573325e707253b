import type { Browser, Page } from '@playwright/test';
import { fillInSignIn } from '../../e2e/portal.ts';

/** What is measured: a ratio, and the two figures that it is of. */
export type Row = { name: string; ratio: number; detail: string };

/** A page of its own process, signed in to the studio, whose processor time is measured. */
export async function openMeasured(browser: Browser, path: string) {
  const context = await browser.newContext({
    baseURL: process.env.PUBLIC_URL!,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(path);
  await fillInSignIn(page, 'admin@aurora.example');
  await page.waitForURL(`**${path}`);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** Milliseconds of processor time that the page's process has used so far, with the threads that paint. */
  const used = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN);
  };
  return {
    page,
    /** Milliseconds of processor time that the page uses for something. */
    async costOf(work: () => Promise<void>): Promise<number> {
      const before = await used();
      await work();
      return (await used()) - before;
    },
    close: () => context.close(),
  };
}

export type Measured = Awaited<ReturnType<typeof openMeasured>> & { page: Page };

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

export const inMilliseconds = (value: number) => `${value.toFixed(1)} ms`;
