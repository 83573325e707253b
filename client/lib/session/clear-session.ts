import { pushedTo } from '../notifications/pushed-to.ts';
import { seenAsKey } from '../seen-as/storage-key.ts';
import { tabStorage } from '../state/browser-storage.ts';
import { forgetUnsaved } from '../state/unsaved-storage.ts';
import { session } from './session-state.ts';
import { rememberSignIn } from './signed-in-before.ts';
import { dropUnlockTokens } from './unlock-tokens.ts';

/** Removes everything of the person from this browser but their preferences: the work of `/auth-clear`. */
export async function clearSession(): Promise<void> {
  rememberSignIn(false);
  dropUnlockTokens();
  forgetUnsaved();
  if (pushedTo())
    await import('../notifications/push.ts').then(({ forgetDevice }) => forgetDevice()).catch(() => {});
  const { forgetEverything } = await import('../sign-in/steps.ts');
  await forgetEverything();
  for (const key of tabStorage.keys('oidc.')) tabStorage.set(key, null);
  tabStorage.set(seenAsKey, null);
  session.set({ status: 'signed-out' });
}
