// Measures in Chromium what the studio costs where there is much in it, as ratios within one run: `npm run bench:studio`, or
// `npm run bench:studio -- content` for a part of it. Times are processor time of the page's process, which a busy machine lengthens
// less than time of the clock.
import { chromium as browsers } from '@playwright/test';
import { chromium } from '../../e2e/browsers/chromium.ts';
import startPortal from '../../e2e/start-portal.ts';
import { measureCaptionEditor } from './caption-editor.ts';
import { measureContentList } from './content-list.ts';

const parts = { content: measureContentList, captions: measureCaptionEditor };
const wanted = process.argv[2];

const stop = await startPortal();
try {
  const browser = await browsers.launch(await chromium());
  try {
    for (const [part, measure] of Object.entries(parts)) {
      if (wanted !== undefined && wanted !== part) continue;
      for await (const { name, ratio, detail } of measure(browser))
        console.log(`${name.padEnd(44)} ${ratio.toFixed(2).padStart(6)}   ${detail}`);
    }
  } finally {
    await browser.close();
  }
} finally {
  await stop();
}
