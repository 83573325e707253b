import type { FastifyReply } from 'fastify';
import { addVary } from '../../platform/http/entity-tag.ts';
import type { SearchPage } from './search.ts';

/** Writes what a search found instead of what was typed, percent-encoded, and that the answer depends on the reader's language. */
export function writeSearchHeaders(reply: FastifyReply, { correctedTerm, omittedWords }: SearchPage): void {
  addVary(reply, 'accept-language');
  if (correctedTerm) reply.header('x-search-corrected-term', encodeURIComponent(correctedTerm));
  if (omittedWords) reply.header('x-search-omitted-words', encodeURIComponent(omittedWords.join(' ')));
}
