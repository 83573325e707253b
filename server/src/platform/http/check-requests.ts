import ajvCompiler from '@fastify/ajv-compiler';
import { ProblemCode } from '@tv/contract/problems';
import type { FastifyInstance } from 'fastify';
import { invalidField, Problem } from './problem.ts';

/**
 * Checks what comes in against the contract's schemas. What an address carries is text, so its values are coerced to
 * what their schema asks for. JSON has types of its own: a body is taken as it is.
 */
export function checkRequests(app: FastifyInstance): void {
  const build = ajvCompiler();
  const addresses = build({}, options('array'));
  const bodies = build({}, options(false));
  app.setValidatorCompiler((route) => (route.httpPart === 'body' ? bodies(route) : addresses(route)));
}

const options = (coerceTypes: 'array' | false): Parameters<ReturnType<typeof ajvCompiler>>[1] => ({
  customOptions: { removeAdditional: false, coerceTypes, allErrors: false },
  onCreate(ajv) {
    const written = ajv.formats['date-time'] as { validate(text: string): boolean };
    ajv.addFormat('date-time', {
      type: 'string',
      // RFC 3339 also has leap seconds and any offset; not all of that is an instant to JavaScript.
      validate: (text: string) => written.validate(text) && !Number.isNaN(Date.parse(text)),
    });
  },
});

/**
 * Refuses names of a query that the call does not have: what is misspelt would change nothing and seem to work. Names
 * that begin with `_` are the caller's own: players of HLS add some (delivery directives of RFC 8216bis).
 */
export function refuseUnknownNames(query: object, known: readonly string[]): void {
  for (const name of Object.keys(query))
    if (!name.startsWith('_') && !known.includes(name)) {
      const named = name.slice(0, 100);
      const names = known.length > 0 ? `known are: ${known.join(', ')}.` : 'this call has none.';
      throw new Problem(400, ProblemCode.Other, `There is no query name "${named}"; ${names}`, {
        exceptionData: { field: named, known },
      });
    }
}

/**
 * Takes the fields of a JSON body that are `null` out of it, at every depth: `null` says that a field is left out, never
 * that it is cleared. In a list it stays and is refused there, because a shorter list would say something else.
 */
export function dropNulls(body: unknown): void {
  const left = isNested(body) ? [body] : [];
  for (let next = left.pop(); next; next = left.pop())
    for (const [key, value] of Object.entries(next)) {
      if (isNested(value)) left.push(value);
      else if (value === null && !Array.isArray(next)) delete next[key];
    }
}

const isNested = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Refuses what a schema lets pass and no database takes: the character NUL, halves of a surrogate pair, and numbers
 * without end, which "1e999" becomes. Without recursion: what is asked for may be nested deeply. Names of a query are
 * repeated, not nested: `isFlat` names them alone.
 */
export function refuseUnstorable(part: unknown, isFlat = false): void {
  const left: [path: string, value: unknown][] = [['', part]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string') {
      if (!isText(value)) throw invalidField(path, 'has characters that are no text.');
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) throw invalidField(path, 'is too large.');
    } else if (value && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) {
        if (!isText(key)) throw invalidField(path, 'has a field whose name is no text.');
        left.push([!path ? key : isFlat ? path : `${path}.${key}`, each]);
      }
  }
}

const isText = (value: string) => !value.includes('\0') && value.isWellFormed();
