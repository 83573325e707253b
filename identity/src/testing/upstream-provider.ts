import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';

export interface PersonThere {
  sub: string;
  [claim: string]: unknown;
}

/** How the portal is known at the test's provider. */
export const upstreamClient = { id: 'tv-there', secret: 'a secret between the test and its provider' };

/** A real OpenID provider on this machine, which signs in at once whoever is `person`. */
export async function startUpstream(person: PersonThere) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'there' };
  let provider: Provider | undefined;
  const current = { person, authorizations: [] as URLSearchParams[] };
  const server = createServer((request, response) => {
    if (!provider) return response.writeHead(503).end();
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/auth') current.authorizations.push(url.searchParams);
    if (!url.pathname.startsWith('/login/')) return void provider.callback()(request, response);
    const login = { accountId: current.person.sub };
    return void provider.interactionFinished(request, response, { login });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const policy = interactionPolicy.base();
  policy.remove('consent');

  return {
    issuer,
    current,
    /** Registers the portal with the address to which it wants to be led back. */
    register(redirectUri: string, client: { id: string; secret: string } = upstreamClient) {
      provider = new Provider(issuer, {
        jwks: { keys: [jwk as never] },
        clients: [
          {
            client_id: client.id,
            client_secret: client.secret,
            redirect_uris: [redirectUri],
            token_endpoint_auth_method: 'client_secret_post',
          },
        ],
        cookies: { keys: [randomBytes(16).toString('hex')], short: { path: '/' }, long: { path: '/' } },
        claims: {
          openid: ['sub'],
          email: ['email', 'email_verified'],
          profile: ['name', 'given_name', 'family_name', 'groups', 'amr'],
        },
        conformIdTokenClaims: false,
        features: { devInteractions: { enabled: false } },
        interactions: { policy, url: (_ctx, { uid }) => `/login/${uid}` },
        findAccount: async (_ctx, sub) => ({
          accountId: sub,
          claims: async () => ({ ...current.person, sub }),
        }),
        async loadExistingGrant(ctx) {
          const grant = new ctx.oidc.provider.Grant({
            clientId: ctx.oidc.client!.clientId,
            accountId: ctx.oidc.session!.accountId!,
          });
          grant.addOIDCScope('openid profile email');
          await grant.save();
          return grant;
        },
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
