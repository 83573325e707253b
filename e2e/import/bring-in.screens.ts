import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { WatchedSource } from '@tv/contract/sources/watched-sources';
import { violationsOn } from '../page-checks/accessibility.ts';
import { callPattern } from '../calls.ts';
import { savePicture, sizes } from '../page-checks/picture.ts';
import { enter, expect, test } from '../portal.ts';
import { beginInFirstTheme, changeTheme, rulesIn, themes } from '../page-checks/themes.ts';

// *Bring in* with content, at every size and in every theme: watched sources in each state, a preview of a folder, and the list of 300.

test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' }, mayComplainOf: [] });

const source = (nth: number, more: Partial<WatchedSource>): WatchedSource => ({
  id: `dddddddd-0000-4000-8000-00000000000${nth}`,
  ...{ kind: 'zoom', isDraft: true, isPaused: false, takenCount: nth * 1234, failedCount: nth % 2 },
  ...{ createdDate: '2026-11-01T08:00:00Z', lastLookDate: '2026-11-02T08:00:00Z' },
  ...more,
});
const sources: WatchedSource[] = [
  source(1, { folder: 'meetings/recordings of the whole company and its subsidiaries' }),
  source(2, {
    folder: 'zoom',
    bucket: { endpoint: 'https://s3.example.org', name: 'recordings', keyId: 'AKIA' },
    problem: {
      ...{ errorCode: 0, message: 'refused', reason: 'watched.bucketRefused' },
      exceptionData: { code: 'SignatureDoesNotMatch' },
    },
  }),
  source(3, { kind: 'feed', address: 'https://podcasts.example/feed.xml', isPaused: true }),
  source(4, { folder: '', endedBecause: 'category' }),
];

/** A folder with 300 films, of which some have notes. */
function aFolder(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'tv-bring-screens-')), 'export');
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  for (let nth = 0; nth < 300; nth++) write(`Talks/talk ${String(nth).padStart(3, '0')}.mp4`, 'film');
  write(
    'items.csv',
    `file,title\nTalks/talk 001.mp4,${'long '.repeat(200)}\ngone.mp4,A film that is gone\n,x\n`,
  );
  return folder;
}

async function look(page: Page, name: string, folder = ''): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const wider = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect.soft(wider, `${name} ${width}: pixels wider than the window`).toBeLessThanOrEqual(0);
    for (const theme of themes) {
      await changeTheme(page, theme);
      await savePicture(page, `screenshots/${folder}bring-in/${name}-${width}-${theme}.png`);
      expect.soft(await violationsOn(page, rulesIn(theme)), `${name} ${width} ${theme}: axe`).toEqual([]);
    }
  }
}

for (const [locale, folder, choose, add, bucket] of [
  ['en-GB', '', 'Choose a folder', 'Watch a source', 'S3 bucket'],
  ['de-DE', 'de/', 'Ordner wählen', 'Quelle beobachten', 'S3-Bucket'],
] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test('bring in', async ({ page }) => {
      await beginInFirstTheme(page);
      await page.route(callPattern('GET /Management/WatchedSources'), (route) =>
        route.fulfill({ json: sources }),
      );
      await enter(page, 'manager@aurora.example', '/studio/bring-in');
      await expect(page.getByText('recordings/zoom', { exact: true })).toBeVisible();
      await look(page, 'page', folder);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: add }).click();
      await page.getByText(bucket, { exact: true }).click();
      await look(page, 'bucket', folder);
      await page.keyboard.press('Escape');
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: choose }).press('Enter');
      const films = aFolder();
      await (await chooser).setFiles(films);
      await expect(page.getByRole('listitem').filter({ hasText: 'talk 000' })).toBeVisible();
      await look(page, 'preview', folder);
      rmSync(dirname(films), { recursive: true });
    });
  });
