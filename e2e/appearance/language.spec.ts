import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { categories } from '../../demo/organizations.ts';
import { areasOf, messagesOf, readArea } from '../../tools/strings/catalogue.ts';
import { newPerson } from '../desk/at-desk.ts';
import { expect, itemOf, signIn, test, watchPath } from '../portal.ts';

const strings = join(import.meta.dirname, '../../strings');

/** All texts of a language that need nothing put in. */
const textsIn = (language: string): Set<string> =>
  new Set(
    areasOf(strings)
      .flatMap((area) => messagesOf(readArea(strings, language, area)))
      .map(([, text]) => text.trim())
      .filter((text) => !text.includes('{')),
  );

/** What the screen shows or says by itself, piece by piece; not what is in a language of its own, such as captions. */
const shownOn = (page: Page) =>
  page.evaluate<string[]>(`(() => {
  const found = [document.title.replace(/ \\| TV$/, '')];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest('script, template, noscript, [lang]:not(html)'))
      found.push(walker.currentNode.textContent);
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt'])
      found.push(element.getAttribute(name) ?? '');
  return found.map((text) => text.trim()).filter(Boolean);
})()`);

const item = itemOf('fifty-hertz');

test('a person reads the portal in German, and in English again', async ({ page }) => {
  const german = textsIn('de');
  const english = [...textsIn('en')].filter((text) => !german.has(text));
  expect(english.length).toBeGreaterThan(300);
  // What the demo's content says is not translated.
  const content = new Set([...item.tags, item.title, ...categories.map(({ name }) => name)]);
  const expectGerman = async (path: string, ready: () => Promise<void>) => {
    await page.goto(path);
    await ready();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const shown = await shownOn(page);
    expect(shown.filter((text) => english.includes(text) && !content.has(text))).toEqual([]);
    expect(shown.filter((text) => german.has(text)).length).toBeGreaterThan(10);
  };

  // Somebody of their own: the language is the person's, and other tests read English meanwhile.
  await signIn(page, (await newPerson()).email, '/settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('group', { name: 'Language' }).getByText('Deutsch').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await expectGerman('/settings', () => expect(page.getByRole('heading', { name: 'Sprache' })).toBeVisible());
  await expectGerman('/', async () => {
    await expect(page.getByRole('region', { name: 'Im Fokus' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Meine Playlist' })).toBeVisible();
  });
  await expectGerman('/search?searchTerm=wind', () =>
    expect(page.getByText(/^\d+ Treffer$/).first()).toBeVisible(),
  );
  await expectGerman(`${watchPath('fifty-hertz')}?t=0`, async () => {
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
    await expect(page.getByText(/^\d+\. \p{L}+ \d{4}$/u).first()).toBeVisible();
  });
  await expectGerman('/playlist', () =>
    expect(page.getByRole('link', { name: /^Vorgemerkt/ })).toBeVisible(),
  );

  await page.goto('/settings');
  await page.getByRole('group', { name: 'Sprache' }).getByText('English').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
