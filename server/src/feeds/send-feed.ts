import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary, entityTag, isKnown } from '../platform/http/entity-tag.ts';

/** Headers that let podcast players on other sites read feeds and their files. */
export const forOtherSites = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Sends a feed, or 304 by its entity tag. Dates cannot tell, because a removed item leaves no date. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    text,
    type,
    newest,
    isPrivate,
  }: { text: string; type: string; newest: Date | undefined; isPrivate: boolean },
): FastifyReply {
  const tag = entityTag(text);
  reply.headers({
    ...forOtherSites,
    'cache-control': isPrivate ? 'private, no-cache' : 'public, max-age=60, s-maxage=60',
    etag: tag,
    ...(newest && { 'last-modified': newest.toUTCString() }),
  });
  // A 304 has the same Vary header as the compressed answer.
  addVary(reply, 'accept-encoding');
  if (isKnown(request, tag)) return reply.code(304).send();
  return reply.type(type).send(text);
}
