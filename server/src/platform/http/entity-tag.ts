import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The entity tag of a text. It is weak, because the text is also sent as gzip and as br, and a strong tag would have to
 * differ between these (RFC 9110, section 8.8.3.3).
 */
export const entityTag = (text: string): string => `W/${strongTag(text)}`;

/** The entity tag of bytes that are never compressed on their way, from a text that names them. */
export const strongTag = (text: string): string => `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;

/** Whether If-None-Match of the request names `tag`, by weak comparison (RFC 9110, sections 8.8.3.2 and 13.1.2). */
export function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  return names(headers['if-none-match'] ?? '', tag);
}

/**
 * Whether If-Match names `tag`; also where there is no If-Match. Compares weakly, although RFC 9110, section 13.1.1, asks for
 * strong comparison: a proxy that compresses an answer makes its tag weak, and the sender would never match again.
 */
export const isMatched = (ifMatch: string | undefined, tag: string): boolean =>
  ifMatch === undefined || names(ifMatch, tag);

/** The tags of If-Match or If-None-Match, without the mark of weak ones. */
export const tagsIn = (field: string): readonly string[] => field.match(/"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];

const names = (field: string, tag: string): boolean =>
  field.trim() === '*' || tagsIn(field).includes(tag.replace(/^W\//, ''));

/** Adds names to the Vary header and preserves those that are there (RFC 9110, section 12.5.5). */
export function addVary(reply: FastifyReply, ...names: string[]): void {
  const present = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const lower = present.map((name) => name.toLowerCase());
  reply.header(
    'vary',
    [...present, ...names.filter((name) => !lower.includes(name.toLowerCase()))].join(', '),
  );
}
