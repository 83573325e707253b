import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';

/** Why a sign-in at an organization's provider did not work. Each has its sentences in strings. */
const upstreamProblems = [
  'unreachable',
  'notAProvider',
  'otherIssuer',
  'unknownClient',
  'wrongSecret',
  'redirectNotRegistered',
  'cancelled',
  'refused',
  'codeRefused',
  'otherAudience',
  'otherNonce',
  'badSignature',
  'clock',
  'badAnswer',
  'noAddress',
  'notVerified',
  'outsideDomains',
] as const;
export type UpstreamProblemCode = (typeof upstreamProblems)[number];

export class UpstreamProblem extends Error {
  override name = 'UpstreamProblem';
  readonly code: UpstreamProblemCode;
  /** A value of the provider's answer that helps an admin. Never a secret. */
  readonly detail: string;
  constructor(code: UpstreamProblemCode, detail = '') {
    // The message goes into the audit log, where an address would stay after its person was erased.
    super(detail && !detail.includes('@') ? `${code}: ${detail}` : code);
    this.code = code;
    this.detail = detail.slice(0, 200);
  }
}

const clientErrors = ['invalid_client', 'unauthorized_client'];

/** The messages of an error and of its causes. The library says by them alone which claim it refused. */
function messagesOf(error: unknown): string {
  const messages: string[] = [];
  for (let each = error; each instanceof Error && messages.length < 5; each = each.cause)
    messages.push(each.message);
  return messages.join(' | ');
}

const byMessage: [RegExp, UpstreamProblemCode][] = [
  [/"iss"|does not match the expected issuer/, 'otherIssuer'],
  [/"aud"|"azp"/, 'otherAudience'],
  [/"nonce"/, 'otherNonce'],
  [/signature|"alg"|verification key|JSON Web Key|unsupported operation/i, 'badSignature'],
  [/timestamp|too far/, 'clock'],
];

/** What an error of the library means. */
export function upstreamProblem(error: unknown): UpstreamProblem {
  if (error instanceof UpstreamProblem) return error;
  if (error instanceof AuthorizationResponseError)
    return new UpstreamProblem(error.error === 'access_denied' ? 'cancelled' : 'refused', error.error);
  if (error instanceof WWWAuthenticateChallengeError) return new UpstreamProblem('wrongSecret');
  if (error instanceof ResponseBodyError) {
    if (clientErrors.includes(error.error)) return new UpstreamProblem('wrongSecret', error.error);
    return new UpstreamProblem(error.error === 'invalid_grant' ? 'codeRefused' : 'refused', error.error);
  }
  const messages = messagesOf(error);
  const found = byMessage.find(([pattern]) => pattern.test(messages));
  if (found) return new UpstreamProblem(found[1]);
  if (error instanceof ClientError && error.code?.startsWith('OAUTH_')) {
    const isSlow = ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(error.code);
    return new UpstreamProblem(isSlow ? 'unreachable' : 'badAnswer', error.code);
  }
  const code = (error as { code?: unknown }).code ?? (error as { cause?: { code?: unknown } }).cause?.code;
  return new UpstreamProblem('unreachable', typeof code === 'string' ? code : '');
}
