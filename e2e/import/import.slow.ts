// Slow: a film is encoded by the command line.
// Proves: a file brought in with one command is found and watched.
// Ground: server/src/ingest, cli.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importMedia } from './import-media.ts';
import { makeFilm } from '../media/make-film.ts';
import { AURORA, expect, signIn, test } from '../portal.ts';
import { pictureHeight, play } from '../watch/watching.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-e2e-import-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('a file brought in with one command is found and watched, by a viewer and by a visitor', async ({
  page,
}) => {
  const file = await makeFilm(join(folder, 'kestrel.mp4'), { seconds: 3 });
  await writeFile(
    join(folder, 'kestrel.en.srt'),
    '1\n00:00:00,200 --> 00:00:02,800\nA kestrel over the dyke.\n',
  );
  const path = await importMedia(file, ['--title', 'The kestrel', '--category', 'Birds', '--public']);

  await signIn(page, 'viewer@aurora.example');
  await page.getByRole('combobox', { name: 'Search' }).first().fill('kestrel');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'The kestrel' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'The kestrel' })).toBeVisible();
  await play(page);
  expect(await pictureHeight(page)).toBeGreaterThan(0);
  const captions = page.getByRole('button', { name: 'Captions' });
  if ((await captions.getAttribute('aria-pressed')) !== 'true') await captions.click();
  await expect(page.getByText('A kestrel over the dyke.').first()).toBeVisible();

  const id = /watch\/([0-9a-f-]{36})/.exec(path)![1];
  await page.context().clearCookies();
  await page.goto(`/public/${AURORA}/watch/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'The kestrel' })).toBeVisible();
  await play(page);
});
