import { deviceStorage } from '../state/browser-storage.ts';

/** Says that this browser has signed in before, so that public pages know whether to load the sign-in client at all. */
const key = 'tv.signed-in';

export const hasSignedInBefore = () => deviceStorage.get(key) !== null;
export const rememberSignIn = (isSignedIn: boolean) => deviceStorage.set(key, isSignedIn ? '1' : null);
