import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { violationsOn } from '../page-checks/accessibility.ts';
import { newItem } from '../desk/at-desk.ts';
import { callAsCommandLine, callPattern } from '../calls.ts';
import { enter, expect, test } from '../portal.ts';
import { tabTo } from '../page-checks/tab-to.ts';

const vtt = `WEBVTT

00:00.500 --> 00:02.000
<v Host>Good morning from Nordwick.</v>

00:02.000 --> 00:03.000
<v Host>In the January storm we lost two blades.</v>

00:05.000 --> 00:06.500
Balance is a <i>promise</i>.
`;

/** An item with English captions. */
async function newCaptioned(request: APIRequestContext, title: string): Promise<string> {
  const id = await newItem({ title });
  await callAsCommandLine(request, 'PUT /Management/MediaContents/:id/Subtitles/:languageCode', {
    ...{ params: { id, languageCode: 'en' }, bytes: vtt },
  });
  return id;
}

async function openEditor(page: Page, id: string, email = 'admin@aurora.example'): Promise<void> {
  await enter(page, email, `/studio/content/${id}/captions/en`);
  await expect(page.getByRole('heading', { level: 1, name: 'Captions' })).toBeVisible();
}

const list = (page: Page) => page.getByRole('grid', { name: 'Cues' });
const row = (page: Page, index: number) => list(page).locator(`[aria-rowindex="${index + 1}"]`);
const published = (page: Page) =>
  expect(page.getByText('English is published. Viewers see it, and search finds it.').first()).toBeVisible();

/** What viewers find. */
async function transcriptOf(page: Page, id: string): Promise<string> {
  await page.goto(`/watch/${id}`);
  await page.getByRole('tab', { name: 'Transcript' }).click();
  const transcript = page.getByRole('tabpanel', { name: 'Transcript' });
  await transcript.getByRole('button').first().waitFor();
  return (await transcript.textContent()) ?? '';
}

test('one word is corrected and published by keyboard', { tag: '@all' }, async ({ page, request }) => {
  const id = await newCaptioned(request, 'Wind at noon');
  await openEditor(page, id);
  await expect(list(page).getByRole('row')).toHaveCount(4);

  // Six actions: the key, the word, Tab, the other word, Enter, the key.
  await page.keyboard.press('Control+f');
  await page.keyboard.type('Nordwick');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nordvik');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');

  await published(page);
  await page.reload();
  await expect(list(page)).toContainText('Good morning from Nordvik.');
  await expect(page.getByText('As published')).toBeVisible();
  expect(await transcriptOf(page, id)).toContain('Good morning from Nordvik.');
});

