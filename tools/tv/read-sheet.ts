import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, relative } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { CommandProblem } from './command-problem.ts';
import { columnOf, columns, readRow, type SheetRow } from './sheet-columns.ts';

/** A table of files; `folder` is the folder that it is in. */
export type Sheet = {
  name: string;
  folder: string;
  rows: (SheetRow & { line: number })[];
  /** Headings that no column has. */
  unknown: string[];
};

const mostBytes = 64 * 1024 * 1024;
const mostProblems = 20;

/** Reads CSV with headings, or JSON: a list of objects, or one object. The error names every wrong row by its line. */
export async function readSheet(file: string): Promise<Sheet> {
  const name = relative(process.cwd(), file) || basename(file);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new CommandProblem(`There is no file ${file}.`);
  if (found.size > mostBytes) throw new CommandProblem(`${name} is larger than 64 MB: cut it into parts.`);
  const text = decode(await readFile(file));
  const records = extname(file).toLowerCase() === '.json' ? fromJson(text, name) : fromCsv(text, name);
  const rows: Sheet['rows'] = [];
  const problems: string[] = [];
  for (const { line, cells } of records)
    try {
      rows.push({ line, ...readRow(cells) });
    } catch (problem) {
      if (!(problem instanceof CommandProblem)) throw problem;
      problems.push(`${name}, row ${line}: ${problem.message}`);
    }
  if (problems.length > 0) throw severalProblems(problems);
  const headings = new Set(records.flatMap(({ cells }) => Object.keys(cells)));
  return {
    name,
    folder: dirname(file),
    rows,
    unknown: [...headings].filter((heading) => heading && !columnOf(heading)),
  };
}

/** One error for all wrong rows, of which it names the first twenty. */
export const severalProblems = (problems: string[]): CommandProblem =>
  new CommandProblem(
    [
      ...problems.slice(0, mostProblems),
      ...(problems.length > mostProblems ? [`… and ${problems.length - mostProblems} more.`] : []),
      'Nothing was brought in.',
    ].join('\n'),
  );

export const knownColumns = columns.filter(({ read }) => read).map(({ name }) => name);

type Records = { line: number; cells: Record<string, unknown> }[];

function fromJson(text: string, name: string): Records {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (problem) {
    throw new CommandProblem(`${name} is no JSON: ${(problem as Error).message}.`);
  }
  return [json].flat().map((cells, index) => {
    if (typeof cells !== 'object' || cells === null)
      throw new CommandProblem(`${name} must hold an object, or a list of them: entry ${index + 1} is none.`);
    return { line: index + 1, cells: cells as Record<string, unknown> };
  });
}

function fromCsv(text: string, name: string): Records {
  try {
    const found = parse(text, {
      bom: true,
      columns: (headings: string[]) => headings.map((heading) => heading.trim()),
      delimiter: delimiterOf(text),
      info: true,
      skip_empty_lines: true,
      // Spreadsheets leave out empty cells at the end of a row.
      relax_column_count_less: true,
    }) as unknown as { info: { lines: number }; record: Record<string, string> }[];
    return found.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    throw new CommandProblem(`${name} is no table of comma-separated values: ${problem.message}.`);
  }
}

/** Spreadsheets of some countries write semicolons. The headings tell: cells can hold many commas. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? '';
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: heading.split(sign).length }));
  return counted.sort((a, b) => b.count - a.count)[0]!.sign;
}

/** Reads UTF-8, UTF-16 with its byte order mark, or Windows-1252, which older spreadsheets write. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
