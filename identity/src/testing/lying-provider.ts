import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
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
  signature?: 'other key' | 'unknown key' | 'none' | 'HS256' | 'HS256 with the public key' | 'cut off';
  /** Its answer to the code. */
  token?: { status: number; body: unknown };
  /** What it answers at `/userinfo`, which its description names then. */
  userinfo?: Record<string, unknown>;
  /** Paths whose answers lead to another host, or have ten megabytes. */
  elsewhere?: string;
  endless?: string;
}

/** A provider that keeps to the protocol, but for what it is told to lie about. */
export async function startLyingProvider(truth: Record<string, unknown>) {
  const [own, foreign] = await Promise.all([
    generateKeyPair('ES256', { extractable: true }),
    generateKeyPair('ES256'),
  ]);
  const jwk = { ...(await exportJWK(own.publicKey)), alg: 'ES256', use: 'sig', kid: 'own' };
  const publicKey = await exportSPKI(own.publicKey);
  const nonces = new Map<string, string>();
  const current: { lie: Lie; tokenRequests: number } = { lie: {}, tokenRequests: 0 };

  async function idToken(nonce: string | undefined) {
    const { claims = {}, signature } = current.lie;
    const at = Math.floor(Date.now() / 1000);
    const payload: Record<string, unknown> = {
      ...{ iss: issuer, aud: upstreamClient.id, nonce, iat: at, exp: at + 300 },
      ...truth,
      ...claims,
    };
    for (const [name, value] of Object.entries(payload)) if (value === undefined) delete payload[name];
    if (signature === 'none') return new UnsecuredJWT(payload).encode();
    const token = new SignJWT(payload);
    const shared = { HS256: upstreamClient.secret, 'HS256 with the public key': publicKey };
    if (signature === 'HS256' || signature === 'HS256 with the public key')
      return token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(shared[signature]));
    const isForeign = signature === 'other key' || signature === 'unknown key';
    const kid = signature === 'unknown key' ? 'unknown' : 'own';
    const key = isForeign ? foreign.privateKey : own.privateKey;
    const signed = await token.setProtectedHeader({ alg: 'ES256', kid }).sign(key);
    return signature === 'cut off' ? signed.slice(0, signed.lastIndexOf('.') + 1) : signed;
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { elsewhere, endless, userinfo } = current.lie;
    if (url.pathname === elsewhere)
      return response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
    if (url.pathname === endless) return json(200, { text: 'x'.repeat(10_000_000) });
    if (url.pathname === '/.well-known/openid-configuration')
      return json(200, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        authorization_response_iss_parameter_supported: true,
        id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'],
        ...(userinfo && { userinfo_endpoint: `${issuer}/userinfo` }),
        ...current.lie.description,
      });
    if (url.pathname === '/userinfo' && userinfo) return json(200, userinfo);
    if (url.pathname === '/keys') return json(200, { keys: [jwk] });
    if (url.pathname === '/auth') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      const parameters: Record<string, string | undefined> = {
        ...{ code: 'a-code', state: url.searchParams.get('state') ?? '', iss: issuer },
        ...current.lie.response,
      };
      for (const [name, value] of Object.entries(parameters))
        if (value !== undefined) back.searchParams.set(name, value);
      nonces.set('a-code', url.searchParams.get('nonce') ?? '');
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname !== '/token') return json(404, {});
    current.tokenRequests++;
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
