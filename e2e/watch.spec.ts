import { captionsOf } from '../demo/captions.ts';
import { expect, itemOf, signIn, test, watchPath } from './portal.ts';
import { choose, currentTime, pictureHeight, play } from './watching.ts';

test('a viewer opens an item from home and watches it: time goes by, the picture’s size switches, captions show', async ({
  page,
}) => {
  await signIn(page, 'viewer@aurora.example');
  const safety = page.getByRole('region', { name: 'Safety' });
  const item = itemOf('five-checks');
  await safety.scrollIntoViewIfNeeded();
  await safety.getByRole('link', { name: item.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(item.title));
  // Begun before: it would go on from there.
  await page.goto(`${watchPath('five-checks')}?t=0`);
  await play(page);

  await choose(page, 'Quality', '360p');
  await expect.poll(() => pictureHeight(page), { timeout: 30_000 }).toBe(360);
  await choose(page, 'Quality', '720p');
  await expect.poll(() => pictureHeight(page), { timeout: 30_000 }).toBe(720);
  const before = await currentTime(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before);

  const captions = page.getByRole('button', { name: 'Captions' });
  if ((await captions.getAttribute('aria-pressed')) !== 'true') await captions.click();
  const player = page.getByRole('region', { name: /player/i });
  const spoken = captionsOf(item, 'en').map(({ text }) => text);
  await expect
    .poll(async () => {
      const shown = (await player.innerText()).replace(/\s+/g, ' ');
      return spoken.some((text) => shown.includes(text.replace(/\s+/g, ' ')));
    })
    .toBe(true);

  await page.getByRole('button', { name: 'Pause' }).first().click();
  const stopped = await currentTime(page);
  await page.getByRole('slider', { name: 'Seek' }).press('ArrowRight');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(stopped + 1);
});

test('the speakers stand below the description, and lead to what else they speak in', async ({ page }) => {
  const { title, speakers = [] } = itemOf('north-wind');
  await signIn(page, 'viewer@aurora.example', watchPath('north-wind'));
  await expect(page.getByText(`Speakers: ${speakers.join(', ')}`)).toBeVisible();
  await page.getByRole('link', { name: 'Chief engineer' }).click();
  const results = page.getByRole('main');
  await expect(results.getByRole('link', { name: title }).first()).toBeVisible();
  await expect(results.getByText('Chief engineer', { exact: true })).toBeVisible();
});

test('sound plays too', async ({ page }) => {
  await signIn(page, 'viewer@aurora.example', `${watchPath('night-shift-2')}?t=0`);
  await expect(page.getByRole('heading', { level: 1, name: itemOf('night-shift-2').title })).toBeVisible();
  await play(page);
});

test('likes, saves and progress outlive a reload', async ({ page }) => {
  await signIn(page, 'manager@aurora.example', `${watchPath('storm-room')}?t=0`);
  const like = page.getByRole('button', { name: /^Like/ });
  const save = page.getByRole('button', { name: /Save to playlist|Saved/ });
  await expect(like).toBeVisible();
  const wasLiked = await like.getAttribute('aria-pressed');
  await like.click();
  const toast = page.getByRole('status');
  await expect(toast.getByText(wasLiked === 'true' ? 'Media unliked' : 'Media liked')).toBeVisible();
  await save.click();
  await expect(toast.getByText('Saved to Playlist')).toBeVisible();
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', wasLiked === 'true' ? 'false' : 'true');
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
});

test('a search finds what is spoken, and opens it there', async ({ page }) => {
  const [, cue] = captionsOf(itemOf('storm-room'), 'en');
  await signIn(page, 'viewer@aurora.example');
  const words = cue!.text
    .replace(/[^\w\s]/g, '')
    .split(/\s+/)
    .slice(0, 4)
    .join(' ');
  await page.getByRole('combobox', { name: 'Search' }).first().fill(words);
  await page.keyboard.press('Enter');
  const spoken = page.getByRole('list', { name: 'Spoken' }).first();
  await expect(spoken).toBeVisible();
  await spoken.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(Number(new URL(page.url()).searchParams.get('t'))).toBeGreaterThanOrEqual(0);
});
