import { refuse } from './scim-problem.ts';

/** Reads a JSON object whose names are case-insensitive (RFC 7643, section 2.1). */
export class Resource {
  readonly #values = new Map<string, unknown>();

  constructor(body: unknown) {
    if (!isObject(body)) throw refuse('invalidSyntax', 'A JSON object is expected here.');
    for (const [name, value] of Object.entries(body)) this.#values.set(name.toLowerCase(), value);
  }

  get(name: string): unknown {
    return this.#values.get(name.toLowerCase());
  }

  entries(): [string, unknown][] {
    return [...this.#values];
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const longestText = 254;

/** Reads a trimmed text. Absent, null and empty are the same. */
export function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw refuse('invalidValue', `${name} must be a text.`);
  const text = value.trim();
  if (text.length > longestText || /\p{Cc}/u.test(text))
    throw refuse('invalidValue', `${name} must be a text of at most ${longestText} characters.`);
  return text || undefined;
}

/** Reads a flag, which Entra ID writes as "True" or "False". */
export function flagOf(name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  if (word === 'true' || word === 'false') return word === 'true';
  throw refuse('invalidValue', `${name} must be true or false.`);
}

/** Reads a list. A single value without brackets is a list of one. */
export function listOf(name: string, value: unknown, most: number): unknown[] {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? value : [value];
  if (list.length > most) throw refuse('tooMany', `${name} may have ${most} values at most.`);
  return list;
}
