import { ActiveState } from '@tv/contract/enumerations';
import { ProblemCode } from '@tv/contract/problems';
import type { Answer } from '@tv/contract/calls/api';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { outgoing } from '../api/outgoing.ts';
import { deviceStorage } from '../state/browser-storage.ts';
import { pushedTo } from '../notifications/pushed-to.ts';
import { forgetLanguageOfAccount } from './language-cookies.ts';
import { session } from './session-state.ts';
import { createStore, useStore } from '../state/store.ts';
import { hear, tell } from './tabs.ts';

export type CurrentUser = Answer<'GET /Users/Me'>;

/** What became of a session: a person who may enter, or the view that says why not. */
export type Admission =
  | { kind: 'ADMITTED'; user: CurrentUser }
  | { kind: 'AUTHORIZATION' | 'NOTFOUND' }
  /** `isUnverified`: the sign-in provider does not vouch for an e-mail address. */
  | { kind: 'NEWUSER'; isUnverified?: boolean }
  /** Refused: there is a session, and the service does not take it; `isSetting`: whenever and however one signs in. */
  | { kind: 'EXPIRED'; isRefused?: true; isSetting?: boolean };

export const currentUser = createStore<CurrentUser | undefined>(undefined);
export const useCurrentUser = () => useStore(currentUser);

/** The person who can save, like, follow and open what is theirs: nobody while a manager sees the portal as somebody else. */
export function useActor(): CurrentUser | undefined {
  const user = useCurrentUser();
  return outgoing.guard ? undefined : user;
}

let pending: Promise<Admission> | undefined;

/** Loads the person of the session, once. Without a session, or without an answer, it may be tried again. */
export function admit(): Promise<Admission> {
  const forget = () => {
    pending = undefined;
  };
  pending ??= loadUser().then(
    (admission) => {
      if (admission.kind === 'EXPIRED') forget();
      return admission;
    },
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  return pending;
}

async function loadUser(): Promise<Admission> {
  if (session.get().status !== 'signed-in') return { kind: 'EXPIRED' };
  try {
    const user = await call('GET /Users/Me').catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.errorCode !== ProblemCode.InternalUserWithoutRecord)
        throw error;
      return call('POST /Users/Me');
    });
    return admission(user);
  } catch (error) {
    return refusal(error);
  }
}

function admission(user: CurrentUser): Admission {
  if (user.status === ActiveState.INACTIVE) return { kind: 'AUTHORIZATION' };
  currentUser.set(user);
  const device = pushedTo();
  if (device && device.personId !== user.id)
    void import('../notifications/push.ts').then(({ forgetDevice }) => forgetDevice()).catch(() => {});
  deviceStorage.set(seenOrganization, user.organizationId);
  return { kind: 'ADMITTED', user };
}

export function refusal(error: unknown): Admission {
  if (!(error instanceof ApiError) || error.status === undefined || error.status >= 500) throw error;
  const { reason } = error.exceptionData;
  if (error.errorCode === ProblemCode.NotFound) return { kind: 'NEWUSER', isUnverified: Boolean(reason) };
  if (error.status === 401)
    return { kind: 'EXPIRED', isRefused: true, isSetting: Boolean(reason) && reason !== 'clock' };
  return { kind: 'AUTHORIZATION' };
}

/** A fresh media token, for the person who is in already. */
export async function refreshUser(): Promise<void> {
  currentUser.set(await call('GET /Users/Me'));
}

/** No answer is no reason to leave. */
export const isStillAdmitted = (): Promise<boolean> =>
  loadUser().then(
    ({ kind }) => kind === 'ADMITTED',
    () => true,
  );

const seenOrganization = 'tv.organization';

/** Nothing of the person stays when they have signed out, or their session has ended. */
export function forgetUser(): void {
  pending = undefined;
  deviceStorage.set(seenOrganization, null);
  forgetLanguageOfAccount();
  currentUser.set(undefined);
}

/** Enters another organization; the caller then reloads the page, and so do the person's other tabs. */
export async function enterOrganization(organizationId: string): Promise<void> {
  await call('PUT /Users/Me/CurrentOrganization', { body: { organizationId } });
  deviceStorage.set(seenOrganization, organizationId);
  tell({ kind: 'organization', organizationId });
}

/** Reloads this tab when the person has entered another organization in another tab. */
export function followOrganization(): () => void {
  const compare = (organizationId: string | null) => {
    const user = currentUser.get();
    if (user && organizationId && user.organizationId !== organizationId) location.reload();
  };
  const onFocus = () => compare(deviceStorage.get(seenOrganization));
  addEventListener('focus', onFocus);
  const stop = hear((message) => message.kind === 'organization' && compare(message.organizationId));
  return () => {
    removeEventListener('focus', onFocus);
    stop();
  };
}
