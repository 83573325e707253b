import type { PlayingFigures } from '@tv/contract/playing';
import { useId } from 'react';
import { number } from '../../../strings/en/locale.ts';
import * as text from '../../../strings/en/studio-playing.ts';
import style from './playing.module.css';
import { scoreWords } from './scores.tsx';

type ScoreTableProps = {
  title: string;
  /** Names the first column. */
  named: string;
  rows: readonly (PlayingFigures & { name: string })[];
  note?: string;
};

/** Scores side by side, of browsers or of networks. */
export function ScoreTable({ title, named, rows, note }: ScoreTableProps) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className={style.title}>
        {title}
      </h2>
      {/* It scrolls, so keys must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={style.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={style.table}>
          <thead>
            <tr>
              {[named, text.starts, text.median, text.slow, text.failed, text.rebuffering].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.isBelowThreshold ? text.tooFew : number(row.starts)}</td>
                <td>{scoreWords(row.medianStart, text.inSeconds)}</td>
                <td>{scoreWords(row.slowStart, text.inSeconds)}</td>
                <td>{scoreWords(row.failedShare, text.inPercent)}</td>
                <td>{scoreWords(row.rebufferingShare, text.inPercent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={style.note}>{note}</p>}
    </div>
  );
}
