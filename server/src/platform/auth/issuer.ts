import type { JWTPayload } from 'jose';
import { outgoing } from '../telemetry/outgoing.ts';
import { TokenProblem } from './token-problem.ts';

export type Issuer = { jwksUri: string; userInfoEndpoint: string | undefined };

/** Stored as the issuer of people who sign in with the portal's own provider, so that they stay the same people when its address changes. */
export const portalIssuer = 'portal';

/** Time limit for an answer of the provider, in milliseconds. */
export const requestLimit = 3_000;

/** Some issuers end in a slash, which the configuration removes. */
export const spellings = (issuer: string) => [issuer.replace(/\/$/, ''), issuer.replace(/\/?$/, '/')];

/** Reads the provider's metadata (OpenID Connect Discovery 1.0, section 4). */
export async function discover(issuer: string): Promise<Issuer> {
  const found = await ask('metadata', `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const document = found.ok
    ? await readJson<{ issuer?: unknown; jwks_uri?: unknown; userinfo_endpoint?: unknown }>(found)
    : {};
  const { jwks_uri: jwksUri, userinfo_endpoint: userInfo } = document;
  if (!spellings(issuer).includes(String(document.issuer)) || typeof jwksUri !== 'string')
    throw new TokenProblem(
      'unavailable',
      `${issuer} does not describe itself as an OpenID provider: check OIDC_ISSUER.`,
    );
  return { jwksUri, userInfoEndpoint: typeof userInfo === 'string' ? userInfo : undefined };
}

/**
 * Reads further claims of the token's person from the userinfo endpoint (OpenID Connect Core, section 5.3). Returns nothing
 * if the endpoint refuses the token or answers about another subject.
 */
export async function fetchUserInfo(endpoint: string, token: string, subject: string): Promise<JWTPayload> {
  const found = await ask('userinfo', endpoint, token);
  if (found.status >= 500) throw silent(`status ${found.status}`);
  if (!found.ok || !String(found.headers.get('content-type')).startsWith('application/json')) return {};
  const answer = await readJson<JWTPayload>(found);
  return answer.sub === subject ? answer : {};
}

export const silent = (cause: unknown) =>
  new TokenProblem('unavailable', 'The sign-in provider is not responding: try again shortly.', cause);

/** An answer that breaks off or is not JSON says nothing about the token. */
const readJson = <Body>(response: Response): Promise<Body> =>
  response.json().catch((cause: unknown) => {
    throw silent(cause);
  }) as Promise<Body>;

async function ask(request: string, address: string, token?: string): Promise<Response> {
  const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const signal = AbortSignal.timeout(requestLimit);
  // A redirect would lead away from what the operator has configured, and a token with it.
  const options = { signal, redirect: 'error' } as const;
  return askProvider(request, (trace) =>
    fetch(address, { ...options, headers: { ...headers, ...trace } }),
  ).catch((cause: unknown) => {
    throw silent(cause);
  });
}

/** Sends a request to the provider and counts it. `trace`: headers that continue the trace there. */
export const askProvider = (
  request: string,
  send: (trace: Record<string, string>) => Promise<Response>,
): Promise<Response> =>
  outgoing({ service: 'identity_provider', request }, send, ({ status }) => status >= 500);
