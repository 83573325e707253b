// The build for browsers runs in Node, too.
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { withoutApostrophe } from './sheet-cells.ts';

/** A row by its headings, with its number as spreadsheets show it, in which the headings are line 1. */
export type TableRow<Cell = string> = { line: number; cells: Record<string, Cell> };

/** Why a file is no table: what a parser says, an entry that is no object, or two headings that mean the same. */
type NoTable =
  | { kind: 'table' | 'json'; detail: string }
  | { kind: 'list'; entry: number }
  | { kind: 'twice'; first: string; second: string };

/** The file is not a table. */
export class WrongSheet extends Error {
  override name = 'WrongSheet';
  why: NoTable;
  /** The line of the file at which it ends to be one, where that is known. */
  line: number | undefined;
  constructor(why: NoTable, line?: number) {
    super(why.kind);
    this.why = why;
    this.line = line;
  }
}

/**
 * Reads CSV with headings, separated by commas, semicolons or tabs, in any encoding that `decodeText` knows. Throws `WrongSheet`
 * where the text is not a table. `checkHeadings` may throw it too.
 */
export function readTable(
  bytes: Uint8Array,
  checkHeadings: (headings: string[]) => void = () => {},
): TableRow[] {
  const given = decodeText(bytes);
  // Some spreadsheets name the separator in a line before the headings (`sep=;`).
  const [, declared = ''] = /^\uFEFF?sep=(.)\r?\n/.exec(given) ?? [];
  const text = declared ? given.replace(/^\uFEFF?sep=./, '') : given;
  try {
    const found = parse(text, {
      bom: true,
      columns: (cells: string[]) => {
        const headings = cells.map((heading) => heading.trim());
        checkHeadings(headings);
        return headings;
      },
      cast: (cell) => withoutApostrophe(cell.trim()),
      delimiter: declared || delimiterOf(text),
      info: true,
      skip_empty_lines: true,
      // Spreadsheets leave out empty cells at the end of a row.
      relax_column_count_less: true,
    }) as unknown as { info: { records: number; empty_lines: number }; record: Record<string, string> }[];
    return found.map(({ info, record }) => ({ line: 1 + info.records + info.empty_lines, cells: record }));
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    throw new WrongSheet(
      { kind: 'table', detail: problem.message },
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
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
