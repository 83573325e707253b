import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTPayload, JWTVerifyGetKey } from 'jose';
import type { ActingApplication, Session } from './caller.ts';
import { type ClaimNames, sessionOf, usualClaims } from './claims.ts';
import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import {
  askProvider,
  discover,
  fetchUserInfo,
  type Issuer,
  portalIssuer,
  requestLimit,
  silent,
  spellings,
} from './issuer.ts';
import { remember } from '../http/remember.ts';
import { findingOf, idToken, wrongAudience } from './token-finding.ts';
import { TokenProblem } from './token-problem.ts';

export type VerifiedToken = Session & {
  expiresAt: Date;
};

export type TokenVerifier = { verify(token: string): Promise<VerifiedToken> };

/** Only asymmetric algorithms: with HS256 anybody who knows the public key could sign a token. */
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
/** Limit for a token in characters. No known provider issues longer ones, and parsing them would cost time. */
const longestToken = 16_384;
const maxCached = 5_000;

export type TokenVerifierOptions = {
  issuer: string;
  /** The accepted audiences. A token must name one of them. */
  audience: string | readonly string[];
  claims?: ClaimNames;
  /** The claim whose values are groups of an organization. */
  groupsClaim?: string;
  /** Read the address and the groups that a token lacks from the provider's userinfo endpoint. */
  asksUserInfo?: boolean;
  /** The keys of the embedded provider, whose people are stored with `portalIssuer`. Without them the keys are fetched from the issuer, by its metadata. */
  localJwks?: JSONWebKeySet | (() => JSONWebKeySet);
  /** The clients of the embedded provider that are the portal's own. A token of any other one is an application's. */
  ownClientIds?: readonly string[];
  clock?: Clock;
};

export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { claims = usualClaims, groupsClaim, clock = systemClock } = options;
  const issuer = spellings(options.issuer);
  const audience = [options.audience].flat();
  const described = remember(() => discover(options.issuer));
  const keys = options.localJwks ? localKeys(options.localJwks) : remoteKeys(described);
  // A token comes with every request of its five minutes. The oldest one is removed when there are too many.
  const verified = new Map<string, VerifiedToken>();

  const identify = async (token: string, payload: JWTPayload): Promise<Session> => {
    const session = sessionOf(payload, claims, groupsClaim);
    const tellsAll = session.email !== undefined && session.groups?.length !== 0;
    if (!options.asksUserInfo || tellsAll) return session;
    const { userInfoEndpoint } = await described();
    if (!userInfoEndpoint) return session;
    const more = await fetchUserInfo(userInfoEndpoint, token, session.subject);
    // The address and its verification must come from the same source.
    const claimed = session.email === undefined ? { ...payload, ...more } : { ...more, ...payload };
    return { ...sessionOf(claimed, claims, groupsClaim), issuer: session.issuer, subject: session.subject };
  };

  return {
    async verify(token) {
      const known = verified.get(token);
      if (known) {
        if (known.expiresAt.getTime() + toleranceSeconds * 1000 > clock().getTime()) return known;
        verified.delete(token);
        throw new TokenProblem('expired', 'The session has expired: sign in again.');
      }
      if (token.length > longestToken) throw new TokenProblem('invalid', 'The access token is too long.');
      const payload = await check(token, keys, { issuer, audience, clock });
      const expiresAt = new Date((payload.exp ?? 0) * 1000);
      // Only the portal's own provider has sessions in this database.
      const sessionId = options.localJwks && typeof payload.sid === 'string' ? payload.sid : undefined;
      const result = {
        ...(await identify(token, payload)),
        ...(options.localJwks && { issuer: portalIssuer }),
        ...(sessionId && { sessionId }),
        ...(options.ownClientIds && { application: applicationOf(payload, options.ownClientIds) }),
        expiresAt,
      };
      if (verified.size >= maxCached) verified.delete(verified.keys().next().value ?? '');
      verified.set(token, result);
      return result;
    },
  };
}

/** The application of a token of the embedded provider (RFC 9068, section 2.2). */
function applicationOf(
  { client_id: id, scope, organization_id: organizationId }: JWTPayload,
  ownClientIds: readonly string[],
): ActingApplication | undefined {
  if (typeof id === 'string' && ownClientIds.includes(id)) return undefined;
  return {
    id: String(id),
    scopes: typeof scope === 'string' ? scope.split(' ') : [],
    organizationId: typeof organizationId === 'string' ? organizationId : undefined,
  };
}

async function check(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, audience, clock }: { issuer: string[]; audience: readonly string[]; clock: Clock },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      algorithms,
      clockTolerance: toleranceSeconds,
      currentDate: clock(),
      requiredClaims: ['sub', 'exp'],
    });
    const finding = isIdToken(payload)
      ? idToken
      : isForUs(payload, audience)
        ? undefined
        : wrongAudience(payload, audience);
    if (!finding) return payload;
    throw new TokenProblem(
      'invalid',
      'This is no access token for the portal: sign in again.',
      undefined,
      finding,
    );
  } catch (cause) {
    if (cause instanceof TokenProblem) throw cause;
    if (cause instanceof errors.JWTExpired)
      throw new TokenProblem('expired', 'The session has expired: sign in again.', cause);
    const finding = findingOf(cause, token, issuer);
    throw new TokenProblem('invalid', 'The access token is not valid: sign in again.', cause, finding);
  }
}

/** Some providers put the granted scopes into `aud`, separated by spaces. */
const isForUs = ({ aud = [] }: JWTPayload, audience: readonly string[]) =>
  [aud].flat().some((each) => [each, ...each.split(' ')].some((name) => audience.includes(name)));

// Where the audience is the client's id, an ID token would pass for an access token: only it answers a nonce or binds
// another token (OpenID Connect Core, sections 2 and 3.1.3.6).
const isIdToken = (payload: JWTPayload) => 'nonce' in payload || 'at_hash' in payload;

function localKeys(given: JSONWebKeySet | (() => JSONWebKeySet)): JWTVerifyGetKey {
  if (typeof given !== 'function') return createLocalJWKSet(given);
  let made: { from: JSONWebKeySet; find: JWTVerifyGetKey } | undefined;
  return (header, token) => {
    const from = given();
    if (made?.from !== from) made = { from, find: createLocalJWKSet(from) };
    return made.find(header, token);
  };
}

/** The errors that `jose` throws when it cannot fetch the keys. Its other errors are about the token. */
const failuresToLoad = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

function remoteKeys(described: () => Promise<Issuer>): JWTVerifyGetKey {
  const load = remember(async () =>
    createRemoteJWKSet(new URL((await described()).jwksUri), {
      [customFetch]: (url, { headers, ...options }) =>
        askProvider('keys', (trace) =>
          fetch(url, { ...options, headers: { ...Object.fromEntries(new Headers(headers)), ...trace } }),
        ),
      timeoutDuration: requestLimit,
      cooldownDuration: 30_000,
      cacheMaxAge: 10 * 60_000,
    }),
  );
  return async (header, token) => {
    try {
      const find = await load();
      return await find(header, token);
    } catch (problem) {
      if (problem instanceof TokenProblem) throw problem;
      if (problem instanceof errors.JOSEError && !failuresToLoad.has(problem.code)) throw problem;
      throw silent(problem);
    }
  };
}
