import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { findAccountBySubject } from './accounts.ts';
import { claimsOf } from './claims.ts';
import type { Identity } from './provider.ts';

/** OpenID Connect Core 5.3, with the JWT that the service takes: the library's own takes opaque tokens only. */
export function userinfoRoute(app: FastifyInstance, identity: Identity) {
  app.route({
    method: ['GET', 'POST'],
    url: '/me',
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const refuse = (error: string) =>
        reply.code(401).header('www-authenticate', `Bearer error="${error}"`).send({ error });
      const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (!token) return refuse('invalid_request');
      try {
        const { issuer, audience } = identity;
        const keys = createLocalJWKSet(identity.publicKeys());
        const { payload } = await jwtVerify(token, keys, { issuer, audience, typ: 'at+jwt' });
        const account = await findAccountBySubject(identity.db, payload.sub ?? '');
        if (!account || account.disabledAt) return refuse('invalid_token');
        return reply.send(claimsOf(account));
      } catch (problem) {
        if ((problem as { code?: string }).code?.startsWith('ERR_J')) return refuse('invalid_token');
        throw problem;
      }
    },
  });
}
