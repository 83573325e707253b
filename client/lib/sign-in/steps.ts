import { portalPath } from '@tv/contract/pages/page-paths';
import { tabStorage } from '../state/browser-storage.ts';
import type { SignInOptions, SignInOutcome } from './sign-in.ts';
import { createManager, manager, newNonce, silentFrameFailed } from './client.ts';
import { failureOf, pathIn, problemOf } from './failure.ts';
import { tellOpener } from './windows.ts';
import { tell } from '../session/tabs.ts';

/** What travels through the provider and back. */
type Travelling = { path: string };

/** Goes with the state there and back, so that a second try is known as one even where storage is closed. */
const secondTry = 'again';
/** Goes with the state of a question that the provider answers without showing anything. */
const quiet = 'quiet';

/** Leaves the page, unless the provider does not answer: it is asked again, since it may have gone since this page began. */
export async function redirectToSignIn(
  path: string,
  { loginHint, isSecondTry }: SignInOptions = {},
): Promise<void> {
  const isQuiet = !loginHint && silentFrameFailed;
  const mark = isSecondTry ? secondTry : isQuiet ? quiet : undefined;
  try {
    await createManager().signinRedirect({
      state: { path } satisfies Travelling,
      nonce: newNonce(),
      ...(mark && { url_state: mark }),
      // An address that is given names the person who signs in, not the one whom the provider knows in this browser.
      ...(loginHint ? { login_hint: loginHint, prompt: 'login' } : isQuiet && { prompt: 'none' }),
    });
  } catch (error) {
    throw problemOf(error);
  }
}

/** Ends a sign-in at `/auth`; a window opened by another one only reports to it. */
export async function completeSignIn(): Promise<SignInOutcome> {
  const query = new URLSearchParams(location.search);
  const [id = '', mark] = query.get('state')?.split(';') ?? [];
  const stored = tabStorage.get(`oidc.${id}`);
  // A popup has a session storage of its own, so the state that it carries back is not in there.
  if (window.opener && stored === null) {
    tellOpener(location.href);
    return { kind: 'popup', hasFailed: query.has('error') };
  }
  try {
    const user = await manager.signinRedirectCallback();
    tell({ kind: 'user', user: user.toStorageString() });
    return { kind: 'signed-in', path: (user.state as Travelling | undefined)?.path };
  } catch (error) {
    return { kind: failureOf(error, mark === quiet), path: pathIn(stored), isSecondTry: mark === secondTry };
  }
}

export const completeSilentSignIn = () => manager.signinSilentCallback();

export async function signInByPopup(): Promise<void> {
  const user = await manager.signinPopup({ nonce: newNonce() }).catch((error: unknown) => {
    throw problemOf(error);
  });
  tell({ kind: 'user', user: user.toStorageString() });
}

export async function redirectToSignOut(): Promise<void> {
  tell({ kind: 'signed-out' });
  // Not every provider revokes (RFC 7009), and what is left ends by itself. Some refuse to revoke JWT access tokens.
  await manager.revokeTokens(['refresh_token']).catch(() => {});
  try {
    await manager.signoutRedirect();
  } catch {
    // The provider has no end-session endpoint, or does not answer: sign out here.
    location.assign(portalPath('auth-clear'));
  }
}

export async function forgetEverything(): Promise<void> {
  tell({ kind: 'signed-out' });
  await manager.removeUser();
  await manager.clearStaleState();
}
