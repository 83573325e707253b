import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, relative } from 'node:path';
import { readCsvSheet, readJsonSheet, type ReadSheet } from '@tv/contract/read-sheet';
import { WrongSheet } from '@tv/contract/read-table';
import type { CellProblem } from '@tv/contract/sheet-cells';
import { fileColumns } from '@tv/contract/sheet-columns';
import type { WrongCellOf } from '@tv/contract/sheet-row';
import { CommandProblem } from './command-problem.ts';

/** A table of files; `folder` is the folder that it is in. */
export type Sheet = ReadSheet & { name: string; folder: string };

const maxBytes = 64 * 1024 * 1024;
const maxProblems = 20;

/** Reads CSV with headings, or JSON: a list of objects, or one object. The error names every wrong cell by its line and column. */
export async function readSheet(file: string): Promise<Sheet> {
  const name = relative(process.cwd(), file) || basename(file);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new CommandProblem(`There is no file ${file}.`);
  if (found.size > maxBytes) throw new CommandProblem(`${name} is larger than 64 MB: cut it into parts.`);
  const read = extname(file).toLowerCase() === '.json' ? readJsonSheet : readCsvSheet;
  const sheet = readAs(name, read, await readFile(file));
  const problems = sheet.rows.flatMap((row) =>
    row.problems.map((problem) => `${name}, row ${row.line}, ${sayOfCell(problem)}`),
  );
  if (problems.length > 0) throw severalProblems(problems);
  return { name, folder: dirname(file), ...sheet };
}

function readAs(name: string, read: (bytes: Uint8Array) => ReadSheet, bytes: Uint8Array): ReadSheet {
  try {
    return read(bytes);
  } catch (problem) {
    if (problem instanceof WrongSheet) throw new CommandProblem(`${name}: ${problem.message}`);
    throw problem;
  }
}

/** One error for all wrong rows, of which it names the first twenty. */
export const severalProblems = (problems: string[]): CommandProblem =>
  new CommandProblem(
    [
      ...problems.slice(0, maxProblems),
      ...(problems.length > maxProblems ? [`… and ${problems.length - maxProblems} more.`] : []),
      'Nothing was uploaded.',
    ].join('\n'),
  );

export const knownColumns = fileColumns.map(({ name }) => name);

const sayOfCell = ({ column, value, why }: WrongCellOf) =>
  `column "${column}": "${shortened(value)}" ${reasons(why)}`;

const shortened = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

function reasons(why: CellProblem): string {
  switch (why.kind) {
    case 'choice':
      return `must be one of: ${why.words.join(', ')}.`;
    case 'date':
      return 'is not a valid time: write it like "2026-12-24 18:30".';
    case 'future':
      return 'is in the future.';
    case 'list':
      return 'begins like a list in JSON but is not one.';
    case 'captions':
      return 'names no captions: write en=talk.en.vtt; de=talk.de.vtt.';
    case 'address':
      return 'is not an address: write it with https:// or http://.';
    case 'long':
      return `is longer than ${why.most} characters.`;
    case 'many':
      return `is one entry too many: at most ${why.most}.`;
  }
}
