import { createInterface } from 'node:readline/promises';
import { CommandProblem } from '../command-problem.ts';
import { language } from '../language.ts';
import type { ImportPlan } from './import-plan.ts';
import { text } from '../texts.ts';

/**
 * Asks the person at the terminal for what changes items, and for what the plan has a question about. Without a terminal a question
 * is refused, and a sheet that names items is taken as it is.
 */
export async function isAgreed(
  { question, corrections }: Pick<ImportPlan, 'question' | 'corrections'>,
  advice = text.importing.addColumn,
): Promise<boolean> {
  if (question === undefined && corrections.length === 0) return true;
  if (!process.stdin.isTTY) {
    if (question === undefined) return true;
    throw new CommandProblem(`${advice} ${text.nothingDone}`);
  }
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`${text.goOn} `).finally(() => lines.close());
  if (isYes(answer)) return true;
  console.log(text.nothingDone);
  return false;
}

/** Yes in the language of the command line, or in English. */
export function isYes(answer: string): boolean {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  return [...text.yesWords, 'y', 'yes'].some((word) => compare(word, answer.trim()) === 0);
}
