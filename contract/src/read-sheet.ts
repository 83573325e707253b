// The build for browsers runs in Node, too.
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { textOf, withoutApostrophe } from './sheet-cells.ts';
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

/** The file is not a table. */
export class WrongSheet extends Error {
  override name = 'WrongSheet';
  /** The line of the file at which it ends to be one, where that is known. */
  line: number | undefined;
  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

/** Reads CSV with headings, separated by commas, semicolons or tabs. Throws `WrongSheet` where the text is not a table. */
export const readCsvSheet = (bytes: Uint8Array): ReadSheet => rowsOf(recordsOf(decode(bytes)));

/** Reads JSON: a list of objects, or one object. Throws `WrongSheet` for everything else. */
export function readJsonSheet(bytes: Uint8Array): ReadSheet {
  let json: unknown;
  try {
    json = JSON.parse(decode(bytes));
  } catch (problem) {
    throw new WrongSheet(`It is not valid JSON: ${(problem as Error).message}.`);
  }
  return rowsOf(
    [json].flat().map((cells, index) => {
      if (typeof cells !== 'object' || cells === null)
        throw new WrongSheet(
          `It must contain an object or a list of objects: entry ${index + 1} is not one.`,
        );
      return { line: index + 1, cells: cells as Record<string, unknown> };
    }),
  );
}

type Records = { line: number; cells: Record<string, unknown> }[];

function rowsOf(records: Records): ReadSheet {
  const now = new Date();
  const isSaid = ({ cells }: Records[number]) => Object.values(cells).some((cell) => textOf(cell));
  const headings = new Set(records.flatMap(({ cells }) => Object.keys(cells)));
  return {
    // Spreadsheets write rows of empty cells.
    rows: records.filter(isSaid).map(({ line, cells }) => {
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

/** The headings of CSV. Throws `WrongSheet` where two mean one column, of which only one could count. */
function headingsOf(cells: string[]): string[] {
  const headings = cells.map((heading) => heading.trim());
  const byColumn = Map.groupBy(headings, columnOf);
  for (const [column, [first, second]] of byColumn)
    if (column?.read && second !== undefined)
      throw new WrongSheet(`The headings "${first}" and "${second}" mean the same column. Leave one out.`, 1);
  return headings;
}

function recordsOf(given: string): Records {
  // Some spreadsheets name the separator in a line before the headings (`sep=;`).
  const [, said = ''] = /^\uFEFF?sep=(.)\r?\n/.exec(given) ?? [];
  const text = said ? given.replace(/^\uFEFF?sep=./, '') : given;
  try {
    const found = parse(text, {
      bom: true,
      columns: headingsOf,
      cast: (cell) => withoutApostrophe(cell.trim()),
      delimiter: said || delimiterOf(text),
      info: true,
      skip_empty_lines: true,
      // Spreadsheets leave out empty cells at the end of a row.
      relax_column_count_less: true,
    }) as unknown as { info: { records: number; empty_lines: number }; record: Record<string, string> }[];
    return found.map(({ info, record }) => ({ line: 1 + info.records + info.empty_lines, cells: record }));
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    throw new WrongSheet(
      `It is not a table of comma-separated values: ${problem.message}.`,
      (problem as CsvError & { lines?: number }).lines,
    );
  }
}

/** Spreadsheets of some countries write semicolons. The headings tell: cells can hold many commas. */
function delimiterOf(text: string): string {
  const heading =
    text
      .slice(0, 10_000)
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? '';
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: heading.split(sign).length }));
  return counted.sort((a, b) => b.count - a.count)[0]!.sign;
}

/** Reads UTF-8, UTF-16 with a byte order mark, or Windows-1252, which older spreadsheets write. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
