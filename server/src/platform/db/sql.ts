import { createHash } from 'node:crypto';

/** A statement: its text, and the values of its parameters `$1`, `$2` and so on. */
export type Statement = {
  readonly text: string;
  readonly values: unknown[];
  /** The statement shares a connection with others. It must be an index lookup that takes well under a millisecond. */
  readonly isPipelined?: true;
};

/** A statement or a fragment of one. The text is joined when it is read. */
export class Sql implements Statement {
  /** The text before, between and after the values: always one chunk more than values. */
  readonly chunks: string[];
  readonly values: unknown[];
  constructor(chunks: string[], values: unknown[]) {
    this.chunks = chunks;
    this.values = values;
  }
  get text(): string {
    let text = this.chunks[0]!;
    for (let index = 1; index < this.chunks.length; index++) text += `$${index}${this.chunks[index]}`;
    return text;
  }
}

/**
 * Builds a statement. A value becomes a parameter, a nested `sql` fragment is inserted as text.
 * User input therefore never becomes part of the text.
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
  for (let index = 0; index < piece.values.length; index++) {
    values.push(piece.values[index]);
    chunks.push(piece.chunks[index + 1]!);
  }
}

export const nothing = sql``;

/** Marks a statement that may share a connection. It must be an index lookup, fast at every library size (ADR 16). */
export const pipelined = ({ text, values }: Sql): Statement => ({ text, values, isPipelined: true });

/**
 * Puts a whole number into the text, where the planner must know it: a condition of a partial index, or a limit.
 * Only for numbers with few possible values, because each text is prepared as a statement of its own. Throws for a fraction.
 */
export const literal = (value: number): Sql => {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is not a whole number.`);
  return rawSql(String(value));
};

/** A name or an expression out of the code itself. Never text from outside. */
export const rawSql = (text: string): Sql => new Sql([text], []);

/** Joins fragments, for example conditions by ` and `. */
export function joinSql(pieces: readonly Sql[], separator: string): Sql {
  const chunks = [''];
  const values: unknown[] = [];
  pieces.forEach((piece, index) => {
    if (index > 0) chunks[chunks.length - 1] += separator;
    putBehind(chunks, values, piece);
  });
  return new Sql(chunks, values);
}

const names = new Map<string, string>();

/** A stable short name for a text. With it PostgreSQL parses and plans each text once per connection. */
export function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = `s${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    if (names.size < 2_000) names.set(text, name);
  }
  return name;
}
