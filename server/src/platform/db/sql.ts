import { createHash } from 'node:crypto';

/** A statement with its values apart, as PostgreSQL takes it. */
export type Statement = {
  readonly text: string;
  readonly values: unknown[];
  /** Reads by an index what one page shows: over in well under a millisecond, and so may stand in line with others. */
  readonly isShort?: true;
};

/** A statement or a piece of one; its text is put together when it is asked for. */
export class Sql implements Statement {
  /** What stands before, between and behind the values. */
  readonly chunks: string[];
  readonly values: unknown[];
  constructor(chunks: string[], values: unknown[]) {
    this.chunks = chunks;
    this.values = values;
  }
  get text(): string {
    let text = this.chunks[0]!;
    for (let place = 1; place < this.chunks.length; place++) text += `$${place}${this.chunks[place]}`;
    return text;
  }
}

/**
 * Writes a statement. A value becomes a parameter; another `sql` piece is put in place.
 * Nothing a person typed can become part of the text.
 */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  const chunks = [strings[0]!];
  const values: unknown[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    if (part instanceof Sql) putBehind(chunks, values, part);
    else {
      values.push(part);
      chunks.push('');
    }
    chunks[chunks.length - 1] += strings[index + 1]!;
  }
  return new Sql(chunks, values);
}

function putBehind(chunks: string[], values: unknown[], piece: Sql): void {
  chunks[chunks.length - 1] += piece.chunks[0]!;
  for (let place = 0; place < piece.values.length; place++) {
    values.push(piece.values[place]);
    chunks.push(piece.chunks[place + 1]!);
  }
}

export const nothing = sql``;

/** Says of a statement that it is over at once whatever the library's size; see `short-reads.ts`. */
export const short = ({ text, values }: Sql): Statement => ({ text, values, isShort: true });

/**
 * A whole number in the text itself, for what the planner must know to choose well: a condition that a partial index has, a limit.
 * Only for numbers of which there are few: each text is a statement of its own.
 */
export const written = (value: number): Sql => {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is no whole number.`);
  return new Sql([String(value)], []);
};

/** Joins pieces, e.g. conditions by ` and `. */
export function joinSql(pieces: readonly Sql[], separator: string): Sql {
  const chunks = [''];
  const values: unknown[] = [];
  pieces.forEach((piece, place) => {
    if (place > 0) chunks[chunks.length - 1] += separator;
    putBehind(chunks, values, piece);
  });
  return new Sql(chunks, values);
}

const names = new Map<string, string>();

/** A stable short name, so that PostgreSQL parses and plans each distinct text once a connection. */
export function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = `s${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    if (names.size < 2_000) names.set(text, name);
  }
  return name;
}
