import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { studioPath } from '@tv/contract/pages/studio-paths';
import sharp from 'sharp';
import { expect, itemOf, signIn, test, watchPath } from './portal.ts';
import { endStreams, followRequests, settled } from './page-checks/scrolled-page.ts';
import { changeTheme } from './page-checks/themes.ts';

// Takes the pictures of the README again, with those of the user guide: `npm run guide:pictures`.

const folder = join(import.meta.dirname, '../docs/pictures');
const window = { width: 1440, height: 900 };
/** A telephone, and the picture in which two of them stand side by side. */
const phone = { width: 390, height: 844 };
const phones = { width: 1440, height: 1093, top: 40, gap: 80, scale: 1.2, radius: 36, ground: '#cfd4de' };
const quality = 82;

const item = itemOf('fifty-hertz').id;

type Shot = {
  name: string;
  /** Who is signed in, by their address. */
  who: string;
  path: string;
  theme?: 'dark' | 'light';
  prepare?: (page: Page) => Promise<void>;
};

/** Opens the menu of organizations. */
async function openOrganizations(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Switch organization/ }).click();
  await expect(page.getByRole('dialog', { name: 'Switch organization' })).toBeVisible();
}

/** Selects one row of the list, so that what can be done with a selection is shown. */
async function selectRow(page: Page): Promise<void> {
  await page.getByRole('checkbox').nth(4).click();
  await expect(page.locator('[data-region="bulk"]')).toBeVisible();
}

const shots: Shot[] = [
  { name: 'home', who: 'viewer@aurora.example', path: '/' },
  { name: 'home-light', who: 'viewer@harbor.example', path: '/', theme: 'light' },
  { name: 'search', who: 'viewer@aurora.example', path: '/search?searchTerm=wind', theme: 'light' },
  { name: 'playlist', who: 'viewer@aurora.example', path: '/playlist' },
  { name: 'organizations', who: 'both@aurora.example', path: '/', prepare: openOrganizations },
  { name: 'watch', who: 'viewer@aurora.example', path: `${watchPath('north-wind')}?t=12` },
  { name: 'audio', who: 'viewer@aurora.example', path: `${watchPath('night-shift-3')}?t=20` },
  { name: 'studio', who: 'admin@aurora.example', path: studioPath(''), prepare: selectRow },
  { name: 'studio-item', who: 'admin@aurora.example', path: studioPath('content/:id', { id: item }) },
  {
    name: 'studio-captions',
    who: 'admin@aurora.example',
    path: studioPath('content/:id/captions/:language', { id: item, language: 'en' }),
  },
  { name: 'studio-analytics', who: 'admin@aurora.example', path: studioPath('analytics') },
];

test.describe.configure({ timeout: 300_000 });
test.use({ locale: 'en-GB', viewport: window, contextOptions: { reducedMotion: 'reduce' } });
test.use({ mayComplainOf: [/status of 4(0[0134]|10|12)/] });

async function shoot(
  page: Page,
  { who, path, theme = 'dark', prepare }: Omit<Shot, 'name'>,
): Promise<Buffer> {
  followRequests(page);
  await endStreams(page);
  await signIn(page, who, path);
  await changeTheme(page, theme);
  await settled(page);
  await prepare?.(page);
  await settled(page);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

for (const { name, ...shot } of shots)
  test(name, async ({ page }) => {
    await sharp(await shoot(page, shot))
      .jpeg({ quality })
      .toFile(join(folder, `${name}.jpg`));
  });

test('phone', async ({ browser }) => {
  const { width, height, top, gap, scale, radius, ground } = phones;
  const size = { width: Math.round(phone.width * scale), height: Math.round(phone.height * scale) };
  const mask = Buffer.from(
    `<svg width="${size.width}" height="${size.height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`,
  );
  const left = (width - 2 * size.width - gap) / 2;
  const screens = await Promise.all(['/', watchPath('fifty-hertz')].map((path) => shootPhone(browser, path)));
  const rounded = await Promise.all(
    screens.map((png) =>
      sharp(png)
        .resize(size)
        .composite([{ input: mask, blend: 'dest-in' }])
        .png()
        .toBuffer(),
    ),
  );
  await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(
      rounded.map((input, index) => ({ input, top, left: Math.round(left + index * (size.width + gap)) })),
    )
    .jpeg({ quality })
    .toFile(join(folder, 'phone.jpg'));
});

async function shootPhone(browser: Browser, path: string): Promise<Buffer> {
  const context = await browser.newContext({
    ...{ locale: 'en-GB', viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    reducedMotion: 'reduce',
  });
  try {
    return await shoot(await context.newPage(), { who: 'viewer@aurora.example', path });
  } finally {
    await context.close();
  }
}
