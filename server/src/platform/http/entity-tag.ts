import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Changes with the text. Weak, because the same text also travels as gzip and as br: those are other bytes, which a
 * strong tag would have to tell apart (RFC 9110, section 8.8.3.3).
 */
export const entityTag = (text: string): string => `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;

/** Whether the caller has what `tag` stands for: If-None-Match, by weak comparison (RFC 9110, sections 8.8.3.2 and 13.1.2). */
export function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const field = headers['if-none-match']?.trim() ?? '';
  if (field === '*') return true;
  const known: readonly string[] = field.match(/"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
  return known.includes(tag.replace(/^W\//, ''));
}

/** Says what else an answer depends on; what others have said of that stays (RFC 9110, section 12.5.5). */
export function addVary(reply: FastifyReply, ...names: string[]): void {
  const said = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const lower = said.map((name) => name.toLowerCase());
  reply.header('vary', [...said, ...names.filter((name) => !lower.includes(name.toLowerCase()))].join(', '));
}
