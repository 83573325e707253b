import { isPublicPath, portalPath } from '@tv/contract/pages/page-paths';
import {
  ErrorResponse,
  type INavigator,
  InMemoryWebStorage,
  type StateStore,
  User,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { configuration } from '../api/configuration.ts';
import { isFramedByOthers } from '../browser/framed.ts';
import { tabStorage } from '../state/browser-storage.ts';
import { seenAsKey } from '../seen-as/storage-key.ts';
import { rememberSignIn } from '../session/signed-in-before.ts';
import { renewInOneTab } from './renew.ts';
import { session } from '../session/session-state.ts';
import { SignInProblem } from './problem.ts';
import { anotherTabHasSession, askOtherTabs, hear, holdSessionLock, tell } from '../session/tabs.ts';

/** Seconds that the provider has for each answer. */
const answerWithin = 10;

/** Binds the ID token to this request (OpenID Connect Core, section 3.1.2.1); some providers refuse one without. */
export const newNonce = () => crypto.randomUUID();

/** The state of a sign-in that is under way. Where storage is closed it lasts as long as the page. */
const stateStore: StateStore = {
  get: async (key) => tabStorage.get(`oidc.${key}`),
  set: async (key, value) => tabStorage.set(`oidc.${key}`, value),
  async remove(key) {
    const value = tabStorage.get(`oidc.${key}`);
    tabStorage.set(`oidc.${key}`, null);
    return value;
  },
  getAllKeys: async () => tabStorage.keys('oidc.').map((key) => key.slice('oidc.'.length)),
};

/** Of the pages that need them alone. */
const windows = () => import('./windows.ts');
const byWindow: INavigator = {
  prepare: () => windows().then(({ openWindow }) => openWindow()),
  callback: async () => {},
};
const quietly: INavigator = { ...byWindow, prepare: () => windows().then(({ askQuietly }) => askQuietly()) };

export const manager = createManager();

export function createManager(): UserManager {
  const { authority, clientId, scope, hasUserInfo = true } = configuration().signIn;
  for (const [name, value] of Object.entries({ authority, client_id: clientId, scope })) {
    if (!value) throw new Error(`Required oidc setting ${name} missing`);
  }
  const settings = {
    authority,
    client_id: clientId,
    scope,
    response_type: 'code',
    redirect_uri: location.origin + portalPath('auth'),
    silent_redirect_uri: location.origin + portalPath('silent-auth'),
    post_logout_redirect_uri: location.origin + portalPath('auth-clear'),
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore,
    loadUserInfo: hasUserInfo,
    // Renewal is one tab's work (renew.ts), so the client's own is off.
    automaticSilentRenew: false,
    silentRequestTimeoutInSeconds: answerWithin,
    requestTimeoutInSeconds: answerWithin,
    accessTokenExpiringNotificationTimeInSeconds: 60,
  };
  return new UserManager(settings, undefined, byWindow, isFramedByOthers ? quietly : undefined);
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
  if (!(await renew())) await sessionEnded();
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
  if (isIn && !isPublicPath(location.pathname)) location.assign(portalPath('logout'));
  else await endHere();
}

/** Of a session that nobody ended here: members' pages lead to a new one, and back. */
async function sessionEnded(): Promise<void> {
  if (session.get().status !== 'signed-in') return;
  await endHere();
  if (isPublicPath(location.pathname))
    await import('./toast-failure.ts').then((toasts) => toasts.toastSessionEnded());
}

async function endHere(): Promise<void> {
  await manager.removeUser();
  session.set({ status: 'signed-out' });
}

/** The same in a page of another site, for a second at most; a session that comes later is taken, too. */
export const restoreInFrame = (): Promise<void> =>
  windows().then(({ waitBriefly, openStorage }) => waitBriefly(openStorage().then(restoreSession)));

/** A reload: another tab's session, else the provider's, asked in a hidden frame. */
export async function restoreSession(): Promise<void> {
  if (tabStorage.get(seenAsKey)) (await import('../seen-as/seen-as.ts')).resume();
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
export let silentFrameFailed = false;

export async function renew(): Promise<boolean> {
  const renewal = await renewInOneTab(
    async (byFrame) => {
      const user = await manager.signinSilent({ nonce: newNonce(), forceIframeAuth: byFrame });
      if (!user) return false;
      tell({ kind: 'user', user: user.toStorageString() });
      return true;
    },
    (error) => error instanceof ErrorResponse || error instanceof SignInProblem,
  );
  // Ended elsewhere: what is shown could not be asked for again.
  if (renewal === 'refused') await sessionEnded();
  return renewal === 'renewed';
}
