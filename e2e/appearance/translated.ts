import { join } from 'node:path';
import { directionOf, type Language } from '@tv/contract/languages/languages';
import type { Page } from '@playwright/test';
import { areasOf, messagesOf, readArea } from '../../tools/strings/catalogue.ts';
import { root } from '../../tools/source-files.ts';
import { formsOf, wordsOf } from '../../tools/strings/message.ts';

/** A message of the catalogues, and which of its choices. */
type TextSource = { path: string; choices: string };

const escaped = (words: string) => words.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
/** Catalogues of the portal's screens and of the sign-in pages. */
const catalogues = ['strings', 'identity/src/strings'].map((folder) => join(root, folder));
const messages = new Map<Language, Map<string, string>>();

/** The messages of a language by their places in the catalogues. */
function messagesIn(language: Language): Map<string, string> {
  const known = messages.get(language) ?? new Map<string, string>();
  if (known.size === 0)
    for (const folder of catalogues)
      for (const area of areasOf(folder).filter((each) => !each.startsWith('guide/')))
        for (const [path, message] of messagesOf(readArea(folder, language, area)))
          known.set(`${area}/${path}`, message);
  messages.set(language, known);
  return known;
}

/** The forms of English: those that are words alone by their words, and those with values, the longest words first. */
function readEnglish() {
  const whole = new Map<string, TextSource[]>();
  const withValues: { pattern: RegExp; values: string[]; source: TextSource; length: number }[] = [];
  for (const [path, message] of messagesIn('en'))
    for (const form of formsOf(message)) {
      const { parts, choices } = form;
      const words = wordsOf(form);
      const values = parts.flatMap((each) => (typeof each === 'string' ? [] : [each.value]));
      const source = { path, choices };
      if (values.length === 0) whole.set(words, [...(whole.get(words) ?? []), source]);
      else if (/\p{L}{3}/u.test(words)) {
        const pattern = parts.map((each) => (typeof each === 'string' ? escaped(each) : '(.+?)')).join('');
        withValues.push({ pattern: new RegExp(`^${pattern}$`, 's'), values, source, length: words.length });
      }
    }
  return { whole, withValues: withValues.sort((one, other) => other.length - one.length) };
}

type Found = { sources: readonly TextSource[]; values: Record<string, string> };

let english: ReturnType<typeof readEnglish> | undefined;
const found = new Map<string, Found>();

/** Where an English text of a page stands in the catalogues, and the values in it. Sought once: every language asks. */
function sourcesOf(text: string): Found {
  const known = found.get(text) ?? findSources(text);
  found.set(text, known);
  return known;
}

function findSources(text: string): Found {
  english ??= readEnglish();
  const sources = english.whole.get(text);
  if (sources) return { sources, values: {} };
  for (const { pattern, values, source } of english.withValues) {
    const [found, ...given] = pattern.exec(text) ?? [];
    if (found)
      return {
        sources: [source],
        values: Object.fromEntries(values.map((name, index) => [name, given[index]!])),
      };
  }
  return { sources: [], values: {} };
}

/**
 * A text of an English page in another language, in its longest plural; as it is where no catalogue has it. Of several texts that are
 * the same in English it is the one that most of them have.
 */
function translated(text: string, language: Language): string {
  const { sources, values } = sourcesOf(text.trim());
  const own = sources.map(({ path, choices }) => {
    const forms = formsOf(messagesIn(language).get(path)!).filter((form) => form.choices === choices);
    const texts = forms.map(({ parts }) =>
      parts.map((each) => (typeof each === 'string' ? each : (values[each.value] ?? ''))).join(''),
    );
    return texts.sort((one, other) => other.length - one.length)[0] ?? text;
  });
  const count = (wanted: string) => own.filter((each) => each === wanted).length;
  return own.sort((one, other) => count(other) - count(one))[0] ?? text;
}

/** Writes every text of an English page that stands in the catalogues in another language, or in English again. */
export async function translatePage(page: Page, language: Language): Promise<void> {
  const texts = await page.evaluate<string[]>(`(() => {
    if (!window.tvTexts) {
      window.tvTexts = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (!walker.currentNode.parentElement.closest('script, style, template')) window.tvTexts.push([walker.currentNode, walker.currentNode.data]);
    }
    return window.tvTexts.map(([, text]) => text);
  })()`);
  const own =
    language === 'en' ? texts : texts.map((text) => (text.trim() ? translated(text, language) : text));
  await page.evaluate(`(() => {
    ${JSON.stringify(own)}.forEach((text, index) => { window.tvTexts[index][0].data = text; });
    document.documentElement.lang = '${language}';
    for (const each of document.querySelectorAll('html, [data-placement]')) each.dir = '${directionOf(language)}';
    return new Promise(requestAnimationFrame);
  })()`);
}
