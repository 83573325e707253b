// Measures in Chromium what the studio costs where there is much in it, as ratios within one run: `npm run bench:studio`.
// Times are processor time of the page's main thread, which a busy machine lengthens less than time of the clock.
import { chromium as browsers } from '@playwright/test';
import { chromium } from '../../e2e/chromium.ts';
import startPortal from '../../e2e/start-portal.ts';
import { measureCaptionEditor } from './caption-editor.ts';
import { measureContentList } from './content-list.ts';

const stop = await startPortal();
try {
  const browser = await browsers.launch(await chromium());
  try {
    for (const row of [...(await measureCaptionEditor(browser)), ...(await measureContentList(browser))])
      console.log(`${row.name.padEnd(44)} ${row.ratio.toFixed(2).padStart(6)}   ${row.detail}`);
  } finally {
    await browser.close();
  }
} finally {
  await stop();
}
