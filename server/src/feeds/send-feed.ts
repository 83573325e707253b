import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary, entityTag, isKnown } from '../platform/http/entity-tag.ts';

/** Web players of podcasts read feeds and what they point to from pages of their own. */
export const forOtherSites = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Answers a feed, or that it has not changed. Only its tag tells that: what is taken away leaves no date behind. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, newest, isPrivate }: { text: string; newest: Date | undefined; isPrivate: boolean },
): FastifyReply {
  const tag = entityTag(text);
  reply.headers({
    ...forOtherSites,
    'cache-control': isPrivate ? 'private, no-cache' : 'public, max-age=60, s-maxage=60',
    etag: tag,
    ...(newest && { 'last-modified': newest.toUTCString() }),
  });
  // As the whole answer says that is compressed: 304 varies like it.
  addVary(reply, 'accept-encoding');
  if (isKnown(request, tag)) return reply.code(304).send();
  return reply.type('application/rss+xml; charset=utf-8').send(text);
}
