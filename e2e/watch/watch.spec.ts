import { captionsOf } from '../../demo/captions.ts';
import { newPerson } from '../desk/at-desk.ts';
import { expect, itemOf, signIn, test, watchPath } from '../portal.ts';
import { choose, currentTime, pictureHeight, play, pressControl } from './watching.ts';

test('a viewer opens an item from home and watches it: the picture’s size switches, captions show, and it goes on where it was', async ({
  page,
}) => {
  const { email } = await newPerson();
  await signIn(page, email);
  const safety = page.getByRole('region', { name: 'Safety' });
  const item = itemOf('five-checks');
  await safety.scrollIntoViewIfNeeded();
  await safety.getByRole('link', { name: item.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(item.title));
  await play(page);

  await choose(page, 'Quality', '360p');
  await expect.poll(() => pictureHeight(page)).toBe(360);
  // a slow computer would meet the end of these seconds, and go on to the next item
  await page.keyboard.press('0');
  await choose(page, 'Quality', '720p');
  await expect.poll(() => pictureHeight(page)).toBe(720);
  const before = await currentTime(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before);

  await page.keyboard.press('0');
  const captions = page.getByRole('button', { name: 'Captions' });
  if ((await captions.getAttribute('aria-pressed')) !== 'true') await pressControl(captions);
  const player = page.getByRole('region', { name: /player/i });
  const spoken = captionsOf(item, 'en').map(({ text }) => text);
  await expect
    .poll(async () => {
      const shown = (await player.innerText()).replace(/\s+/g, ' ');
      return spoken.some((text) => shown.includes(text.replace(/\s+/g, ' ')));
    })
    .toBe(true);

  await pressControl(page.getByRole('button', { name: 'Pause' }).first());
  const stopped = await currentTime(page);
  const seek = page.getByRole('slider', { name: 'Seek' });
  await seek.press('ArrowRight');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(stopped + 1);

  await test.step('what was begun goes on, or starts over', async () => {
    await page.keyboard.press('5');
    const reached = await currentTime(page);
    expect(reached).toBeGreaterThan(15);
    // the report of a pause has been taken
    await page.goto('/');
    await page.goto(watchPath('five-checks'));
    await expect(page.getByText(/Continues at 0:1\d/)).toBeVisible();
    await play(page);
    expect(await currentTime(page)).toBeGreaterThanOrEqual(reached - 1);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => currentTime(page)).toBeLessThan(5);
    await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0);
  });
});

test('what is spoken is found and opened there; likes and saves outlive a reload, and the playlist plays one after the other', async ({
  page,
}) => {
  const { email } = await newPerson();
  const toast = page.getByRole('status');
  const save = page.getByRole('button', { name: /Save to playlist|Saved/ });
  await signIn(page, email, watchPath('night-shift-2'));
  await save.click();
  await expect(toast.getByText('Saved to Playlist')).toBeVisible();

  const item = itemOf('storm-room');
  const [, cue] = captionsOf(item, 'en');
  await page.getByRole('combobox', { name: 'Search' }).first().fill('eleven hours from the first amber');
  await page.keyboard.press('Enter');
  const spoken = page.getByRole('list', { name: 'Spoken' }).first();
  await spoken.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('t')).toBe(String(Math.floor(cue!.startTime)));

  const like = page.getByRole('button', { name: /^Like/ });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(toast.getByText('Media liked')).toBeVisible();
  await save.click();
  // Shown at once, and no longer busy once the service has it. The toast of the item before may still be there.
  await expect(page.getByRole('button', { name: /^Saved/, disabled: false })).toBeVisible();
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await page.getByRole('button', { name: 'More reactions' }).click();
  await page.getByRole('menuitem', { name: /^Celebrate/ }).click();
  await expect(toast.getByText('Media celebrated')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Celebrate, / })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/playlist');
  const cards = page.getByRole('main').getByRole('list').getByRole('article').getByRole('link');
  await expect(cards).toHaveCount(2);
  const [first, second] = await cards.allTextContents();
  await cards.nth(0).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await play(page);
  await page.keyboard.press('Shift+N');
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await expect(page).toHaveURL(/list=playlist/);
  // One of the two is sound alone.
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.3);
});
