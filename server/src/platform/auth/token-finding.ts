import { errors, type JWTPayload } from 'jose';
import type { Log } from '../log.ts';
import type { Sentence } from '../sentences.ts';

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
  /** The finding and the setting to check. It contains nothing of the token. */
  what: Sentence;
};

const shown = (value: unknown) => JSON.stringify(value ?? null).slice(0, 200);

export const wrongAudience = ({ aud }: JWTPayload, audience: readonly string[]): TokenFinding => ({
  code: 'audience',
  what: ['tokenAudience', { given: shown(aud), expected: shown(audience) }],
});

export const idToken: TokenFinding = {
  code: 'id-token',
  what: ['idTokenSent'],
};

/** The finding for an error of `jose` (RFC 7519, RFC 7515). */
export function findingOf(cause: unknown, token: string, issuers: readonly string[]): TokenFinding {
  if (cause instanceof errors.JWTClaimValidationFailed) return ofClaim(cause, issuers);
  if (cause instanceof errors.JWKSNoMatchingKey)
    return {
      code: 'unknown-key',
      what: ['tokenUnknownKey'],
    };
  if (cause instanceof errors.JOSEAlgNotAllowed || cause instanceof errors.JOSENotSupported)
    return {
      code: 'algorithm',
      what: ['tokenAlgorithm'],
    };
  if (cause instanceof errors.JWSSignatureVerificationFailed)
    return {
      code: 'signature',
      what: ['tokenSignature'],
    };
  // A JWE has five parts (RFC 7516, section 3.1).
  if (token.split('.').length === 5)
    return {
      code: 'encrypted',
      what: ['tokenEncrypted'],
    };
  return {
    code: 'opaque',
    what: ['tokenOpaque'],
  };
}

function ofClaim(
  { claim, payload }: errors.JWTClaimValidationFailed,
  issuers: readonly string[],
): TokenFinding {
  if (claim === 'iss')
    return {
      code: 'issuer',
      what: ['tokenIssuer', { given: shown(payload.iss), expected: shown(issuers[0]) }],
    };
  if (claim === 'nbf' || claim === 'iat')
    return {
      code: 'clock',
      what: ['tokenClock'],
    };
  return { code: 'incomplete', what: ['tokenIncomplete', { claim: shown(claim) }] };
}

/** Each reason is logged once in this many milliseconds, because anybody can send any text as a token. */
const quiet = 60_000;
const lastLogged = new Map<string, number>();

/** Logs why tokens are refused, each reason once a minute. */
export function sayOnce(log: Log, reason: string, words: string, now = Date.now()): void {
  if (now - (lastLogged.get(reason) ?? -Infinity) < quiet) return;
  lastLogged.set(reason, now);
  log.warn({ reason }, words);
}
