import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf, type CatalogueItem } from './catalogue-item.ts';

/** A query with its judgments: a grade by the key of each judged item. */
export type JudgedQuery = { kind: string; query: string; grades: ReadonlyMap<string, number> };
/** A short word and its inflections. */
export type ShortWord = { word: string; forms: string[] };

/** Queries of this kind have no answer in the catalogue. */
export const unanswerable = 'no answer';

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim());

/** The queries of the small library in ten languages, whose kinds are the languages. */
export const readLanguageQueries = (catalogue: readonly CatalogueItem[]): JudgedQuery[] =>
  readQueries(catalogue, 'languages/queries.txt');

/**
 * The queries of a file. `# kind` begins a kind; a line is `query => 3: selector, selector | 2: selector // reason`.
 * A selector is an item's key, or one of `matchers`; ` with one/other` narrows it to items whose title, description or tags
 * hold one of the words. An item has the highest grade of the selectors that it fits; -1 counts before all others.
 */
export function readQueries(catalogue: readonly CatalogueItem[], file = 'queries.txt'): JudgedQuery[] {
  const queries: JudgedQuery[] = [];
  let kind = '';
  for (const line of read(file)) {
    if (line.startsWith('# ')) kind = line.slice(2);
    else {
      const [query, judgments] = line.replace(/ \/\/ .*$/, '').split(' => ');
      if (!query || judgments === undefined) throw new Error(`${file}: "${line}" has no judgment.`);
      queries.push({ kind, query, grades: readGrades(judgments, catalogue) });
    }
  }
  return queries;
}

export const readShortWords = (): ShortWord[] =>
  read('short-words.txt').map((line) => {
    const [word, ...forms] = line.split(' ');
    return { word: word!, forms: [word!, ...forms].map((form) => form.toLowerCase()) };
  });

function readGrades(judgments: string, catalogue: readonly CatalogueItem[]): Map<string, number> {
  const grades = new Map<string, number>();
  if (judgments === 'nothing') return grades;
  for (const part of judgments.split(' | ')) {
    const [grade = '', selectors = ''] = part.split(/: (.*)/);
    if (!/^(-1|[123])$/.test(grade)) throw new Error(`queries.txt: "${part}" does not begin with a grade.`);
    for (const selector of selectors.split(', '))
      for (const { key } of selected(selector.trim(), catalogue)) {
        const before = grades.get(key) ?? 0;
        grades.set(key, before < 0 || Number(grade) < 0 ? -1 : Math.max(before, Number(grade)));
      }
  }
  return grades;
}

const matchers: Record<string, (item: CatalogueItem, wanted: string) => boolean> = {
  about: ({ about }, wanted) => about.includes(wanted.toLowerCase()),
  speaker: ({ speakers }, wanted) => speakers.includes(wanted),
  surname: ({ speakers }, wanted) => speakers.some((name) => name.endsWith(` ${wanted}`)),
  title: ({ title }, wanted) => holds([title], wanted),
  text: ({ title, description, tags }, wanted) => holds([title, description, ...tags], wanted),
  spoken: ({ captions }, wanted) =>
    holds(
      captions.flatMap(({ cues }) => cues),
      wanted,
    ),
};

/** Items that fit a selector. A near duplicate of an item fits the item's key with `~` behind it. */
function selected(selector: string, catalogue: readonly CatalogueItem[]): CatalogueItem[] {
  const [main = '', narrowing] = selector.split(' with ');
  const [, name, wanted] = /^(\w+):(.+)$/.exec(main) ?? [];
  const matches = name ? matchers[name] : undefined;
  if (name && !matches) throw new Error(`queries.txt: there is no selector "${name}".`);
  const found = catalogue.filter(
    (item) =>
      (matches ? matches(item, wanted!) : item.key === main) &&
      (!narrowing || matchers.text!(item, narrowing)),
  );
  if (found.length === 0) throw new Error(`queries.txt: nothing fits "${selector}".`);
  return found;
}

/** `wanted`: words with `/` between them, of which one is enough. Japanese is written without spaces between words. */
function holds(texts: readonly string[], wanted: string): boolean {
  const words = new Set(texts.flatMap(wordsOf));
  const isJapanese = (word: string) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(word);
  return wanted
    .split('/')
    .some((word) => (isJapanese(word) ? texts.some((text) => text.includes(word)) : words.has(word)));
}