test('a short item is captioned from a text, timed, checked and published by keyboard', async ({ page }) => {
  const id = await newItem({ title: 'Ice in March' });
  await openEditor(page, id);
  await expect(page.getByRole('heading', { name: 'No cues yet' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await tabTo(page.getByRole('button', { name: 'Turn text into cues' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel('Text', { exact: true }));
  await page.keyboard.insertText('Ice comes in March. It goes in May. Nobody counts the days.');
  expect(await violationsOn(page)).toEqual([]);
  await tabTo(page.getByRole('button', { name: 'Make cues', exact: true }));
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('row')).toHaveCount(4);

  // Times by keys: the second cue begins where the player stands.
  await tabTo(row(page, 1));
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 2)).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  const before = await row(page, 2).getByLabel('Start').inputValue();
  await page.keyboard.press('[');
  await expect(row(page, 2).getByLabel('Start')).not.toHaveValue(before);

  // Split where the cursor stands, which only a real field has, and joined again.
  await page.keyboard.press('e');
  await expect(row(page, 2).getByLabel('Text')).toBeFocused();
  await page.keyboard.press('Home');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+s');
  await expect(row(page, 3).getByLabel('Text')).toBeFocused();
  await expect(row(page, 3).getByLabel('Text')).toHaveValue('in May.');
  await page.keyboard.press('Escape');
  await expect(row(page, 3)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('j');
  await expect(row(page, 2).getByLabel('Text')).toHaveValue('It goes\nin May.');

  // A speaker, and a tick for each cue.
  await tabTo(row(page, 2).getByLabel('Speaker'));
  await page.keyboard.type('Site lead');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  for (let cue = 0; cue < 3; cue += 1) await page.keyboard.press('Enter');
  await expect(page.getByText('3 of 3 checked')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await published(page);
  const words = await transcriptOf(page, id);
  for (const each of ['Ice comes in March.', 'Site lead', 'Nobody counts the days.'])
    expect(words).toContain(each);
});

const savedCues = callPattern('PATCH /Management/MediaContents/:id/Subtitles/:languageCode/Cues');

/** Writes the text of a cue, and waits until it is saved. */
async function write(page: Page, index: number, text: string): Promise<void> {
  const saves = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && savedCues.test(response.url()) && response.ok(),
  );
  await row(page, index).click();
  await row(page, index).getByLabel('Text').fill(text);
  await saves;
}

test.describe('two people', () => {
  test.use({ mayComplainOf: [/412/] });

  test(
    'on different cues are merged, on one cue the later is asked',
    { tag: '@all' },
    async ({ page, browser, request }) => {
      const id = await newCaptioned(request, 'Tide and time');
      await openEditor(page, id);
      const context = await browser.newContext();
      const other = await context.newPage();
      await openEditor(other, id, 'manager@aurora.example');
      await expect(row(other, 3)).toBeVisible();

      await write(page, 1, 'Mine.');
      await write(other, 3, 'Theirs.');
      await expect(row(other, 1)).toContainText('Mine.');

      await write(other, 1, 'Theirs, too.');
      await row(page, 1).getByLabel('Text').fill('Mine, again.');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Someone else changed the same cue.');
      await expect(alert).toContainText(/Organization Manager, .*Theirs, too\./s);
      await expect(row(page, 3)).toContainText('Theirs.');
      await page.getByRole('button', { name: 'Use theirs' }).click();
      await expect(row(page, 1).getByLabel('Text')).toHaveValue('Theirs, too.');
      await expect(alert).toHaveCount(0);
      await context.close();
    },
  );
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('time runs from left to right, in captions and cuts', { tag: '@all' }, async ({ page, request }) => {
    const id = await newCaptioned(request, 'Low tide');
    await enter(page, 'admin@aurora.example', `/studio/content/${id}/captions/en`);
    const timeline = page.locator('[data-region=timeline]');
    await timeline.getByRole('slider').press('End');
    const scrolled = () =>
      page.evaluate<number>(
        `Math.max(...[...document.querySelectorAll('[data-region=timeline] *')].map((each) => each.scrollLeft))`,
      );
    await expect.poll(scrolled).toBeGreaterThan(0);
    await expect(timeline.getByText('Balance is')).toBeInViewport();
    const edge = (name: string) => timeline.locator(`[data-edge=${name}]`).first().boundingBox();
    expect((await edge('start'))!.x).toBeLessThan((await edge('end'))!.x);
    // Otherwise the bracket would be mirrored.
    await expect(page.locator('kbd', { hasText: '[' })).toHaveCSS('direction', 'ltr');

    await page.route(callPattern('GET /Management/MediaContents/:id/Versions'), async (route) => {
      const [version] = await (await route.fetch()).json();
      await route.fulfill({ json: [{ ...version, original: { id } }] });
    });
    await page.goto(`/studio/content/${id}?tab=cut`);
    const pictures = page.locator('svg[preserveAspectRatio]:has(image)');
    await expect(pictures).toHaveCount(10);
    const left = async (picture: Locator) => (await picture.boundingBox())!.x;
    expect(await left(pictures.first())).toBeLessThan(await left(pictures.last()));
  });
});
