import * as text from '../../../strings/en/studio-sheet.ts';
import type { RowProblem } from './plan-sheet.ts';
import { listed } from '../../../strings/en/locale.ts';

/** Characters of a cell that are shown. */
const shown = 60;

/** The cell that is wrong, and why, in a sentence. */
export function wordsOf({ column, value, why }: RowProblem): string {
  const short = value.length > shown ? `${value.slice(0, shown)}…` : value;
  return `${short ? text.cell(column, short) : column} ${reasonOf(why)}`;
}

function reasonOf(why: RowProblem['why']): string {
  switch (why.kind) {
    case 'choice':
      return text.problems.choice(listed(why.words));
    case 'long':
    case 'many':
      return text.problems[why.kind](why.most);
    default:
      return text.problems[why.kind];
  }
}
