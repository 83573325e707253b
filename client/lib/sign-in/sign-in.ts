import type { SignInFailure } from './problem.ts';

export type SignInOptions = {
  /** The address of the person to sign in. The provider asks for a sign-in, even where it knows somebody. */
  loginHint?: string | undefined;
  /** The first try led back here without a session; there is no third one by itself. */
  isSecondTry?: boolean;
};

/** The result of a sign-in at `/auth`. */
export type SignInOutcome =
  | { kind: 'popup'; hasFailed: boolean }
  | { kind: 'signed-in'; path: unknown }
  | { kind: SignInFailure; path: unknown; isSecondTry: boolean };
