import { because } from '@tv/contract/reasons/problem-reasons';
import ajvCompiler from '@fastify/ajv-compiler';
import { ProblemCode } from '@tv/contract/problems';
import type { FastifyInstance } from 'fastify';
import { compileOnce } from './compile-once.ts';
import { invalidField, misusedField, notForTheWeb } from '../problem.ts';

/**
 * Validates requests against the contract's schemas. Values of params and query are text, so they are coerced to the types
 * of their schema. Values of a JSON body are not coerced, because JSON has types of its own.
 */
export const checkRequests = (app: FastifyInstance): FastifyInstance =>
  app.setValidatorCompiler((route) => (route.httpPart === 'body' ? bodies(route) : addresses(route)));

const options = (coerceTypes: 'array' | false): Parameters<ReturnType<typeof ajvCompiler>>[1] => ({
  customOptions: { removeAdditional: false, coerceTypes, allErrors: false },
  onCreate(ajv) {
    const rfc3339 = ajv.formats['date-time'] as { validate(text: string): boolean };
    ajv.addFormat('date-time', {
      type: 'string',
      // RFC 3339 allows leap seconds and any offset. JavaScript cannot parse all of them.
      validate: (text: string) => rfc3339.validate(text) && !Number.isNaN(Date.parse(text)),
    });
  },
});

const build = ajvCompiler();
const addresses = compileOnce(build({}, options('array')));
const bodies = compileOnce(build({}, options(false)));

/**
 * Throws 400 for an unknown query name: a misspelt one would be ignored and seem to work. Names that begin with `_` are
 * allowed, because HLS players add some (delivery directives of RFC 8216bis).
 */
export function refuseUnknownNames(query: object, known: readonly string[]): void {
  for (const name of Object.keys(query))
    if (!name.startsWith('_') && !known.includes(name)) {
      const named = name.slice(0, 100);
      const names = known.length > 0 ? `known are: ${known.join(', ')}.` : 'this call has none.';
      throw notForTheWeb(400, ProblemCode.Other, `There is no query name "${named}"; ${names}`, {
        exceptionData: { field: named, known },
      });
    }
}

/**
 * Removes from a JSON body all fields that are `null`, at every depth. `null` means that a field is left out, never that it
 * is cleared. A `null` in a list stays, and validation refuses it: a shorter list would mean something else.
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
 * Throws 400 for values that a schema allows and PostgreSQL cannot store: the character NUL, a lone surrogate, and infinite
 * numbers, which "1e999" becomes. It uses no recursion, because a body may be nested deeply. With `isFlat` (a query) an
 * error names the query name only, without a place in its list of values.
 */
export function refuseUnstorable(part: unknown, isFlat = false): void {
  const left: [path: string, value: unknown][] = [['', part]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string') {
      if (!isText(value)) throw invalidField(path, because('field.noText'));
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) throw invalidField(path, because('field.infinite'));
    } else if (value && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) {
        if (!isText(key)) throw misusedField(path, 'has a field whose name is not valid text.');
        left.push([!path ? key : isFlat ? path : `${path}.${key}`, each]);
      }
  }
}

const isText = (value: string) => !value.includes('\0') && value.isWellFormed();
