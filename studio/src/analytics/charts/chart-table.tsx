import { useId } from 'react';
import * as text from '@tv/strings/en/studio/analytics.ts';
import style from './chart-table.module.css';
import { ScrolledTable, type TableData } from './scrolled-table.tsx';

type ChartTableProps = TableData & {
  /** The name of the chart. */
  caption: string;
};

/** The numbers of a chart as a table, shown on demand. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  const id = useId();
  return (
    <details className={style.details}>
      <summary className={style.summary}>
        {text.showAsTable}
        <span className="visually-hidden">: {caption}</span>
      </summary>
      <ScrolledTable {...{ id, caption, heads, rows, style }} />
    </details>
  );
}
