import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { upstreamClient } from './upstream-provider.ts';

/** What the provider says in place of the truth. */
export interface Lie {
  /** In its description. */
  description?: Record<string, unknown>;
  /** In the address that leads back. */
  response?: Record<string, string | undefined>;
  /** In the ID token. */
  claims?: Record<string, unknown>;
  /** How the ID token is signed. */
  signature?: 'other key' | 'none' | 'HS256' | 'cut off';
  /** Its answer to the code. */
  token?: { status: number; body: unknown };
}

/** A provider that keeps to the protocol, but for what it is told to lie about. */
export async function startLyingProvider(truth: Record<string, unknown>) {
  const [own, foreign] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), alg: 'ES256', use: 'sig', kid: 'own' };
  const nonces = new Map<string, string>();
  const current: { lie: Lie; askedForToken: number } = { lie: {}, askedForToken: 0 };

  async function idToken(nonce: string | undefined) {
    const { claims = {}, signature } = current.lie;
    const at = Math.floor(Date.now() / 1000);
    const said: Record<string, unknown> = {
      ...{ iss: issuer, aud: upstreamClient.id, nonce, iat: at, exp: at + 300 },
      ...truth,
      ...claims,
    };
    for (const [name, value] of Object.entries(said)) if (value === undefined) delete said[name];
    if (signature === 'none') return new UnsecuredJWT(said).encode();
    const token = new SignJWT(said);
    if (signature === 'HS256')
      return token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(upstreamClient.secret));
    const key = signature === 'other key' ? foreign.privateKey : own.privateKey;
    const signed = await token.setProtectedHeader({ alg: 'ES256', kid: 'own' }).sign(key);
    return signature === 'cut off' ? signed.slice(0, signed.lastIndexOf('.') + 1) : signed;
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/.well-known/openid-configuration')
      return json(200, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        authorization_response_iss_parameter_supported: true,
        id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'],
        ...current.lie.description,
      });
    if (url.pathname === '/keys') return json(200, { keys: [jwk] });
    if (url.pathname === '/auth') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      const said: Record<string, string | undefined> = {
        ...{ code: 'a-code', state: url.searchParams.get('state') ?? '', iss: issuer },
        ...current.lie.response,
      };
      for (const [name, value] of Object.entries(said))
        if (value !== undefined) back.searchParams.set(name, value);
      nonces.set('a-code', url.searchParams.get('nonce') ?? '');
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname !== '/token') return json(404, {});
    current.askedForToken++;
    const { token } = current.lie;
    if (token) return json(token.status, token.body);
    return void idToken(nonces.get('a-code')).then((id_token) =>
      json(200, { access_token: 'a-token', token_type: 'Bearer', expires_in: 300, id_token }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    current,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type LyingProvider = Awaited<ReturnType<typeof startLyingProvider>>;
