import { keptForSession } from '../state/browser-storage.ts';

/** Unlock tokens open one password-protected public item each; they stay with the tab. */
const prefix = 'tv.unlock.';

export function keepUnlockToken(mediaContentId: string, token: string, expiresAt: string): void {
  keptForSession.set(prefix + mediaContentId, JSON.stringify({ token, expiresAt }));
}

export function unlockTokenOf(mediaContentId: string, now = Date.now()): string | undefined {
  const kept = keptForSession.get(prefix + mediaContentId);
  if (kept === null) return undefined;
  try {
    const { token, expiresAt } = JSON.parse(kept) as { token: string; expiresAt: string };
    if (Date.parse(expiresAt) > now) return token;
  } catch {
    // Not ours; it goes.
  }
  dropUnlockToken(mediaContentId);
  return undefined;
}

const dropUnlockToken = (mediaContentId: string) => keptForSession.set(prefix + mediaContentId, null);

export function dropUnlockTokens(): void {
  for (const key of keptForSession.keys(prefix)) keptForSession.set(key, null);
}
