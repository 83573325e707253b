import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Session } from './caller.ts';
import { systemClock } from './clock.ts';
import type { Clock } from './clock.ts';

export type VerifiedToken = Session & {
  directory: string | undefined;
  expiresAt: Date;
};

/** `expired` and `invalid` are the bearer's matter (401); `unavailable` is the provider's (503). */
export class TokenProblem extends Error {
  override name = 'TokenProblem';
  readonly reason: 'expired' | 'invalid' | 'unavailable';
  constructor(reason: TokenProblem['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export type TokenVerifier = { verify(token: string): Promise<VerifiedToken> };

/** Asymmetric ones only: with HS256 whoever knows the public key could sign. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
  'Ed25519',
];
const toleranceSeconds = 10;
const requestLimitMs = 5_000;
/** Below it a token is no JWT of any provider we know; above it, reading it would only cost time. */
const longestToken = 16_384;
const mostCached = 5_000;

export type TokenVerifierOptions = {
  issuer: string;
  audience: string | string[];
  /** The embedded provider's keys; without them they are fetched from the issuer, where its discovery document says. */
  localJwks?: JSONWebKeySet;
  /** Instead of discovery. */
  jwksUrl?: string;
  clock?: Clock;
};

export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { audience, clock = systemClock } = options;
  const issuer = spellings(options.issuer);
  const keys = options.localJwks ? createLocalJWKSet(options.localJwks) : remoteKeys(options);
  // A token is checked by every request of its five minutes; the oldest one leaves when there are too many.
  const verified = new Map<string, VerifiedToken>();

  return {
    async verify(token) {
      const known = verified.get(token);
      if (known) {
        if (known.expiresAt.getTime() + toleranceSeconds * 1000 > clock().getTime()) return known;
        verified.delete(token);
        throw new TokenProblem('expired', 'The session has expired: sign in again.');
      }
      if (token.length > longestToken) throw new TokenProblem('invalid', 'The access token is too long.');
      const result = present(await check(token, keys, { issuer, audience, clock }));
      if (verified.size >= mostCached) verified.delete(verified.keys().next().value ?? '');
      verified.set(token, result);
      return result;
    },
  };
}

/** Some issuers end in a slash, and the configuration drops it. */
const spellings = (issuer: string) => [issuer.replace(/\/$/, ''), issuer.replace(/\/?$/, '/')];

async function check(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, audience, clock }: { issuer: string[]; audience: string | string[]; clock: Clock },
) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms,
      clockTolerance: toleranceSeconds,
      currentDate: clock(),
      requiredClaims: ['sub', 'exp'],
    });
    return payload;
  } catch (cause) {
    if (cause instanceof TokenProblem) throw cause;
    if (cause instanceof errors.JWTExpired)
      throw new TokenProblem('expired', 'The session has expired: sign in again.', cause);
    throw new TokenProblem('invalid', 'The access token is not valid: sign in again.', cause);
  }
}

/** What `jose` throws when it cannot get the keys; its other errors are about the token. */
const failuresToLoad = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

function remoteKeys({ issuer, jwksUrl }: TokenVerifierOptions): JWTVerifyGetKey {
  let pending: Promise<JWTVerifyGetKey> | undefined;
  const load = async () =>
    createRemoteJWKSet(new URL(jwksUrl ?? (await discover(issuer))), {
      timeoutDuration: requestLimitMs,
      cooldownDuration: 30_000,
      cacheMaxAge: 10 * 60_000,
    });
  return async (header, token) => {
    pending ??= load();
    try {
      const find = await pending;
      return await find(header, token);
    } catch (problem) {
      if (problem instanceof errors.JOSEError && !failuresToLoad.has(problem.code)) throw problem;
      pending = undefined; // tried again by the next request
      if (problem instanceof TokenProblem) throw problem;
      throw new TokenProblem(
        'unavailable',
        'The sign-in provider does not answer: try again shortly.',
        problem,
      );
    }
  };
}

/** OpenID Connect Discovery 1.0, section 4. */
async function discover(issuer: string): Promise<string> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(requestLimitMs),
    headers: { accept: 'application/json' },
  });
  const document = response.ok ? ((await response.json()) as { issuer?: unknown; jwks_uri?: unknown }) : {};
  if (!spellings(issuer).includes(String(document.issuer)) || typeof document.jwks_uri !== 'string')
    throw new TokenProblem(
      'unavailable',
      `${issuer} does not describe itself as an OpenID provider: check OIDC_ISSUER.`,
    );
  return document.jwks_uri;
}

function present(payload: JWTPayload): VerifiedToken {
  const text = (name: string) => {
    const value = payload[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    issuer: payload.iss ?? '',
    subject: payload.sub ?? '',
    email: text('email'),
    // Some providers send the text "true".
    emailVerified: payload.email_verified === true || payload.email_verified === 'true',
    givenName: text('given_name'),
    familyName: text('family_name'),
    directory: text('directory'),
    expiresAt: new Date((payload.exp ?? 0) * 1000),
  };
}
