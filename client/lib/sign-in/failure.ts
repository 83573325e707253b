import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { SignInProblem, type SignInFailure } from './problem.ts';

/** OAuth 2.0, section 4.1.2.1 and 5.2; OpenID Connect Core, section 3.1.2.6. */
const ofProvider: Record<string, SignInFailure> = {
  access_denied: 'denied',
  // Of the portal's own provider: the person went back.
  user_cancelled: 'went-back',
  login_required: 'must-sign-in',
  interaction_required: 'must-sign-in',
  consent_required: 'must-sign-in',
  account_selection_required: 'must-sign-in',
  server_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
  // The code was used before, or took too long to come here.
  invalid_grant: 'mismatch',
};

/**
 * What the client's errors come to. Only their texts tell an answer that does not fit from one that is none. A refusal
 * of a quiet question says no more than that the person signs in by hand: some providers word it in their own way.
 */
export function failureOf(error: unknown, wasQuiet = false): SignInFailure {
  if (error instanceof ErrorResponse && wasQuiet) return 'must-sign-in';
  if (error instanceof ErrorResponse) return ofProvider[error.error ?? ''] ?? 'refused';
  const isNoAnswer =
    error instanceof ErrorTimeout || error instanceof TypeError || error instanceof SyntaxError;
  const text = error instanceof Error ? error.message : '';
  return isNoAnswer || /^Invalid response Content-Type|\(\d{3}\)/.test(text) ? 'unreachable' : 'mismatch';
}

export const problemOf = (error: unknown): SignInProblem =>
  error instanceof SignInProblem ? error : new SignInProblem(failureOf(error), error);

/** Where the person wanted to be, from the state saved before leaving. The client removes that state when a sign-in fails. */
export function pathIn(stored: string | null): unknown {
  try {
    return (JSON.parse(stored ?? '{}') as { data?: { path?: unknown } }).data?.path;
  } catch {
    return undefined;
  }
}
