import type { FastifyReply } from 'fastify';
import { forOtherSites } from './send-feed.ts';

export const sendArtwork = (reply: FastifyReply, picture: Buffer, isPrivate = false) =>
  reply
    .headers({
      ...forOtherSites,
      'cache-control': isPrivate ? 'private, max-age=3600' : 'public, max-age=3600',
    })
    .type('image/jpeg')
    .send(picture);
