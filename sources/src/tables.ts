import { readTable, WrongSheet, type TableRow } from '@tv/contract/uploads/read-table';
import type { Note } from './say.ts';
import { SourceProblem, type SourceFiles } from './source.ts';

/** Bytes of a table or another text of an export. */
export const largestText = 64 * 1024 * 1024;

/** Reads CSV of an export, in any encoding and with any separator. Throws a `SourceProblem` that names the file. */
export async function readCsvFile(files: SourceFiles, path: string): Promise<TableRow[]> {
  try {
    return readTable(await files.read(path, largestText));
  } catch (problem) {
    if (problem instanceof WrongSheet)
      throw new SourceProblem(['inFile', { file: path, why: sheetNote(problem) }]);
    throw problem;
  }
}

/** Why a file is no table. */
export function sheetNote({ why }: WrongSheet): Note {
  switch (why.kind) {
    case 'list':
      return ['notList', { entry: why.entry }];
    case 'twice':
      return ['sameColumn', { first: why.first, second: why.second }];
    default:
      return [why.kind === 'json' ? 'notJson' : 'notTable', { detail: why.detail }];
  }
}

/** The first cell that says something, by headings that are compared without spaces, signs and capital letters. */
export function cellOf({ cells }: TableRow, ...headings: string[]): string {
  const wanted = headings.map(plain);
  for (const name of wanted)
    for (const [heading, cell] of Object.entries(cells))
      if (plain(heading) === name && cell.trim()) return cell.trim();
  return '';
}

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
