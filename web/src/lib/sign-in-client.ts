import { ErrorResponse, InMemoryWebStorage, User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { configuration } from './configuration.ts';
import { keptForSession } from './kept.ts';
import { rememberSignIn } from './remembered-sign-in.ts';
import { renewInOneTab } from './renew.ts';
import type { SignInOutcome } from './session.ts';
import { session } from './session-state.ts';
import { anotherTabHasSession, askOtherTabs, hear, holdSessionLock, tell } from './tabs.ts';

/** What travels through the provider and back. */
type Travelling = { path: string };

/** Binds the ID token to this request (OpenID Connect Core, section 3.1.2.1); some providers refuse one without. */
const newNonce = () => crypto.randomUUID();

const manager = createManager();

function createManager(): UserManager {
  const { authority, clientId, scope, hasUserInfo = true } = configuration().signIn;
  for (const [name, value] of Object.entries({ authority, client_id: clientId, scope })) {
    if (!value) throw new Error(`Required oidc setting ${name} missing`);
  }
  return new UserManager({
    authority,
    client_id: clientId,
    scope,
    response_type: 'code',
    redirect_uri: `${location.origin}/auth`,
    silent_redirect_uri: `${location.origin}/silent-auth`,
    post_logout_redirect_uri: `${location.origin}/auth-clear`,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    loadUserInfo: hasUserInfo,
    // Renewal is one tab's work (renew.ts), so the client's own is off.
    automaticSilentRenew: false,
    silentRequestTimeoutInSeconds: 10,
    accessTokenExpiringNotificationTimeInSeconds: 60,
    revokeTokensOnSignout: true,
    // Some providers refuse to revoke JWT access tokens; they are short-lived.
    revokeTokenTypes: ['refresh_token'],
    popupWindowFeatures: { height: 640, closePopupWindowAfterInSeconds: -1 },
  });
}

manager.events.addUserLoaded((user) => {
  const known = session.get();
  // Another person signed in in another tab: nothing of the first may stay on the screen.
  if (known.status === 'signed-in' && known.subject !== user.profile.sub) return location.reload();
  session.set({
    status: 'signed-in',
    accessToken: user.access_token,
    subject: user.profile.sub,
    expiresAt: (user.expires_at ?? 0) * 1000,
  });
  rememberSignIn(true);
  holdSessionLock();
});
manager.events.addAccessTokenExpiring(() => void renew());
manager.events.addAccessTokenExpired(async () => {
  if (!(await renew())) await endHere();
});

hear(async (message) => {
  if (message.kind === 'user') await adopt(message.user);
  if (message.kind === 'signed-out') await followSignOut();
  if (message.kind === 'ask-user') {
    const user = await manager.getUser();
    if (user && !user.expired) tell({ kind: 'user', user: user.toStorageString() });
  }
});

async function adopt(stored: string): Promise<void> {
  const user = User.fromStorageString(stored);
  await manager.storeUser(user);
  await manager.events.load(user);
}

/** A person who signs out in one tab has left them all. */
async function followSignOut(): Promise<void> {
  const isIn = session.get().status === 'signed-in';
  if (isIn && !location.pathname.startsWith('/public/')) location.assign('/logout');
  else await endHere();
}

async function endHere(): Promise<void> {
  await manager.removeUser();
  session.set({ status: 'signed-out' });
}

/** A reload: another tab's session, else the provider's, asked in a hidden frame. */
export async function restoreSession(): Promise<void> {
  const given = (await anotherTabHasSession()) ? await askOtherTabs(500) : undefined;
  if (given) return adopt(given);
  try {
    await manager.signinSilent({ nonce: newNonce() });
  } catch (error) {
    // The frame got no answer (a provider on another site, a blocked frame): the next sign-in asks it at the top level.
    silentFrameFailed = !(error instanceof ErrorResponse);
    if (!silentFrameFailed) rememberSignIn(false);
  }
}
let silentFrameFailed = false;

export const renew = () =>
  renewInOneTab(
    async (byFrame) => {
      const user = await manager.signinSilent({ nonce: newNonce(), forceIframeAuth: byFrame });
      if (!user) return false;
      tell({ kind: 'user', user: user.toStorageString() });
      return true;
    },
    (error) => error instanceof ErrorResponse,
  );

export async function redirectToSignIn(path: string, options: { loginHint?: string } = {}): Promise<void> {
  await manager.clearStaleState();
  await manager.signinRedirect({
    state: { path } satisfies Travelling,
    nonce: newNonce(),
    ...(options.loginHint && { login_hint: options.loginHint }),
    ...(silentFrameFailed && { prompt: 'none' }),
  });
}

/** Ends a sign-in at `/auth`; a window opened by another one only reports to it. */
export async function completeSignIn(): Promise<SignInOutcome> {
  const state = new URLSearchParams(location.search).get('state');
  // A popup has a session storage of its own, so the state that it carries back is not in there.
  if (window.opener && keptForSession.get(`oidc.${state}`) === null) {
    await manager.signinPopupCallback();
    return { kind: 'popup' };
  }
  try {
    const user = await manager.signinRedirectCallback();
    tell({ kind: 'user', user: user.toStorageString() });
    return { kind: 'signed-in', path: pathOf(user.state) };
  } catch (error) {
    if (!(error instanceof ErrorResponse)) return { kind: 'mismatch', path: undefined };
    const asksByHand = ['login_required', 'interaction_required', 'consent_required'].includes(
      error.error ?? '',
    );
    return { kind: asksByHand ? 'must-sign-in' : 'failed', path: pathOf(error.state) };
  }
}

const pathOf = (travelled: unknown) => (travelled as Travelling | undefined)?.path;

export const completeSilentSignIn = () => manager.signinSilentCallback();

export async function signInByPopup(): Promise<void> {
  const user = await manager.signinPopup({ nonce: newNonce() });
  tell({ kind: 'user', user: user.toStorageString() });
}

export async function redirectToSignOut(): Promise<void> {
  tell({ kind: 'signed-out' });
  try {
    await manager.signoutRedirect();
  } catch {
    // The provider has no end-session endpoint, or does not answer: sign out here.
    location.assign('/auth-clear');
  }
}

export async function forgetEverything(): Promise<void> {
  tell({ kind: 'signed-out' });
  await manager.removeUser();
  await manager.clearStaleState();
}
