import type { FastifyInstance } from 'fastify';

/** Treats an empty body of type JSON as no body. Calls without a body accept it, others answer which field is missing. */
export function takeEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, text as string, done);
  });
}
