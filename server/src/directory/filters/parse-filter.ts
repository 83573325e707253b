import { refuse } from '../scim-problem.ts';

const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le', 'pr'] as const;
export type Operator = (typeof operators)[number];
export type FilterValue = string | number | boolean | null;

/** A parsed filter (RFC 7644, section 3.4.2.2). Paths are in lower case and without a schema prefix. */
export type Filter =
  | { kind: 'and' | 'or'; left: Filter; right: Filter }
  | { kind: 'not'; of: Filter }
  | { kind: 'compare'; path: string; operator: Operator; value: FilterValue };

/** Limits of a filter: length, comparisons, nesting. A filter is text from outside that becomes an SQL statement. */
const bounds = { length: 1_000, comparisons: 20, depth: 10 };

const wrong = (detail: string) => refuse('invalidFilter', `The filter cannot be read: ${detail}.`);

const lexeme = /\s*(?:("(?:[^"\\]|\\.)*")|([()[\]])|([^\s()[\]"]+))/y;

function split(text: string): string[] {
  const found: string[] = [];
  lexeme.lastIndex = 0;
  const end = text.trimEnd().length;
  while (lexeme.lastIndex < end) {
    const at = lexeme.lastIndex;
    const match = lexeme.exec(text);
    if (!match) throw wrong(`nothing known begins at character ${at + 1}`);
    found.push(match[1] ?? match[2] ?? match[3]!);
  }
  return found;
}

export function parseFilter(text: string): Filter {
  if (text.length > bounds.length) throw wrong(`it is longer than ${bounds.length} characters`);
  const parser = new Parser(split(text));
  const filter = parser.readOr('', 0);
  parser.expectEnd();
  return filter;
}

/** Parses a filter. `or` binds least, then `and`, then `not`. Paths inside brackets are relative to the path before them. */
class Parser {
  readonly #words: string[];
  #at = 0;
  #comparisons = 0;
  constructor(words: string[]) {
    this.#words = words;
  }

  readOr(prefix: string, depth: number): Filter {
    if (depth > bounds.depth) throw wrong(`it is nested deeper than ${bounds.depth}`);
    let left = this.#readAnd(prefix, depth);
    while (this.#takes('or')) left = { kind: 'or', left, right: this.#readAnd(prefix, depth) };
    return left;
  }

  expectEnd(): void {
    if (this.#at < this.#words.length) throw wrong(`"${this.#words[this.#at]}" is not expected`);
  }

  #readAnd(prefix: string, depth: number): Filter {
    let left = this.#readOne(prefix, depth);
    while (this.#takes('and')) left = { kind: 'and', left, right: this.#readOne(prefix, depth) };
    return left;
  }

  #readOne(prefix: string, depth: number): Filter {
    if (this.#takes('not')) return { kind: 'not', of: this.#readOne(prefix, depth + 1) };
    if (this.#takes('(')) {
      const inner = this.readOr(prefix, depth + 1);
      this.#expect(')');
      return inner;
    }
    const path = prefix + attributePath(this.#next());
    if (!this.#takes('[')) return this.#readComparison(path);
    const inner = this.readOr(`${path}.`, depth + 1);
    this.#expect(']');
    // In `emails[type eq "work"].value eq "…"` both conditions must be met.
    if (!this.#words[this.#at]?.startsWith('.')) return inner;
    return { kind: 'and', left: inner, right: this.#readComparison(path + this.#next().toLowerCase()) };
  }

  #readComparison(path: string): Filter {
    this.#comparisons++;
    if (this.#comparisons > bounds.comparisons)
      throw wrong(`it has more than ${bounds.comparisons} comparisons`);
    const word = this.#next().toLowerCase();
    const operator = operators.find((each) => each === word);
    if (!operator) throw wrong(`"${word}" is none of ${operators.join(', ')}`);
    return { kind: 'compare', path, operator, value: operator === 'pr' ? null : valueOf(this.#next()) };
  }

  #next(): string {
    const word = this.#words[this.#at++];
    if (word === undefined) throw wrong('it ends too early');
    return word;
  }

  #takes(word: string): boolean {
    if (this.#words[this.#at]?.toLowerCase() !== word) return false;
    this.#at++;
    return true;
  }

  #expect(word: string): void {
    if (!this.#takes(word)) throw wrong(`"${word}" is missing`);
  }
}

/** `urn:ietf:params:scim:schemas:core:2.0:User:userName` is `username`. */
export function attributePath(text: string): string {
  const path = text.replace(/^urn:[\w:.-]*:(?=[^:]+$)/i, '').toLowerCase();
  if (!/^[a-z$][\w$-]*(\.[a-z$][\w$-]*)?$/.test(path)) throw wrong(`"${text}" is no attribute`);
  return path;
}

function valueOf(word: string): FilterValue {
  try {
    const value = JSON.parse(/^(true|false|null)$/i.test(word) ? word.toLowerCase() : word) as unknown;
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as FilterValue;
  } catch {
    // the error below covers this
  }
  throw wrong(`"${word}" is no value: a text stands between double quotes`);
}
