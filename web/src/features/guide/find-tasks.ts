import { foldedText, wordsOf } from '@tv/client/lib/format/marks.ts';
import { withoutMarks } from '@tv/client/lib/format/prose-marks.ts';
import type { GuideSection } from '@tv/strings/guide-section.ts';
import type { ShownChapter, ShownTask } from './chapters.ts';

export type FoundTask = { task: ShownTask; chapter: string; excerpt: string };

/** Characters of an excerpt, and how many of them stand before the first word that was found. */
const longest = 180;
const before = 50;

const textsOf = ({ lead, steps = [], after, facts = [], trouble = [], alt }: GuideSection): string[] =>
  [lead, ...steps, after ?? '', ...facts, ...trouble.flatMap(({ when, help }) => [when, help]), alt ?? '']
    .filter(Boolean)
    .map(withoutMarks);

/** The tasks that have every word of a term, those first that have them in their titles. Case and accents do not matter. */
export function findTasks(chapters: readonly ShownChapter[], term: string): FoundTask[] {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  const found: (FoundTask & { score: number })[] = [];
  for (const { title: chapter, tasks } of chapters)
    for (const task of tasks) {
      const title = foldedText(task.text.title);
      const texts = textsOf(task.text);
      const whole = [title, ...texts.map(foldedText)].join('\n');
      if (!words.every((word) => whole.includes(word))) continue;
      const score = words.reduce((sum, word) => sum + scoreOf(word, title, whole), 0);
      found.push({ task, chapter, excerpt: excerptOf(texts, words), score });
    }
  return found.sort((one, other) => other.score - one.score);
}

const beginsWord = (text: string, word: string) =>
  text.startsWith(word) || text.includes(` ${word}`) || text.includes(`\n${word}`);

function scoreOf(word: string, title: string, whole: string): number {
  if (beginsWord(title, word)) return 4;
  if (title.includes(word)) return 3;
  return beginsWord(whole, word) ? 1 : 0;
}

/** The part of the text with most of the words. */
function excerptOf(texts: readonly string[], words: readonly string[]): string {
  const hits = texts.map((text) => words.filter((word) => foldedText(text).includes(word)).length);
  const text = texts[hits.indexOf(Math.max(...hits))] ?? '';
  if (text.length <= longest) return text;
  const indexes = words.map((word) => foldedText(text).indexOf(word)).filter((index) => index >= 0);
  const wanted = Math.max(0, Math.min(...indexes, text.length) - before);
  const start = wanted === 0 ? 0 : text.lastIndexOf(' ', wanted) + 1;
  const end = start + longest >= text.length ? text.length : text.lastIndexOf(' ', start + longest);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
