import { type Browser, request } from '@playwright/test';
import { callAsCommandLine } from '../../e2e/calls.ts';
import { expect, itemOf } from '../../e2e/portal.ts';
import { inMilliseconds, type Measured, median, openMeasured, type Row } from './processor-time.ts';

const sizes = { many: 2000, few: 20 };
/** Turns for each of the two, one after the other, so that a busy moment falls on both. */
const turns = 7;
const letters = 30;
/** Milliseconds between two letters of somebody who types fast. */
const pause = 90;
/** Letters after each of which the draft is saved, and the player shows the cues again. */
const savedLetters = 3;
const untilSaved = 1_800;
const dragSteps = 30;

const words = 'and the north wind taught us to listen earlier in every season ';

const cues = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ key: `c${at}`, startTime: at * 2, endTime: at * 2 + 1.8 },
    runs: [{ text: `Line ${at + 1} of a long evening` }],
  }));

/** What each does in the editor, and by how many steps its cost is divided. */
const actions: { name: string; steps: number; run: (editor: Measured) => Promise<void> }[] = [
  {
    name: 'a letter that is typed',
    steps: letters,
    async run({ page }) {
      for (const letter of words.slice(0, letters)) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        await page.waitForTimeout(pause);
      }
    },
  },
  {
    name: 'a letter, its save and its picture',
    steps: savedLetters,
    async run({ page }) {
      for (let count = 0; count < savedLetters; count += 1) {
        await page.keyboard.press('x');
        await page.waitForTimeout(untilSaved);
      }
    },
  },
  {
    name: 'a step of dragging a cue over time',
    steps: dragSteps,
    async run({ page }) {
      const block = page.locator('[aria-hidden="true"] [data-current]');
      const box = (await block.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      for (let step = 1; step <= dragSteps; step += 1) {
        const by = step <= dragSteps / 2 ? step : dragSteps - step;
        await page.mouse.move(box.x + box.width / 2 + by, box.y + box.height / 2);
        await page.waitForTimeout(20);
      }
      await page.mouse.up();
    },
  },
  {
    name: 'splitting a cue, and undoing that',
    steps: 4,
    async run({ page }) {
      for (let count = 0; count < 4; count += 1) {
        await page.keyboard.press('Alt+s');
        await page.waitForTimeout(60);
        await page.keyboard.press('Control+z');
        await page.waitForTimeout(60);
      }
    },
  },
];

/** What work costs among 2,000 cues, as a multiple of what it costs among 20. */
export async function* measureCaptionEditor(browser: Browser): AsyncGenerator<Row> {
  const { id } = itemOf('fifty-hertz');
  const calls = await request.newContext({ baseURL: process.env.PUBLIC_URL! });
  const open = async (languageCode: string, count: number) => {
    await callAsCommandLine(calls, 'PUT /Management/MediaContents/:id/Subtitles/:languageCode/Cues', {
      ...{ params: { id, languageCode }, body: { cues: cues(count) } },
    });
    const editor = await openMeasured(browser, `/studio/content/${id}/captions/${languageCode}`);
    const row = editor.page.locator('[role="row"][aria-rowindex="6"]');
    await row.locator('[data-text]').click();
    await expect(row.getByRole('textbox', { name: 'Text' })).toBeFocused();
    return editor;
  };
  const [many, few] = [await open('nb', sizes.many), await open('fi', sizes.few)];
  for (const { name, steps, run } of actions) {
    const costs = { many: [] as number[], few: [] as number[] };
    for (let turn = 0; turn <= turns; turn += 1)
      for (const [editor, found] of [
        [many, costs.many],
        [few, costs.few],
      ] as const) {
        await editor.page.bringToFront();
        const text = editor.page.locator('[role="row"][data-active] textarea');
        await text.focus();
        // Each turn begins with the text of the first one. The first turn warms the code up.
        await text.fill('Line 5 of a long evening');
        await editor.page.waitForTimeout(untilSaved);
        const cost = await editor.costOf(() => run(editor));
        if (turn > 0) found.push(cost / steps);
      }
    const [ofMany, ofFew] = [median(costs.many), median(costs.few)];
    yield {
      name: `captions: ${name}`,
      ratio: ofMany / ofFew,
      detail: `${inMilliseconds(ofMany)} among ${sizes.many} cues, ${inMilliseconds(ofFew)} among ${sizes.few}`,
    };
  }
  await Promise.all([many.close(), few.close(), calls.dispose()]);
}
