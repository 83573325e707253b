import { readJson, tabStorage } from '../state/browser-storage.ts';

/** Unlock tokens open one password-protected public item each; they are saved for the tab. */
const prefix = 'tv.unlock.';

export function saveUnlockToken(mediaContentId: string, token: string, expiresAt: string): void {
  tabStorage.set(prefix + mediaContentId, JSON.stringify({ token, expiresAt }));
}

export function unlockTokenOf(mediaContentId: string, now = Date.now()): string | undefined {
  const stored = (readJson(tabStorage, prefix + mediaContentId) ?? {}) as Record<string, unknown>;
  const { token, expiresAt } = stored;
  if (typeof token === 'string' && Date.parse(String(expiresAt)) > now) return token;
  tabStorage.set(prefix + mediaContentId, null);
  return undefined;
}

export function dropUnlockTokens(): void {
  for (const key of tabStorage.keys(prefix)) tabStorage.set(key, null);
}
