import { createHash } from 'node:crypto';

/** A statement with its values apart, as PostgreSQL takes it. */
export type Sql = { text: string; values: unknown[] };

/**
 * Writes a statement. A value becomes a parameter; another `sql` piece is put in place, its parameters renumbered.
 * Nothing a person typed can become part of the text.
 */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  const values: unknown[] = [];
  let text = strings[0] ?? '';
  parts.forEach((part, index) => {
    if (isSql(part)) {
      const base = values.length;
      text += part.text.replace(/\$(\d+)/g, (_, number: string) => `$${base + Number(number)}`);
      values.push(...part.values);
    } else {
      values.push(part);
      text += `$${values.length}`;
    }
    text += strings[index + 1] ?? '';
  });
  return { text, values };
}

export const nothing: Sql = { text: '', values: [] };

/**
 * A whole number in the text itself, for what the planner must know to choose well: a condition that a partial index has, a limit.
 * Only for numbers of which there are few: each text is a statement of its own.
 */
export const written = (value: number): Sql => {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is no whole number.`);
  return { text: String(value), values: [] };
};

/** Joins pieces, e.g. conditions by ` and `. */
export function joinSql(pieces: readonly Sql[], separator: string): Sql {
  return pieces.reduce<Sql>(
    (joined, piece, index) =>
      index === 0 ? piece : sql`${joined}${{ text: separator, values: [] }}${piece}`,
    nothing,
  );
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

function isSql(part: unknown): part is Sql {
  return typeof part === 'object' && part !== null && 'text' in part && 'values' in part;
}
