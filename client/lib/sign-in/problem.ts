/**
 * Why nobody is signed in. `mismatch`: the answer does not belong to a question of this browser, or is too old.
 * `unreachable`: the provider does not answer. `denied`: the person, or the provider, said no. `refused`: the provider
 * does not take the portal's question. `must-sign-in`: it asks for the person. `went-back`: the person wished no sign-in.
 */
export type SignInFailure = 'mismatch' | 'unreachable' | 'denied' | 'refused' | 'must-sign-in' | 'went-back';

/** A sign-in that could not begin, or a window that the browser did not open. */
export class SignInProblem extends Error {
  override name = 'SignInProblem';
  kind: SignInFailure | 'blocked';

  constructor(kind: SignInProblem['kind'], cause: unknown) {
    super(`signing in: ${kind}`, { cause });
    this.kind = kind;
  }
}
