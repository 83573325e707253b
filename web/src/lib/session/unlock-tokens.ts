import { tabStorage } from '../state/browser-storage.ts';

/** Unlock tokens open one password-protected public item each; they are saved for the tab. */
const prefix = 'tv.unlock.';

export function saveUnlockToken(mediaContentId: string, token: string, expiresAt: string): void {
  tabStorage.set(prefix + mediaContentId, JSON.stringify({ token, expiresAt }));
}

export function unlockTokenOf(mediaContentId: string, now = Date.now()): string | undefined {
  const stored = tabStorage.get(prefix + mediaContentId);
  if (stored === null) return undefined;
  try {
    const { token, expiresAt } = JSON.parse(stored) as { token: string; expiresAt: string };
    if (Date.parse(expiresAt) > now) return token;
  } catch {
    // No value of ours: it is removed below.
  }
  dropUnlockToken(mediaContentId);
  return undefined;
}

const dropUnlockToken = (mediaContentId: string) => tabStorage.set(prefix + mediaContentId, null);

export function dropUnlockTokens(): void {
  for (const key of tabStorage.keys(prefix)) tabStorage.set(key, null);
}
