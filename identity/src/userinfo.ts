import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { findAccountBySubject } from './accounts.ts';
import { claimsOf } from './claims.ts';
import type { IdentityDeps } from './deps.ts';

/** UserInfo (OpenID Connect Core 5.3) for the access tokens of the service, which are JWTs. The library's own route takes opaque tokens only. */
export function userinfoRoute(
  app: FastifyInstance,
  { issuer, audience, publicKeys, db }: Pick<IdentityDeps, 'issuer' | 'audience' | 'publicKeys' | 'db'>,
) {
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
        const keys = createLocalJWKSet(publicKeys());
        const { payload } = await jwtVerify(token, keys, { issuer, audience, typ: 'at+jwt' });
        const account = await findAccountBySubject(db, payload.sub ?? '');
        if (!account || account.disabledAt) return refuse('invalid_token');
        return reply.send(claimsOf(account));
      } catch (error) {
        if ((error as { code?: string }).code?.startsWith('ERR_J')) return refuse('invalid_token');
        throw error;
      }
    },
  });
}
