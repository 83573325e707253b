import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/browsers/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/start-portal.ts',
  reporter: 'list',
  // Of what hangs. A test that passes waits for no time, so a slow computer only takes longer.
  timeout: 180_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: process.env.PUBLIC_URL, // known to the workers, which begin after the portal
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    launchOptions: await chromium(true),
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    // One whole flow of each domain, and the flows that are like another one of their domain.
    { name: 'sample', testMatch: '*.spec.ts', grepInvert: /@all/ },
    { name: 'variants', testMatch: '*.spec.ts', grep: /@all/ },
    { name: 'slow', testMatch: '*.slow.ts' },
    { name: 'screens', testMatch: '*.screens.ts' },
    { name: 'pictures', testMatch: '*.pictures.ts' },
  ],
});
