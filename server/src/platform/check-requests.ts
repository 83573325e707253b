import type { FastifyServerOptions } from 'fastify';
import { invalidField } from './problem.ts';

/** How what comes in is checked against the contract's schemas. */
export const requestChecks: NonNullable<FastifyServerOptions['ajv']> = {
  customOptions: { removeAdditional: false, coerceTypes: 'array', allErrors: false },
  onCreate(ajv) {
    const written = ajv.formats['date-time'] as { validate(text: string): boolean };
    ajv.addFormat('date-time', {
      type: 'string',
      // RFC 3339 also has leap seconds and any offset; not all of that is an instant to JavaScript.
      validate: (text: string) => written.validate(text) && !Number.isNaN(Date.parse(text)),
    });
  },
};

/**
 * Refuses what a schema lets pass and no database takes: the character NUL, halves of a surrogate pair, and numbers
 * without end, which "1e999" becomes. Without recursion: what is asked for may be nested deeply.
 */
export function refuseUnstorable(part: unknown): void {
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
        left.push([path ? `${path}.${key}` : key, each]);
      }
  }
}

const isText = (value: string) => !value.includes('\0') && value.isWellFormed();
