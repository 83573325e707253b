import { memo } from 'react';
import { number } from '../../../strings/en/locale.ts';
import * as text from '../../../strings/en/studio-sheet.ts';
import type { PlannedRow } from './plan-sheet.ts';
import { wordsOf } from './problem-words.ts';
import style from './sheet-table.module.css';

const tones = { new: 'good', update: 'good', known: 'calm', missing: 'warning', wrong: 'error' } as const;

/** The lines of a sheet, with what becomes of each. */
export const SheetTable = memo(({ rows }: { rows: readonly PlannedRow[] }) => (
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
