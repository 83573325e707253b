import type { FastifyInstance } from 'fastify';

/** A body of no bytes that is announced as JSON is no body: calls that want none take it, others say what is missing. */
export function takeEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, text as string, done);
  });
}
