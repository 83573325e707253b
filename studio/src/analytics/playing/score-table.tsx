import type { PlayingFigures } from '@tv/contract/playback/playing';
import { useId } from 'react';
import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/playing.ts';
import { ScrolledTable } from '../charts/scrolled-table.tsx';
import style from './playing.module.css';
import { inPercent, inSeconds, scoreWords } from './score-words.ts';

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
      <ScrolledTable
        {...{ id, style }}
        heads={[named, text.starts, text.median, text.slow, text.failed, text.rebuffering]}
        rows={rows.map((row) => ({
          key: row.name,
          cells: [
            row.name,
            row.isBelowThreshold ? text.tooFew : number(row.starts),
            scoreWords(row.medianStart, inSeconds),
            scoreWords(row.slowStart, inSeconds),
            scoreWords(row.failedShare, inPercent),
            scoreWords(row.rebufferingShare, inPercent),
          ],
        }))}
      />
      {note && <p className={style.note}>{note}</p>}
    </div>
  );
}
