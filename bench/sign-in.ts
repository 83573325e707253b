import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const viewerCount = 100;
export const subjectOf = (viewer: number) => `viewer-${viewer}`;
export const managerSubject = 'manager';

/** An OpenID provider that signs real access tokens, which the service checks as it always does. */
export async function startProvider(viewers = viewerCount) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'ES256', use: 'sig' };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(request.url === '/keys' ? { keys: [key] } : { issuer, jwks_uri: `${issuer}/keys` }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // RFC 7515, section 3.1; ES256 is the two numbers of the signature behind each other (RFC 7518, section 3.4).
  const tokenOf = (sub: string) => {
    const exp = Math.floor(Date.now() / 1000) + 12 * 3_600;
    const claims = { iss: issuer, aud: 'tv-api', sub, exp };
    const text = `${encoded({ alg: 'ES256', kid: 'bench' })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  };
  return {
    issuer,
    bearers: Array.from({ length: viewers }, (_, viewer) => `Bearer ${tokenOf(subjectOf(viewer))}`),
    manager: `Bearer ${tokenOf(managerSubject)}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
