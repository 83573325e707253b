import { createInterface } from 'node:readline/promises';
import { CommandProblem } from './command-problem.ts';
import type { ImportPlan } from './import-plan.ts';

/**
 * Asks the person at the terminal for what changes items, and for what the plan has a question about. Without a terminal a question
 * is refused, and a sheet that names items is taken as it is.
 */
export async function isAgreed(
  { question, corrections }: Pick<ImportPlan, 'question' | 'corrections'>,
  advice = 'Add the column, or confirm with --yes.',
): Promise<boolean> {
  if (question === undefined && corrections.length === 0) return true;
  if (!process.stdin.isTTY) {
    if (question === undefined) return true;
    throw new CommandProblem(`${advice} Nothing was done.`);
  }
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question('Go on? [y/N] ').finally(() => lines.close());
  if (/^y(es)?$/i.test(answer.trim())) return true;
  console.log('Nothing was done.');
  return false;
}
