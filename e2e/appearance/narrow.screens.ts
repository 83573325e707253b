import { languages, type Language } from '@tv/contract/languages/languages';
import type { Page } from '@playwright/test';
import { brokenHeadings, cutTexts, labelsOf, type Label } from '../page-checks/measure-page.ts';
import { openedByAdmin, openedByManager, openedByViewer, pressAll, type Opened } from './opened.ts';
import { savePicture } from '../page-checks/picture.ts';
import { expect, test } from '../portal.ts';
import { endStreams, followRequests, settled } from '../page-checks/scrolled-page.ts';
import { comeIn, membersOnly, openToAll, shared, studio, studioPeople } from './screens.ts';
import { translatePage } from './translated.ts';

// Every screen on a narrow phone in every language, and its menus and dialogs: none is wider than the window, no text is cut off,
// and no label needs more lines than in English or ends in an ellipsis. The heading of a page may have lines, and no ellipsis in
// any language, and no heading ends a line within a word. A screen is opened once, in English: its texts change beneath it.

const sights: { who: string; does: string; email?: string; screens: Opened[] }[] = [
  { who: 'visitor', does: 'sees', screens: openToAll },
  { who: 'viewer', does: 'sees', email: 'viewer@aurora.example', screens: [...shared, ...membersOnly] },
  { who: 'manager', does: 'sees', email: 'manager@aurora.example', screens: studio },
  { who: 'admin', does: 'sees', email: 'admin@aurora.example', screens: studioPeople },
  { who: 'viewer', does: 'opens', email: 'viewer@aurora.example', screens: openedByViewer },
  { who: 'manager', does: 'opens', email: 'manager@aurora.example', screens: openedByManager },
  { who: 'admin', does: 'opens', email: 'admin@aurora.example', screens: openedByAdmin },
];

test.describe.configure({ timeout: 1_800_000 });
test.use({
  mayComplainOf: [/status of 4(0[0134]|10)/],
  viewport: { width: 360, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { who, does, email, screens } of sights)
  test(`what a ${who} ${does}`, async ({ page }) => {
    followRequests(page);
    await endStreams(page);
    if (email) await comeIn(page, email, screens[0]![1]);
    for (const [name, path, ...presses] of screens)
      await test.step(name, async () => {
        await page.goto(path);
        await settled(page);
        await pressAll(page, presses);
        const english = await look(page, 'en');
        for (const language of languages.slice(1)) {
          const own = await look(page, language);
          await savePicture(page, `screenshots/narrow/${language}/${who}-${name}.png`);
          const found = [
            own.wider > 0 && `${own.wider} pixels wider than the window`,
            own.arrows > 0 && `${own.arrows} arrows of lists are beside their fields`,
            ...(own.cut.length > english.cut.length ? own.cut : []),
            ...own.broken
              .filter((each) => !english.broken.includes(each))
              .map((each) => `${each} ends a line within a word`),
            ...longer(english.labels, own.labels),
          ].filter(Boolean);
          expect.soft(found, `${who} ${name} ${language}`).toEqual([]);
        }
      });
  });

async function look(page: Page, language: Language) {
  await translatePage(page, language);
  return {
    wider: await widerThanWindow(page),
    arrows: await arrowsBesideFields(page),
    cut: await cutTexts(page),
    broken: await brokenHeadings(page),
    labels: await labelsOf(page),
  };
}

/** Pixels by which a page, or what is open on it, is wider than its place. */
const widerThanWindow = (page: Page) =>
  page.evaluate<number>(`Math.max(0, ...[document.documentElement, ...document.querySelectorAll('dialog[open], [role=dialog], [role=menu], [role=listbox]')]
    .filter((each) => each.checkVisibility() && each.clientWidth > 0)
    .flatMap((each) => {
      const { left, right } = each.getBoundingClientRect();
      return [each.scrollWidth - each.clientWidth, -left, right - innerWidth].map(Math.floor);
    }))`);

const arrowsBesideFields = (page: Page) =>
  page.evaluate<number>(`[...document.querySelectorAll('select + svg')].filter((each) => {
    const [arrow, field] = [each.getBoundingClientRect(), each.previousElementSibling.getBoundingClientRect()];
    return arrow.left < field.left || arrow.right > field.right;
  }).length`);

/** Labels that need more lines than in English, or end in an ellipsis where English does not. */
const longer = (english: readonly Label[], own: readonly Label[]): string[] =>
  own.flatMap(({ name, text, lines, isCut }, index) => {
    const before = english[index];
    if (!before || before.text === text) return [];
    const isHeading = name.startsWith('h1');
    if (isHeading && !isCut) return [];
    const what =
      isCut && (isHeading || !before.isCut)
        ? 'is cut'
        : lines > before.lines && `has ${lines} lines, not ${before.lines}`;
    return what ? [`${name} “${text}” ${what} (“${before.text}”)`] : [];
  });
