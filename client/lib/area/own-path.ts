import { portalPath } from '@tv/contract/pages/page-paths';

/** Where a sign-in or a sign-out ends. */
const callbacks = (['auth', 'silent-auth', 'auth-clear', 'logout'] as const).map(portalPath);

/** The path of this origin that a remembered target or a `redirect` query names, or undefined for anything else. */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/')) return undefined;
  const address = URL.parse(text, location.origin);
  // A parser turns `//host` and `/\host` into another origin.
  if (address?.origin !== location.origin) return undefined;
  // A person led back to where a sign-in ends would go through the sign-in again.
  if (isSignInCallback(address.pathname)) return undefined;
  // Shortened by the parser, `/.//host` and `/%2e%2e//host` have become `//host`.
  if (address.pathname.startsWith('//')) return undefined;
  return address.pathname + address.search + address.hash;
}

/** Whether a path is where a sign-in or a sign-out ends. Read like the router does: decoded, in any case, with any slashes at its end. */
export function isSignInCallback(pathname: string): boolean {
  try {
    return callbacks.includes(decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, ''));
  } catch {
    return false; // no encoding that anything decodes
  }
}
