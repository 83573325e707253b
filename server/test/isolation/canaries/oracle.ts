import type { LightMyRequestResponse } from 'fastify';
import type { Persona } from '../personas.ts';
import { mayRead } from './may-read.ts';
import type { CanaryWords } from './words.ts';

/** What an answer tells a persona that is not for them: whose text, and the column that holds it. Headers count. */
export const foreignIn = (
  words: CanaryWords,
  persona: Persona,
  { headers, body }: Pick<LightMyRequestResponse, 'headers' | 'body'>,
): string[] =>
  foreignInText(
    words,
    persona,
    `${body} ${JSON.stringify(headers)} ${decoded(headers['x-pagination-next'])}`,
  );

/** What a cursor says. */
const decoded = (cursor: unknown) =>
  typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';

export const foreignInText = (words: CanaryWords, persona: Persona, text: string): string[] =>
  words
    .found(text)
    .filter(({ owner }) => !mayRead(persona, owner))
    .map(({ owner, column }) => `${column} of ${owner}`);
