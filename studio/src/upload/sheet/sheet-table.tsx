import type { Correction } from '@tv/contract/uploads/sheet-corrections';
import { memo } from 'react';
import { listed, number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/content/sheet.ts';
import type { PlannedRow, RowProblem } from './plan-sheet.ts';
import style from './sheet-table.module.css';

const tones = {
  change: 'good',
  new: 'good',
  update: 'good',
  same: 'calm',
  known: 'calm',
  missing: 'warning',
  wrong: 'error',
} as const;

type SheetTableProps = {
  rows: readonly PlannedRow[];
  /** Why lines could not be applied, by their numbers. */
  refused: ReadonlyMap<number, string>;
};

/** The lines of a sheet, with what becomes of each. */
export const SheetTable = memo(({ rows, refused }: SheetTableProps) => (
  <table className={style.table}>
    <caption className="visually-hidden">{text.caption}</caption>
    <thead>
      <tr>
        <th scope="col" className={style.number}>
          {text.line}
        </th>
        <th scope="col">{text.file}</th>
        <th scope="col">{text.outcome}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.line}>
          <td className={style.number}>{number(row.line)}</td>
          <td>
            <p className={style.file}>{row.fileName}</p>
            {row.metadata.title && <p className={style.title}>{row.metadata.title}</p>}
          </td>
          <td>
            <p className={style[tones[row.outcome]]}>{text.outcomes[row.outcome]}</p>
            {row.correction && <Cells correction={row.correction} />}
            {refused.has(row.line) && <p className={style.error}>{refused.get(row.line)}</p>}
            {row.problems.length > 0 && (
              <ul className={style.problems}>
                {row.problems.map((problem, index) => (
                  <li key={index}>{wordsOf(problem)}</li>
                ))}
              </ul>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
));

/** The cells that change, and those that somebody else has changed too. */
function Cells({ correction: { changes, conflicts } }: { correction: Correction }) {
  return (
    <ul className={style.cells}>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          {text.cellChange(column)} <del>{before || text.nothing}</del> <ins>{after}</ins>
        </li>
      ))}
      {conflicts.map(({ column, before }) => (
        <li key={column} className={style.warning}>
          {text.cellConflict(column, before)}
        </li>
      ))}
    </ul>
  );
}

/** Characters of a cell that are shown. */
const shown = 60;

/** The cell that is wrong, and why, in a sentence. */
function wordsOf({ column, value, why }: RowProblem): string {
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
