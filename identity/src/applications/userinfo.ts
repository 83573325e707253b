import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { findAccountBySubject } from '../accounts.ts';
import { claimsByScope, claimsOf } from './claims.ts';
import type { Account } from '../accounts.ts';
import type { IdentityDeps } from '../deps.ts';

/** The claims that an application was allowed. */
function claimsWithin(account: Account, scopes: readonly string[]) {
  const allowed = new Set(
    Object.entries(claimsByScope).flatMap(([scope, names]) => (scopes.includes(scope) ? names : [])),
  );
  return Object.fromEntries(Object.entries(claimsOf(account)).filter(([name]) => allowed.has(name)));
}

/** UserInfo (OpenID Connect Core 5.3) for the access tokens of the service, which are JWTs. The library's own route takes opaque tokens only. */
export function userinfoRoute(
  app: FastifyInstance,
  deps: Pick<IdentityDeps, 'issuer' | 'audience' | 'publicKeys' | 'db' | 'ownClientIds' | 'provider'>,
) {
  const { issuer, audience, publicKeys, db, ownClientIds } = deps;

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
        if (ownClientIds.includes(String(payload['client_id']))) return reply.send(claimsOf(account));
        const { sid, scope } = payload;
        const session = typeof sid === 'string' ? await deps.provider.Session.findByUid(sid) : undefined;
        const scopes = String(scope ?? '').split(' ');
        if (!session || !scopes.includes('openid')) return refuse('invalid_token');
        return reply.send(claimsWithin(account, scopes));
      } catch (error) {
        if ((error as { code?: string }).code?.startsWith('ERR_J')) return refuse('invalid_token');
        throw error;
      }
    },
  });
}
