import { limits } from '@tv/contract/limits/limits';
import { deviceStorage, readJson } from '@tv/client/lib/state/browser-storage.ts';

const key = (userId: string | undefined, organizationId: string) =>
  `tv.searches.${userId ?? 'visitor'}.${organizationId}`;

/** Newest first, lower-cased, each once, at most 8; per person and organization. */
export function withSearch(searches: readonly string[], term: string): string[] {
  const clean = term.trim().toLowerCase();
  if (!clean) return [...searches];
  return [clean, ...searches.filter((search) => search !== clean)].slice(0, limits.recentSearches);
}

export function recentSearches(userId: string | undefined, organizationId: string): string[] {
  const stored = readJson(deviceStorage, key(userId, organizationId));
  return Array.isArray(stored)
    ? stored.filter((term) => typeof term === 'string').slice(0, limits.recentSearches)
    : [];
}

export function rememberSearch(userId: string | undefined, organizationId: string, term: string): void {
  const searches = withSearch(recentSearches(userId, organizationId), term);
  deviceStorage.set(key(userId, organizationId), JSON.stringify(searches));
}

export const forgetSearches = (userId: string | undefined, organizationId: string) =>
  deviceStorage.set(key(userId, organizationId), null);
