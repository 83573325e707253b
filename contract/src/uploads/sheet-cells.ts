/** Why a cell of a sheet cannot be read. */
export type CellProblem =
  | { kind: 'choice'; words: readonly string[] }
  | { kind: 'date' | 'future' | 'list' | 'captions' | 'address' }
  /** Characters. */
  | { kind: 'long'; most: number }
  /** Entries of a list. */
  | { kind: 'many'; most: number };

export class WrongCell extends Error {
  override name = 'WrongCell';
  why: CellProblem;
  /** The cell, or the part of it that is wrong. */
  value: string;
  constructor(why: CellProblem, value: string) {
    super(why.kind);
    this.why = why;
    this.value = value;
  }
}

/** The text of a cell. Lists of JSON stay lists: see `listIn`. */
export function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (Array.isArray(cell)) return cell.length > 0 ? JSON.stringify(cell) : '';
  if (typeof cell === 'object')
    return JSON.stringify(Object.entries(cell).map(([key, value]) => `${key}=${String(value)}`));
  return String(cell as string | number | boolean).trim();
}

/** Signs by which spreadsheets know what they calculate, also after spaces and apostrophes. */
export const calculated = /^'*\s*[=+\-@\t\r＝＋－＠]/;

/** A cell of CSV without the apostrophe that export writes before what a spreadsheet would calculate. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && calculated.test(cell) ? cell.slice(1) : cell;

/** Reads a list of one cell: words between separators, or a list of JSON. */
export function listIn(value: string, separator: RegExp): string[] {
  if (!value.startsWith('['))
    return value
      .split(separator)
      .map((word) => word.trim())
      .filter(Boolean);
  try {
    return (JSON.parse(value) as unknown[]).map((each) => String(each).trim()).filter(Boolean);
  } catch {
    throw new WrongCell({ kind: 'list' }, value);
  }
}

/** Writes words into one cell. Words that could be read as something else are written as a list of JSON. */
export const inOneCell = (words: readonly string[], separator: RegExp): string =>
  words[0]?.startsWith('[') || words.some((word) => separator.test(word))
    ? JSON.stringify(words)
    : words.join('; ');

/** The value of one of a few words, in small or capital letters. */
export function choiceIn<Value>(words: Record<string, Value>, value: string): Value {
  const word = value.toLowerCase();
  if (!Object.hasOwn(words, word)) throw new WrongCell({ kind: 'choice', words: Object.keys(words) }, value);
  return words[word]!;
}

export function within(value: string, most: number): string {
  if (value.length > most) throw new WrongCell({ kind: 'long', most }, value);
  return value;
}

export function listWithin(words: string[], most: number, longest: number): string[] {
  if (words.length > most) throw new WrongCell({ kind: 'many', most }, words[most]!);
  for (const word of words) within(word, longest);
  return words;
}
