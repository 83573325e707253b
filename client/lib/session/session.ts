import { isFramedByOthers } from '../browser/framed.ts';
import { hasSignedInBefore, rememberSignIn } from './signed-in-before.ts';
import type { SignInOptions, SignInOutcome } from '../sign-in/sign-in.ts';
import { session, type Session } from './session-state.ts';

const client = () => import('../sign-in/client.ts');
/** What leaves the page for the provider, and what comes back. */
const steps = () => import('../sign-in/steps.ts');

let starting: Promise<Session> | undefined;

/**
 * Finds the session of this browser: from another tab, or silently from the provider. Asked once per page.
 * Who never signed in here is a visitor on public pages, and costs them no sign-in client; elsewhere the sign-in
 * itself finds a session that the provider has. A member's frame in a page of another site, which sees nothing of what this
 * browser remembers elsewhere, asks `always`.
 */
export function startSession(always = false): Promise<Session> {
  if (session.get().status === 'signed-in') return Promise.resolve(session.get());
  if (!starting && !always && !hasSignedInBefore()) {
    session.set({ status: 'signed-out' });
    return Promise.resolve(session.get());
  }
  starting ??= client()
    .then(({ restoreSession, restoreInFrame }) => (isFramedByOthers ? restoreInFrame() : restoreSession()))
    .catch(() => undefined)
    .then(() => {
      if (session.get().status === 'unknown') session.set({ status: 'signed-out' });
      return session.get();
    });
  return starting;
}

/** The bearer of the next call; the literal `public` means nobody. */
export function bearer(): string {
  const current = session.get();
  return current.status === 'signed-in' ? current.accessToken : 'public';
}

/** A new access token, or false when the provider gives none. Several callers share one attempt. */
let renewing: Promise<boolean> | undefined;
export function renewSession(): Promise<boolean> {
  renewing ??= client()
    .then(({ renew }) => renew())
    .catch(() => false)
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
}

/** Leaves for the provider. Rejects with a SignInProblem; resolves for a person who has come back by the browser's Back. */
export async function leaveToSignIn(path: string, options?: SignInOptions): Promise<void> {
  const { redirectToSignIn } = await steps();
  await redirectToSignIn(path, options);
}

/** The same for a button: a failure is shown in a toast, and the button is still there. */
export const signIn = (path: string, options?: SignInOptions): Promise<void> =>
  leaveToSignIn(path, options).catch(async (error: unknown) => {
    const { toastSignInFailure } = await import('../sign-in/toast-failure.ts');
    toastSignInFailure(error);
  });

export async function signOut(): Promise<void> {
  rememberSignIn(false);
  const { redirectToSignOut } = await steps();
  await redirectToSignOut();
}

/** Ends a sign-in at `/auth`. */
export async function finishSignIn(): Promise<SignInOutcome> {
  const { completeSignIn } = await steps();
  return completeSignIn();
}

/** Ends a silent one at `/silent-auth`. */
export async function finishSilentSignIn(): Promise<void> {
  const { completeSilentSignIn } = await steps();
  await completeSilentSignIn();
}

/** Loads the code before the press: browsers refuse windows that open long after it. */
export const preloadSignIn = (): void => void steps().catch(() => {});

/** For embedded pages, which must never redirect. */
export async function signInByPopup(): Promise<void> {
  const popup = await steps();
  await popup.signInByPopup();
}
