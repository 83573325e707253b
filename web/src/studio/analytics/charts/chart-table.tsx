import { useId, type ReactNode } from 'react';
import * as text from '../../../strings/en/studio-analytics.ts';
import style from './chart-table.module.css';

type ChartTableProps = {
  /** The name of the chart. */
  caption: string;
  /** The first column names the row. */
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
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
      {/* It scrolls, so keys must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={style.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={style.table}>
          <caption id={id} className="visually-hidden">
            {caption}
          </caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...others] }) => (
              <tr key={key}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                {others.map((cell, place) => (
                  <td key={heads[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
