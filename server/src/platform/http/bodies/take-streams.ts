import { bytesType } from '@tv/contract/calls/byte-calls';
import type { FastifyInstance } from 'fastify';

/** Gives bodies of files to their handlers as streams. A handler bounds its stream itself. */
export function takeStreams(app: FastifyInstance): void {
  app.addContentTypeParser(bytesType, (_request, payload, done) => done(null, payload));
}
