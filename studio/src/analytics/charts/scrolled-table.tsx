import type { ReactNode } from 'react';

export type TableData = {
  /** The first column names the row. */
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

type ScrolledTableProps = TableData & {
  /** Of what names it: its caption, or else a heading that is there. */
  id: string;
  caption?: string;
  style: { scroll?: string; table?: string };
};

/** A table of figures, which scrolls where it has no room. */
export const ScrolledTable = ({ id, caption, heads, rows, style }: ScrolledTableProps) => (
  // It scrolls, so keys must reach it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={style.scroll} role="region" aria-labelledby={id} tabIndex={0}>
    <table className={style.table}>
      {caption !== undefined && (
        <caption id={id} className="visually-hidden">
          {caption}
        </caption>
      )}
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
            {others.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
