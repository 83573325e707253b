import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, relative } from 'node:path';
import { readCsvSheet, readJsonSheet, type ReadSheet } from '@tv/contract/uploads/read-sheet';
import { WrongSheet } from '@tv/contract/uploads/read-table';
import type { CellProblem } from '@tv/contract/uploads/sheet-cells';
import { fileColumns } from '@tv/contract/uploads/sheet-columns';
import type { WrongCellOf } from '@tv/contract/uploads/sheet-row';
import { sheetNote } from '@tv/sources/tables';
import { CommandProblem } from '../command-problem.ts';
import { sayNote } from '../say-note.ts';
import { text } from '../texts.ts';

/** A table of files; `folder` is the folder that it is in. */
export type Sheet = ReadSheet & { name: string; folder: string };

const maxBytes = 64 * 1024 * 1024;
const maxProblems = 20;

/** Reads CSV with headings, or JSON: a list of objects, or one object. The error names every wrong cell by its line and column. */
export async function readSheet(file: string): Promise<Sheet> {
  const name = relative(process.cwd(), file) || basename(file);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new CommandProblem(text.noFile({ file }));
  if (found.size > maxBytes) throw new CommandProblem(text.sheet.large({ sheet: name }));
  const read = extname(file).toLowerCase() === '.json' ? readJsonSheet : readCsvSheet;
  const sheet = readAs(name, read, await readFile(file));
  const problems = sheet.rows.flatMap((row) =>
    row.problems.map((problem) =>
      sayOfCell(text.sheet.row({ sheet: name, line: String(row.line) }), problem),
    ),
  );
  if (problems.length > 0) throw severalProblems(problems);
  return { name, folder: dirname(file), ...sheet };
}

function readAs(name: string, read: (bytes: Uint8Array) => ReadSheet, bytes: Uint8Array): ReadSheet {
  try {
    return read(bytes);
  } catch (problem) {
    if (problem instanceof WrongSheet)
      throw new CommandProblem(sayNote(['inFile', { file: name, why: sheetNote(problem) }]));
    throw problem;
  }
}

/** One error for all wrong rows, of which it names the first twenty. */
export const severalProblems = (problems: string[]): CommandProblem =>
  new CommandProblem(
    [
      ...problems.slice(0, maxProblems),
      ...(problems.length > maxProblems ? [text.moreLines({ count: problems.length - maxProblems })] : []),
      text.importing.nothingUploaded,
    ].join('\n'),
  );

export const knownColumns = fileColumns.map(({ name }) => name);

const sayOfCell = (where: string, { column, value, why }: WrongCellOf) =>
  `${text.sheet.cell({ where, column })}: "${shortened(value)}" ${reasons(why)}`;

const shortened = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

function reasons(why: CellProblem): string {
  const { problems } = text.sheet;
  switch (why.kind) {
    case 'choice':
      return problems.choice({ words: why.words.join(', ') });
    case 'long':
    case 'many':
      return problems[why.kind](why);
    default:
      return problems[why.kind];
  }
}
