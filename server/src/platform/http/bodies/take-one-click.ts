import type { FastifyInstance } from 'fastify';

/**
 * Mail programs send a form that says nothing new (RFC 8058, section 3.1); calls that want no body take it. By a
 * pattern, so that a plugin that reads forms may still say how.
 */
export function takeOneClick(app: FastifyInstance): void {
  const forms = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/;
  app.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _text, done) => done(null, undefined));
}
