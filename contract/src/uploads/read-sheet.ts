import { decodeText, readTable, WrongSheet, type TableRow } from './read-table.ts';
import { textOf } from './sheet-cells.ts';
import { columnOf, readRow } from './sheet-columns.ts';
import type { SheetRow, WrongCellOf } from './sheet-row.ts';

/** A row with its number as spreadsheets show it, in which the headings are line 1. */
export type ReadRow = SheetRow & {
  line: number;
  /** The texts of its cells, by the names of their columns. */
  cells: Record<string, string>;
  /** The cells that cannot be read. */
  problems: WrongCellOf[];
};

export type ReadSheet = {
  rows: ReadRow[];
  /** Headings that no column has. */
  unknown: string[];
};

/** Reads CSV with headings, separated by commas, semicolons or tabs. Throws `WrongSheet` where the text is not a table. */
export const readCsvSheet = (bytes: Uint8Array): ReadSheet => rowsOf(readTable(bytes, refuseSameColumn));

/** Reads JSON: a list of objects, or one object. Throws `WrongSheet` for everything else. */
export function readJsonSheet(bytes: Uint8Array): ReadSheet {
  let json: unknown;
  try {
    json = JSON.parse(decodeText(bytes));
  } catch (problem) {
    throw new WrongSheet({ kind: 'json', detail: (problem as Error).message });
  }
  return rowsOf(
    [json].flat().map((cells, index) => {
      if (typeof cells !== 'object' || cells === null)
        throw new WrongSheet({ kind: 'list', entry: index + 1 });
      return { line: index + 1, cells: cells as Record<string, unknown> };
    }),
  );
}

type Records = TableRow<unknown>[];

function rowsOf(records: Records): ReadSheet {
  const now = new Date();
  const hasText = ({ cells }: Records[number]) => Object.values(cells).some((cell) => textOf(cell));
  const headings = new Set(records.flatMap(({ cells }) => Object.keys(cells)));
  return {
    // Spreadsheets write rows of empty cells.
    rows: records.filter(hasText).map(({ line, cells }) => {
      const { row, problems } = readRow(cells, now);
      return { line, cells: byColumn(cells), ...row, problems };
    }),
    unknown: [...headings].filter((heading) => heading && !columnOf(heading)),
  };
}

const byColumn = (cells: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([heading, cell]) => {
      const column = columnOf(heading);
      return column ? [[column.name, textOf(cell)]] : [];
    }),
  );

/** Throws `WrongSheet` where two headings mean one column, of which only one could count. */
function refuseSameColumn(headings: string[]): void {
  const byColumn = Map.groupBy(headings, columnOf);
  for (const [column, [first, second]] of byColumn)
    if (column?.read && second !== undefined)
      throw new WrongSheet({ kind: 'twice', first: first!, second }, 1);
}
