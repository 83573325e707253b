import { readJson, tabStorage } from '../state/browser-storage.ts';

/** Unlock tokens open one password-protected public item each; they are saved for the tab. */
const prefix = 'tv.unlock.';

export function saveUnlockToken(mediaContentId: string, token: string, expiresAt: string): void {
  tabStorage.set(prefix + mediaContentId, JSON.stringify({ token, expiresAt }));
}

let guestToken: string | undefined;
/** Of the guest's page that is open: it opens all that is shared. */
export const setGuestToken = (token: string | undefined): void => {
  guestToken = token;
};

export function unlockTokenOf(mediaContentId: string, now = Date.now()): string | undefined {
  if (guestToken) return guestToken;
  const key = prefix + mediaContentId;
  // Every picture asks, and hardly any item has a token.
  if (tabStorage.get(key) === null) return undefined;
  const { token, expiresAt } = (readJson(tabStorage, key) ?? {}) as Record<string, unknown>;
  if (typeof token === 'string' && Date.parse(String(expiresAt)) > now) return token;
  tabStorage.set(key, null);
  return undefined;
}

export function dropUnlockTokens(): void {
  for (const key of tabStorage.keys(prefix)) tabStorage.set(key, null);
}
