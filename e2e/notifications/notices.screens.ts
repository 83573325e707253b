import type { Page } from '@playwright/test';
import type { Notice } from '@tv/contract/notifications/notices';
import { noticeKinds } from '@tv/contract/notifications/notice-kinds';
import { violationsOn } from '../page-checks/accessibility.ts';
import { callPattern } from '../calls.ts';
import { savePicture, sizes } from '../page-checks/picture.ts';
import { enter, expect, itemOf, test } from '../portal.ts';
import { beginInFirstTheme, changeTheme, rulesIn, themes } from '../page-checks/themes.ts';

// The panel of the bell with a notice of each kind, where viewers and managers open it, at every size and in every theme.
const people = [
  ['viewer', 'viewer@aurora.example', '/'],
  ['manager', 'manager@aurora.example', '/studio/schedule'],
] as const;
const lengths = [30, 300];

test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A notice of each kind, two a day, half of them unread. */
const notices = (length: number): Notice[] =>
  noticeKinds.map((kind, index) => ({
    id: `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`,
    kind,
    at: new Date(Date.now() - (index * 43_200_000 + 60_000)).toISOString(),
    isRead: index > 4,
    mediaContentId: itemOf('fifty-hertz').id,
    title: 'Wohnungsbaugesellschaft '.repeat(length / 24 + 1).slice(0, length),
    category: 'Engineering talks',
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    actor: 'Organization Manager',
    ...(index % 3 === 0 && { comment: 'Please look at the sound. '.repeat(6) }),
  }));

async function answerWith(page: Page, answer: Notice[]): Promise<void> {
  await page.route(callPattern('GET /Users/Me/Notices/Counts'), (route) =>
    route.fulfill({ json: { unread: answer.length > 0 ? 100 : 0 } }),
  );
  await page.route(callPattern('GET /Users/Me/Notices'), (route) => route.fulfill({ json: answer }));
}

for (const [who, email, path] of people)
  test(`notices of a ${who}`, async ({ page }) => {
    await beginInFirstTheme(page);
    await answerWith(page, []);
    await enter(page, email, path);
    await look(page, `${who}-empty`);
    for (const length of lengths) {
      await page.unrouteAll({ behavior: 'wait' });
      await answerWith(page, notices(length));
      await page.reload();
      await look(page, `${who}-${length}`);
    }
  });

/** Opened once for each size; the theme changes beneath it. */
async function look(page: Page, name: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
    await expect(panel.getByText('Nothing here yet').or(panel.getByRole('listitem').first())).toBeVisible();
    const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect.soft(wider, `${name} ${width}: pixels wider than the window`).toBeLessThanOrEqual(0);
    for (const theme of themes) {
      await changeTheme(page, theme);
      await savePicture(page, `screenshots/notices/${name}-${width}-${theme}.png`);
      expect.soft(await violationsOn(page, rulesIn(theme)), `${name} ${width} ${theme}: axe`).toEqual([]);
    }
    await changeTheme(page, themes[0]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
}
