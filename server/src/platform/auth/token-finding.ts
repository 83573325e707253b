import { errors, type JWTPayload } from 'jose';
import type { Log } from '../log.ts';

/** Why an access token cannot be used. All reasons except `clock` are settings, here or at the provider, never the person's fault. */
export type TokenFinding = {
  code:
    | 'opaque'
    | 'encrypted'
    | 'audience'
    | 'issuer'
    | 'unknown-key'
    | 'signature'
    | 'algorithm'
    | 'clock'
    | 'id-token'
    | 'incomplete';
  /** A sentence for the log: the finding and the setting to check. It contains nothing of the token. */
  words: string;
};

const shown = (value: unknown) => JSON.stringify(value ?? null).slice(0, 200);

export const wrongAudience = ({ aud }: JWTPayload, audience: readonly string[]): TokenFinding => ({
  code: 'audience',
  words: `The access token is for the audience ${shown(aud)}, but OIDC_AUDIENCE is ${shown(audience)}: make the provider put one of these into "aud", or change OIDC_AUDIENCE.`,
});

export const idToken: TokenFinding = {
  code: 'id-token',
  words:
    'An ID token was sent instead of an access token: make the provider issue access tokens for an API, and request its scope with OIDC_SCOPE.',
};

/** The finding for an error of `jose` (RFC 7519, RFC 7515). */
export function findingOf(cause: unknown, token: string, issuers: readonly string[]): TokenFinding {
  if (cause instanceof errors.JWTClaimValidationFailed) return ofClaim(cause, issuers);
  if (cause instanceof errors.JWKSNoMatchingKey)
    return {
      code: 'unknown-key',
      words:
        'The access token is signed with a key that the provider does not publish: is it meant for another API, such as Microsoft Graph?',
    };
  if (cause instanceof errors.JOSEAlgNotAllowed || cause instanceof errors.JOSENotSupported)
    return {
      code: 'algorithm',
      words:
        'The access token is signed with an algorithm that is not accepted: make the provider sign with RS256, PS256, ES256 or EdDSA.',
    };
  if (cause instanceof errors.JWSSignatureVerificationFailed)
    return {
      code: 'signature',
      words: 'The signature of the access token does not match the provider’s keys.',
    };
  // A JWE has five parts (RFC 7516, section 3.1).
  if (token.split('.').length === 5)
    return {
      code: 'encrypted',
      words:
        'The access token is encrypted, so only another API can read it: make the provider issue signed ones (JWS).',
    };
  return {
    code: 'opaque',
    words:
      'The access token is not a JWT: make the provider issue JWT access tokens, often by specifying an API (audience, resource) for them.',
  };
}

function ofClaim(
  { claim, payload }: errors.JWTClaimValidationFailed,
  issuers: readonly string[],
): TokenFinding {
  if (claim === 'iss')
    return {
      code: 'issuer',
      words: `The access token was issued by ${shown(payload.iss)}, but OIDC_ISSUER is ${shown(issuers[0])}: the two must be identical.`,
    };
  if (claim === 'nbf' || claim === 'iat')
    return {
      code: 'clock',
      words: 'The access token is not valid yet: the clock of this machine or of the provider is wrong.',
    };
  return { code: 'incomplete', words: `The access token lacks the claim ${shown(claim)}.` };
}

/** Each reason is logged once in this many milliseconds, because anybody can send any text as a token. */
const quiet = 60_000;
const lastSaid = new Map<string, number>();

/** Logs why tokens are refused, each reason once a minute. */
export function sayOnce(log: Log, reason: string, words: string, now = Date.now()): void {
  if (now - (lastSaid.get(reason) ?? -Infinity) < quiet) return;
  lastSaid.set(reason, now);
  log.warn({ reason }, words);
}
